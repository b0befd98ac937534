/**
 * A list of instruments as a table: a header that stays and sorts (aria-sort), and only the rows in sight in the page.
 * Scrolls with the screen's own body.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { getSession } from '@bahi/contract/market.ts';
import { useHeld } from '../data/held.ts';
import type { Instrument } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { usePane } from '../shell/pane.tsx';
import { useRememberedSymbol } from '../shell/remembered.ts';
import { cx } from './cx.ts';
import { InstrumentRow, rowColumns } from './instrument-row.tsx';
import { ariaSort, nextSort, type Sort, type SortKey } from './sort-rows.ts';

export interface InstrumentListProps {
  /** Spoken name of the table. */
  readonly label: string;
  /** Already in order. */
  readonly rows: readonly Instrument[];
  /** Left out: the list has an order of its own (a ranking). */
  readonly sort?: { readonly value: Sort | null; readonly onChange: (next: Sort | null) => void };
  /** After the code: what a ranking ranks by. */
  readonly noteOf?: (symbol: string) => string | null;
}

export function InstrumentList({ label, rows, sort, noteOf }: InstrumentListProps) {
  const header = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const [startMargin, setStartMargin] = useState(0);
  const held = useHeld();
  const { kind } = usePane();
  const chosen = useRememberedSymbol();
  const isOld = useCall(getSession, {}, { staleTimeMs: 60_000 }).data?.state === 'closed';
  useLayoutEffect(() => {
    const element = header.current;
    if (element === null) return;
    body.current = element.closest<HTMLElement>('[data-scroll]');
    // Sticks while scrolled, so its place is measured from the table around it.
    setStartMargin((element.parentElement?.offsetTop ?? 0) + element.offsetHeight);
  }, []);
  return (
    <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className="@container">
      <div ref={header} role="rowgroup" className="sticky top-0 z-10 bg-bg">
        <div role="row" aria-rowindex={1} className={cx(rowColumns, 'items-center text-small text-ink-2')}>
          <Header column="name" sort={sort} />
          <Trend />
          <div className="flex justify-end gap-2">
            <Header column="price" sort={sort} />
            <Header column="change" sort={sort} />
          </div>
          <ActionsHeader />
        </div>
      </div>
      <div role="rowgroup" className="border-b border-line">
        <Rows {...{ rows, body, startMargin }}>
          {(instrument, at) => (
            <InstrumentRow
              key={instrument.symbol}
              instrument={instrument}
              note={noteOf?.(instrument.symbol) ?? null}
              held={held.get(instrument.symbol)}
              rowIndex={at + 1}
              isSelected={kind === 'list' && instrument.symbol === chosen}
              isOld={isOld}
            />
          )}
        </Rows>
      </div>
    </div>
  );
}

const ROW_HEIGHT = 61;
/** A short list needs no virtual rows, and keeps its rows findable in the page. */
const PLAIN_MAX = 40;

function Rows({
  rows,
  body,
  startMargin,
  children,
}: {
  readonly rows: readonly Instrument[];
  readonly body: { readonly current: HTMLElement | null };
  readonly startMargin: number;
  readonly children: (instrument: Instrument, at: number) => React.ReactElement;
}) {
  if (rows.length <= PLAIN_MAX) return <>{rows.map(children)}</>;
  // The header above is in the page first, so the body is known when this asks for it.
  if (startMargin === 0) return null;
  return (
    <Virtualizer data={rows} scrollRef={body} startMargin={startMargin} itemSize={ROW_HEIGHT}>
      {children}
    </Virtualizer>
  );
}

function Header({ column, sort }: { readonly column: SortKey; readonly sort: InstrumentListProps['sort'] }) {
  const t = useInstrumentTexts();
  const word = t.column[column];
  if (sort === undefined) {
    return (
      <div role="columnheader" className="flex min-h-9 items-center">
        {word}
      </div>
    );
  }
  const order = ariaSort(sort.value, column);
  return (
    <div role="columnheader" aria-sort={order} className="flex min-w-0">
      <button
        type="button"
        title={t.sortBy(word)}
        onClick={() => sort.onChange(nextSort(sort.value, column))}
        className={cx('flex min-h-11 min-w-6 items-center gap-0.5', order !== 'none' && 'font-semibold text-ink')}
      >
        {word}
        {order === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
        {order === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
      </button>
    </div>
  );
}

function Trend() {
  const t = useInstrumentTexts();
  return (
    <div role="columnheader" className="hidden @min-[350px]:block">
      {t.column.trend}
    </div>
  );
}

function ActionsHeader() {
  const t = useInstrumentTexts();
  return (
    <div role="columnheader">
      <span className="sr-only">{t.column.actions}</span>
    </div>
  );
}
