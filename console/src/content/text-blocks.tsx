/** A text as its readers see it, drawn from the same blocks as in the app (contract/src/content/blocks.ts). Links lead nowhere here. */
import type { Block, Run } from '@bahi/contract/content/blocks.ts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function TextBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
    </Box>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography
          component={block.level === 2 ? 'h4' : 'h5'}
          sx={{ mt: 1, fontWeight: 600, fontSize: block.level === 2 ? '1.0625rem' : 'inherit' }}
        >
          <Runs runs={block.runs} />
        </Typography>
      );
    case 'paragraph':
      return (
        <Box component="p" sx={{ m: 0 }}>
          <Runs runs={block.runs} />
        </Box>
      );
    case 'list':
      return <Items items={block.items} />;
    case 'table':
      return (
        <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' }}>
            <thead>
              <tr>
                {block.head.map((runs, index) => (
                  <Cell key={index} component="th" runs={runs} />
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((runs, index) => (
                    <Cell key={index} component="td" runs={runs} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      );
    case 'quote':
      return (
        <Box component="blockquote" sx={{ m: 0, pl: 1.5, borderLeft: 4, borderColor: 'divider' }}>
          {block.paragraphs.map((runs, index) => (
            <Box key={index} component="p" sx={{ m: 0 }}>
              <Runs runs={runs} />
            </Box>
          ))}
        </Box>
      );
    case 'figure':
      return (
        <Box
          component="figure"
          sx={{ m: 0, p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 }}
        >
          <Box component="code">{block.name}</Box>
          <Box component="figcaption" sx={{ color: 'text.secondary' }}>
            {block.alt}
          </Box>
        </Box>
      );
  }
}

type Item = Extract<Block, { kind: 'list' }>['items'][number];

function Items({ items }: { readonly items: readonly (Omit<Item, 'items'> & Partial<Pick<Item, 'items'>>)[] }) {
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {items.map(({ number, runs, items: inner = [] }, index) => (
        <Box
          key={index}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: `${number === null ? '1rem' : '2.25rem'} minmax(0, 1fr)` }}
        >
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{number ?? '•'}</Box>
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <span>
              <Runs runs={runs} />
            </span>
            {inner.length > 0 && <Items items={inner} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Cell({ component, runs }: { readonly component: 'th' | 'td'; readonly runs: readonly Run[] }) {
  return (
    <Box
      component={component}
      {...(component === 'th' ? { scope: 'col' } : {})}
      sx={{ px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' }}
    >
      <Runs runs={runs} />
    </Box>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, index) => <OneRun key={index} run={run} />);
}

function OneRun({ run: { text, isStrong, isEmphasis, isCode, href } }: { readonly run: Run }) {
  let shown: ReactNode = text;
  if (isCode) shown = <code>{shown}</code>;
  if (isEmphasis) shown = <em>{shown}</em>;
  if (isStrong) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  return (
    <Box component="span" title={href} sx={{ color: 'primary.main', textDecoration: 'underline' }}>
      {shown}
    </Box>
  );
}
