/** What the rows of trading's lists share: two lines, a stock with its figures at the left and what it made at the right. */
import type { ReactNode } from 'react';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { useQuote } from '../data/live.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { listTexts } from './list-texts.ts';

/** What stands where, said once above the rows; in each row it is only heard. */
export function ListHead() {
  const { head } = useTexts(listTexts);
  return (
    <div
      aria-hidden="true"
      className="flex flex-wrap justify-between gap-x-3 px-4 pb-1 text-small text-ink-3 @max-tight:hidden"
    >
      <span>{head.left}</span>
      <span>{head.right}</span>
    </div>
  );
}

/** Code first, as it is short; the name gives way. Chips stand after it. */
export function StockName({
  symbol,
  name,
  children,
}: {
  readonly symbol: string;
  readonly name: string;
  readonly children?: ReactNode;
}) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-x-1.5 @max-tight:flex-wrap">
      <span className="font-semibold">{symbol}</span>
      <span className="min-w-0 truncate text-small text-ink-2 @max-tight:whitespace-normal">{name}</span>
      {children}
    </span>
  );
}

/** A row's line: what gives way at the left, the figure at the right. */
export function RowLine({ children, end }: { readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline gap-x-3 text-small text-ink-2 @max-tight:flex-col">
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">{children}</span>
      {end}
    </span>
  );
}

/** The first line of a row: its stock, and the largest figure. */
export function RowTitle({ children, end }: { readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline justify-between gap-x-3 @max-tight:flex-col @max-tight:items-stretch">
      {children}
      {end}
    </span>
  );
}

/** "300 × 990.10". */
export function AtAverage({ quantity, price }: { readonly quantity: number; readonly price: string }) {
  const t = useTexts(listTexts);
  return (
    <span className="num">
      <span className="sr-only">{t.quantity} </span>
      {formatQuantity(quantity)} ×<span className="sr-only"> {t.average}</span> {formatPrice(price)}
    </span>
  );
}

/** The last price, and how much it changed today. */
export function LastToday({ symbol }: { readonly symbol: string }) {
  const t = useTexts(listTexts);
  const quote = useQuote(symbol);
  const rate = quote?.changeRate ?? null;
  return (
    <span className="flex items-baseline gap-x-1">
      <span className="num">
        <span className="sr-only">{t.last} </span>
        {formatPrice(quote?.last)}
      </span>
      {rate !== null && (
        <>
          <span className="sr-only">{t.today} </span>
          <Change rate={rate} className="font-medium" />
        </>
      )}
    </span>
  );
}
