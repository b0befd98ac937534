/**
 * A list of instruments as a table: a header that stays and sorts (aria-sort), and only the rows in sight in the page.
 * Scrolls with the screen's own body.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useHeld } from '../../data/held.ts';
import type { Instrument } from '../../data/instruments.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { usePane } from '../../shell/pane.tsx';
import { useRememberedSymbol } from '../../shell/remembered.ts';
import { useSettings, type Density } from '../../shell/settings.ts';
import { cx } from '../../ui/cx.ts';
import { InstrumentRow, bothBelow, figuresBelow, nameAlone, rowColumns, rowHeight } from './instrument-row.tsx';
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
  /** The watchlist these rows are of, so that a row can be moved to another. */
  readonly list?: string;
}

export function InstrumentList({ label, rows, sort, noteOf, list }: InstrumentListProps) {
  const header = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const [startMargin, setStartMargin] = useState(0);
  const held = useHeld();
  const { kind } = usePane();
  const chosen = useRememberedSymbol();
  const isClosed = useIsClosed();
  const { listDensity: density } = useSettings();
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
        <div role="row" aria-rowindex={1} className={cx(rowColumns[density], 'items-center text-small text-ink-2')}>
          <Header column="name" sort={sort} />
          {density !== 'compact' && <Trend />}
          <div className={density === 'compact' ? 'contents' : cx('flex justify-end gap-2', bothBelow)}>
            <Header column="price" sort={sort} isAtEnd />
            <Header column="change" sort={sort} isAtEnd />
          </div>
          <ActionsHeader />
        </div>
      </div>
      <div role="rowgroup" className="border-b border-line">
        <Rows {...{ rows, body, startMargin, density }}>
          {(instrument, at) => (
            <InstrumentRow
              key={instrument.symbol}
              instrument={instrument}
              density={density}
              list={list}
              note={noteOf?.(instrument.symbol) ?? null}
              held={held.get(instrument.symbol)}
              rowIndex={at + 1}
              isSelected={kind === 'list' && instrument.symbol === chosen}
              isOld={instrument.source !== 'practice' || (isClosed && instrument.calendar !== 'always')}
            />
          )}
        </Rows>
      </div>
    </div>
  );
}

/** A short list needs no virtual rows, and keeps its rows findable in the page. */
const PLAIN_MAX = 40;

function Rows({
  rows,
  body,
  startMargin,
  density,
  children,
}: {
  readonly rows: readonly Instrument[];
  readonly body: { readonly current: HTMLElement | null };
  readonly startMargin: number;
  readonly density: Density;
  readonly children: (instrument: Instrument, at: number) => React.ReactElement;
}) {
  if (rows.length <= PLAIN_MAX) return <>{rows.map(children)}</>;
  // The header above is in the page first, so the body is known when this asks for it.
  if (startMargin === 0) return null;
  return (
    <Virtualizer data={rows} scrollRef={body} startMargin={startMargin} itemSize={rowHeight[density]} key={density}>
      {children}
    </Virtualizer>
  );
}

interface HeaderProps {
  readonly column: SortKey;
  readonly sort: InstrumentListProps['sort'];
  /** Above figures, which stand at the right. */
  readonly isAtEnd?: boolean;
}

const endClass = `justify-end ${figuresBelow}`;

function Header({ column, sort, isAtEnd = false }: HeaderProps) {
  const t = useInstrumentTexts();
  const word = t.column[column];
  if (sort === undefined) {
    return (
      <div role="columnheader" className={cx('flex min-h-9 items-center', isAtEnd ? endClass : nameAlone)}>
        {word}
      </div>
    );
  }
  const order = ariaSort(sort.value, column);
  return (
    <div role="columnheader" aria-sort={order} className={cx('flex min-w-0', isAtEnd ? endClass : nameAlone)}>
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
    <div role="columnheader" className="hidden @min-[21.875rem]:block">
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
