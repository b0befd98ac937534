/**
 * One row of a list of instruments: name, code and what is held, today's line, price and change, and a menu. Its cells
 * follow their own quote, so that neither the list nor the row renders with a price. Pressing anywhere opens the instrument.
 */
import { memo, useRef } from 'react';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useQuoteFigure } from '../../data/live.ts';
import { usePacedQuote } from '../../data/paced-quote.ts';
import { useSparkline } from '../../data/sparklines.ts';
import { useInstrumentTexts, type InstrumentTexts } from '../../i18n/instruments.ts';
import type { Density } from '../../shell/settings.ts';
import { cx } from '../../ui/cx.ts';
import { premiumOf } from '../premium.ts';
import { instrumentHref } from './instrument-link.ts';
import { LiveFigures, LivePrice, LiveRate } from './live-cells.tsx';
import { RowMenuButton } from './row-menu-button.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { useLongPress } from '../../ui/use-long-press.ts';

export interface InstrumentRowProps {
  readonly instrument: Instrument;
  readonly density: Density;
  readonly held: number | undefined;
  readonly note: string | null;
  /** Counted from 1 after the header, for screen readers: only some rows are in the page. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  /** The market is closed: the price is the last one. */
  readonly isOld: boolean;
  /** The list these rows are of, to move a row to another. */
  readonly list: string | undefined;
}

/** Name | line | price over change | menu; compact has price and change side by side. Columns leave when it is narrow for its letters. */
export const rowColumns: Readonly<Record<Density, string>> = {
  compact:
    'grid grid-cols-[minmax(0,1fr)_4.25rem_4rem_36px] gap-x-2 pl-4 @max-tight:grid-cols-[1fr_1fr_36px] @min-[18.75rem]:grid-cols-[minmax(0,1fr)_5.25rem_4.5rem_36px]',
  normal:
    'grid grid-cols-[minmax(0,1fr)_5.5rem_36px] gap-x-2 pl-4 @max-tight:grid-cols-[minmax(0,1fr)_36px] @min-[18.75rem]:grid-cols-[minmax(0,1fr)_6.5rem_36px] @min-[21.875rem]:grid-cols-[minmax(0,1fr)_4rem_6.5rem_36px]',
  rich: 'grid grid-cols-[minmax(0,1fr)_5.5rem_36px] gap-x-2 pl-4 @max-tight:grid-cols-[minmax(0,1fr)_36px] @min-[18.75rem]:grid-cols-[minmax(0,1fr)_6.5rem_36px] @min-[21.875rem]:grid-cols-[minmax(0,1fr)_4rem_6.5rem_36px]',
};

/** In large letters the name has the line to itself but for the menu, and the figures stand below it. */
export const nameAlone = '@max-tight:col-start-1 @max-tight:-col-end-2';
export const figuresBelow = '@max-tight:order-last';
export const bothBelow = `${figuresBelow} @max-tight:col-span-full @max-tight:flex @max-tight:justify-between @max-tight:pr-4`;

/** Before a row is measured. */
export const rowHeight: Readonly<Record<Density, number>> = { compact: 45, normal: 61, rich: 83 };

export const InstrumentRow = memo(function InstrumentRow(props: InstrumentRowProps) {
  const { instrument, density, held, note: given, rowIndex, isSelected, isOld, list } = props;
  const t = useInstrumentTexts();
  const { symbol, name, kind, priceScale } = instrument;
  const state = useQuoteFigure([symbol], (quote) => quote(symbol)?.state ?? null) ?? instrument.state;
  const row = useRef<HTMLDivElement>(null);
  const press = useLongPress(() => row.current?.querySelector<HTMLElement>('[data-row-menu]')?.click());
  const premium = useQuoteFigure([symbol], (quote) => premiumText(quote(symbol), t));
  const isCompact = density === 'compact';
  const note = [isCompact && premium, given, heldText(held, t), stateText(state, t)].filter(Boolean).join(' · ');
  // Names of pairs and of funds differ in their last word, and what stands below says what a price is of: neither is cut.
  const isWhole = (kind === 'forex' || kind === 'fund') && !isCompact;
  const priceClass = cx('font-semibold', isOld && 'text-ink-2');
  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={rowIndex + 1}
      {...press}
      className={cx(
        rowColumns[density],
        'relative items-center border-t border-line [-webkit-touch-callout:none]',
        isCompact ? 'min-h-11' : 'min-h-15',
        isSelected ? 'bg-wash' : 'bg-surface',
      )}
    >
      <div role="rowheader" className={cx('min-w-0', nameAlone, isCompact ? 'py-1' : 'py-2')}>
        <a
          href={instrumentHref(symbol, kind)}
          aria-current={isSelected ? 'true' : undefined}
          // A narrow column has room for the code only.
          aria-label={isCompact ? `${name} ${symbol}` : undefined}
          className={cx(
            // Long names condense before they are cut.
            name.length > 20 ? '[font-stretch:75%]' : name.length > 14 && '[font-stretch:84%]',
            isWhole ? 'block leading-tight text-balance' : 'block truncate @max-tight:leading-tight',
            'font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action',
          )}
        >
          {isCompact ? (
            <>
              <span className={cx('@min-[21.875rem]:hidden', symbol.length > 6 && 'text-small [font-stretch:75%]')}>
                {symbol}
              </span>
              <span className="hidden @min-[21.875rem]:inline">{name}</span>
            </>
          ) : (
            name
          )}
        </a>
        {(!isCompact || note !== '') && (
          <span
            className={cx('block text-small text-ink-3', !isWhole && 'truncate', isCompact && '-mt-0.5 leading-[1rem]')}
          >
            {!isCompact && symbol}
            {note !== '' && (
              <span className="text-ink-2">
                {!isCompact && ' · '}
                {note}
              </span>
            )}
          </span>
        )}
        {/* Beside the code it would be cut away. */}
        {!isCompact && premium !== null && <span className="block truncate text-small text-ink-2">{premium}</span>}
      </div>
      {!isCompact && (
        <div role="cell" className="hidden @min-[21.875rem]:block">
          <TodaysLine symbol={symbol} />
        </div>
      )}
      {isCompact ? (
        <>
          <div role="cell" className={cx('min-w-0', figuresBelow)}>
            <LivePrice symbol={symbol} digits={priceScale} className={priceClass} />
          </div>
          <div role="cell" className={cx('min-w-0', figuresBelow)}>
            <LiveRate symbol={symbol} className="text-small font-medium" />
          </div>
        </>
      ) : (
        <div className={cx('min-w-0 @max-tight:pb-2', bothBelow)}>
          <div role="cell">
            <LivePrice symbol={symbol} digits={priceScale} className={priceClass} />
          </div>
          <div role="cell">
            <LiveRate symbol={symbol} className="text-small font-medium" />
          </div>
        </div>
      )}
      <div role="cell" className="relative">
        <RowMenuButton instrument={instrument} isLow={isCompact} list={list} />
      </div>
      {density === 'rich' && (
        <div role="cell" className="col-span-full -mt-1 min-w-0 pr-2 pb-2 @max-tight:order-last">
          <LiveFigures symbol={symbol} digits={priceScale} />
        </div>
      )}
    </div>
  );
});

const TodaysLine = memo(function TodaysLine({ symbol }: { readonly symbol: string }) {
  const line = useSparkline(symbol);
  const rate = usePacedQuote(symbol)?.changeRate;
  return line === undefined ? null : <Sparkline points={line.points} previousClose={line.previousClose} rate={rate} />;
});

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

/** Of a fund, as soon as it is known; null of all others. */
function premiumText(quote: LiveQuote | undefined, t: InstrumentTexts): string | null {
  const premium = premiumOf(quote);
  if (premium === null) return null;
  return (premium.isDiscount ? t.discount : t.premium)(`${formatPrice(premium.rate)}%`);
}
