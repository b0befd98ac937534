/**
 * One row of a list of instruments: name, code and what is held, today's line, price and change, and a menu. It follows
 * its own quote, so that a list does not render again with every price. Pressing anywhere opens the instrument.
 */
import { useRef } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { formatQuantity } from '@bahi/core/format.ts';
import type { Instrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { useInstrumentTexts, type InstrumentTexts } from '../i18n/instruments.ts';
import { go, href } from '../shell/location.ts';
import { Change } from './change.tsx';
import { cx } from './cx.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { PriceCell } from './price-cell.tsx';
import { Sparkline } from './sparkline.tsx';
import { useLongPress } from './use-long-press.ts';
import { useWatch } from './use-watch.ts';

export interface InstrumentRowProps {
  readonly instrument: Instrument;
  readonly held: number | undefined;
  readonly note: string | null;
  /** Counted from 1 after the header, for screen readers: only some rows are in the page. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  /** The market is closed: the price is the last one. */
  readonly isOld: boolean;
}

/** Name | line | price over change | menu. The line leaves when the column is narrow. */
export const rowColumns =
  'grid grid-cols-[minmax(0,1fr)_88px_36px] gap-x-2 pl-4 @min-[300px]:grid-cols-[minmax(0,1fr)_104px_36px] @min-[350px]:grid-cols-[minmax(0,1fr)_64px_104px_36px]';

export function InstrumentRow({ instrument, held, note: given, rowIndex, isSelected, isOld }: InstrumentRowProps) {
  const t = useInstrumentTexts();
  const { symbol, name, kind, priceScale } = instrument;
  const quote = useQuote(symbol);
  const line = useSparkline(symbol);
  const row = useRef<HTMLDivElement>(null);
  const press = useLongPress(() => row.current?.querySelector<HTMLElement>('[data-row-menu]')?.click());
  const note = [given, heldText(held, t), stateText(quote?.state ?? instrument.state, t)].filter(Boolean).join(' · ');
  const path = kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail';
  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={rowIndex + 1}
      {...press}
      className={cx(
        rowColumns,
        'relative min-h-15 items-center border-t border-line [-webkit-touch-callout:none]',
        isSelected ? 'bg-wash' : 'bg-surface',
      )}
    >
      <div role="rowheader" className="min-w-0 py-2">
        <a
          href={href(path, { symbol })}
          aria-current={isSelected ? 'true' : undefined}
          className={cx(
            // Long names condense before they are cut.
            name.length > 20 ? '[font-stretch:75%]' : name.length > 14 && '[font-stretch:84%]',
            'block truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action',
          )}
        >
          {name}
        </a>
        <span className="block truncate text-small text-ink-3">
          {symbol}
          {note !== '' && <span className="text-ink-2"> · {note}</span>}
        </span>
      </div>
      <div role="cell" className="hidden @min-[350px]:block">
        {line !== undefined && <Sparkline points={line.points} previousClose={line.previousClose} />}
      </div>
      <div className="min-w-0">
        <div role="cell">
          <PriceCell
            price={quote?.last}
            digits={priceScale}
            className={cx('font-semibold', isOld && 'text-ink-2')}
            align="right"
          />
        </div>
        <div role="cell">
          <Change rate={quote?.changeRate ?? null} className="text-small font-medium" align="right" />
        </div>
      </div>
      <div role="cell" className="relative">
        <RowMenu symbol={symbol} name={name} canBuy={kind === 'equity'} />
      </div>
    </div>
  );
}

function RowMenu({
  symbol,
  name,
  canBuy,
}: {
  readonly symbol: string;
  readonly name: string;
  readonly canBuy: boolean;
}) {
  const t = useInstrumentTexts();
  const watch = useWatch(symbol, name);
  const buy = { key: 'buy', text: t.buy, onPick: () => go('/market/marketBuy', { symbol, direction: 'long' }) };
  return (
    <LazyMenu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          data-row-menu=""
          aria-label={t.more(name)}
          title={t.more(name)}
          className="press grid h-15 w-9 place-items-center text-ink-3 focus-visible:-outline-offset-2"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      )}
      items={[
        ...(canBuy ? [buy] : []),
        { key: 'watch', text: watch.isWatched ? t.unwatch : t.watch, onPick: watch.toggle },
      ]}
    />
  );
}

function heldText(held: number | undefined, t: InstrumentTexts): string | null {
  if (held === undefined || held === 0) return null;
  return held > 0 ? t.held(formatQuantity(held)) : t.heldShort(formatQuantity(-held));
}

function stateText(state: Instrument['state'], t: InstrumentTexts): string | null {
  switch (state) {
    case 'trading':
      return null;
    case 'halted':
      return t.halted;
    case 'suspended':
      return t.suspended;
    case 'off_shelf':
      return t.offShelf;
  }
}
