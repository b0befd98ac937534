/** A text of the house drawn from its blocks (contract/src/content/blocks.ts). Nothing of it is HTML on its way here. */
import { createContext, use, type ReactNode } from 'react';
import type { Block, Run } from '@bahi/contract/content/blocks.ts';
import { cx } from '../../ui/cx.ts';

/** Over a form links are words: following one would lose what was typed. */
export const AreLinksWords = createContext(false);

export interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The level of the heading above: the text's own begin one below. */
  readonly under?: 1 | 2 | 3;
  /** Draws a figure by its name; what it does not know is told by its words alone. */
  readonly figure?: (name: string, alt: string) => ReactNode;
}

export function Blocks({ blocks, under = 1, figure }: BlocksProps) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-pretty [overflow-wrap:anywhere]">
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} under={under} {...(figure === undefined ? {} : { figure })} />
      ))}
    </div>
  );
}

interface OneProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: Block;
}

function OneBlock({ block, under = 1, figure }: OneProps) {
  switch (block.kind) {
    case 'heading': {
      const level = block.level - 1 + under;
      const Heading = `h${Math.min(level, 6)}` as 'h2';
      return (
        <Heading
          id={anchorId(block.anchor)}
          tabIndex={-1}
          className={cx('scroll-mt-4 pt-3 font-semibold', block.level === 2 && 'text-lead')}
        >
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list':
      return <List items={block.items} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-4 border-line pl-3 text-ink-2">
          {block.paragraphs.map((runs, index) => (
            <p key={index}>
              <Runs runs={runs} />
            </p>
          ))}
        </blockquote>
      );
    case 'figure':
      return (
        <figure className="flex flex-col gap-2 py-1">
          {figure?.(block.name, block.alt)}
          <figcaption className="text-small text-ink-2">{block.alt}</figcaption>
        </figure>
      );
  }
}

type ListItem = Extract<Block, { kind: 'list' }>['items'][number];

/** Numbers are text: refusals and other texts name them ("7.3"). */
function List({
  items,
  isInner = false,
}: {
  readonly items: readonly Omit<ListItem, 'items'>[] | readonly ListItem[];
  readonly isInner?: boolean;
}) {
  const isNumbered = items.some(({ number }) => number !== null);
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag role="list" className={cx('flex flex-col gap-2', isInner && 'pt-2')}>
      {items.map((item, index) => (
        <li
          key={index}
          className={cx(
            'grid gap-x-2',
            isNumbered ? 'grid-cols-[2.25rem_minmax(0,1fr)]' : 'grid-cols-[1rem_minmax(0,1fr)]',
          )}
        >
          <span className="num text-ink-2">{item.number ?? '•'}</span>
          <div>
            <Runs runs={item.runs} />
            {'items' in item && item.items.length > 0 && <List items={item.items} isInner />}
          </div>
        </li>
      ))}
    </Tag>
  );
}

function Table({
  head,
  rows,
}: {
  readonly head: readonly (readonly Run[])[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
}) {
  const label = head.map((runs) => plain(runs)).join(', ');
  return (
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="num w-full border-collapse text-small [overflow-wrap:normal] whitespace-normal">
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col" className="px-2 py-1.5 text-left font-medium text-ink-2">
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index} className="border-t border-line">
              {cells.map((runs, place) => (
                <td key={place} className="px-2 py-1.5 align-top">
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, index) => <OneRun key={index} run={run} />);
}

function OneRun({ run: { text, isStrong, isEmphasis, isCode, href } }: { readonly run: Run }) {
  const areLinksWords = use(AreLinksWords);
  let shown: ReactNode = text;
  if (isCode) shown = <code>{shown}</code>;
  if (isEmphasis) shown = <em>{shown}</em>;
  if (isStrong) shown = <strong>{shown}</strong>;
  if (href === undefined || areLinksWords) return shown;
  const isOurs = href.startsWith('#');
  return (
    <a
      href={href}
      {...(isOurs ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      // Breaks as the words around it do, and is as tall as a finger without making its lines taller.
      className="py-2.5 font-semibold text-action underline underline-offset-2 [box-decoration-break:clone]"
    >
      {shown}
    </a>
  );
}

export function plain(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Two texts may stand on one page; their headings do not meet within one, by the contract. */
function anchorId(anchor: string): string {
  return `text-${anchor}`;
}

/** The router owns the hash, so contents lead by this and not by a link. */
export function showHeading(anchor: string): void {
  const heading = document.getElementById(anchorId(anchor));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
