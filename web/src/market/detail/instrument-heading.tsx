/** The sticky heading of an instrument: which one this is, and its price, never out of sight. */
import type { LiveQuote } from '../../data/live-quote.ts';
import { Change } from '../../ui/change.tsx';
import { cx } from '../../ui/cx.ts';
import { Monogram } from '../../ui/monogram.tsx';

export interface InstrumentHeadingProps {
  readonly name: string;
  readonly symbol: string;
}

export function InstrumentHeading({ name, symbol }: InstrumentHeadingProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {/* A phone's name needs the room. */}
      <Monogram symbol={symbol} className="max-md:hidden" />
      <span className="block min-w-0">
        {/* Long names condense before they are cut. */}
        <span className={cx('block truncate leading-tight', name.length > 16 && '[font-stretch:78%]')}>{name}</span>
        <span className="num block truncate text-small font-medium text-ink-3">{symbol}</span>
      </span>
    </span>
  );
}

/** Price and change under the bar; it does not scroll away. */
export function PriceLine({
  quote,
  digits,
  isOld,
  children,
}: {
  readonly quote: LiveQuote | undefined;
  readonly digits: number;
  /** The session is over: the price is the last one. */
  readonly isOld: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 px-4">
      <span className={isOld ? 'text-ink-2' : undefined}>{children}</span>
      {quote?.change !== null && quote !== undefined && (
        <Change amount={quote.change} rate={quote.changeRate} digits={digits} className="font-medium" />
      )}
    </div>
  );
}
