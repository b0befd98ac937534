/** One instrument in a list: name and code, sparkline, price and change. The whole row is one link of 60 px. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Change } from '../../ui/change.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';

export interface TickerRowProps {
  readonly name: string;
  readonly symbol: string;
  /** After the code: "200 held", a halted mark. */
  readonly note?: ReactNode;
  readonly price: string | null | undefined;
  readonly changeRate: string | null | undefined;
  readonly digits?: number;
  readonly sparkline?: { readonly points: readonly number[]; readonly previousClose: number } | undefined;
  readonly href: string;
  /** At the right edge, outside the link: a star, a menu. */
  readonly end?: ReactNode;
  readonly isSelected?: boolean;
}

export function TickerRow({
  name,
  symbol,
  note,
  price,
  changeRate,
  digits = 2,
  sparkline,
  href,
  end,
  isSelected = false,
}: TickerRowProps) {
  return (
    <div className={cx('flex items-stretch border-t border-line', isSelected ? 'bg-wash' : 'bg-surface')}>
      <a
        href={href}
        aria-current={isSelected ? 'true' : undefined}
        className={cx(
          'grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_64px_104px] items-center gap-2 py-2 pl-4 @max-tight:grid-cols-[minmax(0,1fr)_auto] focus-visible:-outline-offset-2',
          end === undefined ? 'pr-4' : 'pr-0',
        )}
      >
        <span className="min-w-0">
          <span
            className={cx(
              // Long names condense before they are cut.
              name.length > 20 ? '[font-stretch:75%]' : name.length > 14 && '[font-stretch:84%]',
              'block truncate font-semibold',
            )}
          >
            {name}
          </span>
          <span className="block truncate text-small text-ink-3">
            {symbol}
            {note !== undefined && <> · {note}</>}
          </span>
        </span>
        <span className="@max-tight:hidden">
          {sparkline !== undefined && <Sparkline {...sparkline} rate={changeRate} />}
        </span>
        <span className="min-w-0 text-right">
          <PriceCell price={price} digits={digits} className="font-medium" align="right" />
          <Change rate={changeRate ?? null} className="text-small font-medium" align="right" />
        </span>
      </a>
      {end}
    </div>
  );
}
