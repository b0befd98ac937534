/** What differs between two texts, line by line: what went and what came is told by a sign and a word, not by colour alone. */
import type { diffDocument } from '@bahi/contract/content/staff-calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { Box, Typography } from '@mui/material';
import { useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

type Line = OutputOf<typeof diffDocument>['lines'][number];

export function LineChanges({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useWords(ownWords);
  if (lines.every(({ change }) => change === 'same')) return <Typography sx={{ p: 2 }}>{texts.noChanges}</Typography>;
  return (
    <Box
      component="ol"
      role="list"
      tabIndex={0}
      aria-label={texts.changes}
      sx={{ m: 0, p: 0, maxHeight: 480, overflow: 'auto', listStyle: 'none', fontFamily: 'monospace' }}
    >
      {lines.map(({ change, text }, index) => (
        <Box
          key={index}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: '2rem minmax(0, 1fr)',
            minHeight: '1.5em',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            ...(change === 'same' ? { color: 'text.secondary' } : {}),
            ...(change === 'added' ? { bgcolor: 'info.light' } : {}),
            ...(change === 'removed' ? { bgcolor: 'warning.light' } : {}),
          }}
        >
          <Box
            component="span"
            {...(change === 'same' ? {} : { role: 'img', 'aria-label': texts[change] })}
            sx={{ textAlign: 'center' }}
          >
            {change === 'added' ? '+' : change === 'removed' ? '−' : ''}
          </Box>
          <Box
            component={change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span'}
            sx={{ textDecoration: 'none' }}
          >
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
