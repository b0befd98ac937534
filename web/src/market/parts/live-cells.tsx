/**
 * Price, rate and figures of one row of a list, each following the row's quote by itself. A change writes one text a cell:
 * the sign, the arrow and the spoken word beside the figure change only when its direction does.
 */
import { memo, useLayoutEffect, useRef } from 'react';
import { formatCompact, formatPrice, formatRate, signOf } from '@bahi/core/format.ts';
import { FIGURES_MS, usePacedQuote } from '../../data/paced-quote.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { Arrow, colourOf } from '../../ui/change.tsx';
import { cx } from '../../ui/cx.ts';
import { fitNumber, observeWidth } from '../../ui/fit.ts';

interface CellProps {
  readonly symbol: string;
  readonly className?: string;
}

export const LivePrice = memo(function LivePrice({
  symbol,
  digits,
  className,
}: CellProps & { readonly digits: number }) {
  const quote = usePacedQuote(symbol);
  return (
    <span className={cx('block min-w-0', className)}>
      <Figure>{formatPrice(quote?.last, digits)}</Figure>
    </span>
  );
});

export const LiveRate = memo(function LiveRate({ symbol, className }: CellProps) {
  const t = useCommonTexts();
  const rate = usePacedQuote(symbol)?.changeRate ?? null;
  const direction = signOf(rate);
  // "down " is heard, the arrow and the minus are seen.
  const [before, after] = (direction > 0 ? t.spokenUp : t.spokenDown)('|').split('|');
  return (
    <span className={cx('flex min-w-0 items-center justify-end gap-1', colourOf(direction), className)}>
      <Arrow direction={direction} />
      {direction !== 0 && before !== '' && <span className="sr-only">{before}</span>}
      {direction !== 0 && (
        <span aria-hidden="true" className="-mr-1">
          {direction > 0 ? '+' : '−'}
        </span>
      )}
      <Figure>{formatRate(rate).replace(/^[+−]/, '')}</Figure>
      {direction !== 0 && after !== '' && <span className="sr-only">{after}</span>}
    </span>
  );
});

/** Volume and the session's range, in one text that changes every few seconds. */
export const LiveFigures = memo(function LiveFigures({ symbol, digits }: CellProps & { readonly digits: number }) {
  const t = useWatchlistTexts();
  const common = useCommonTexts();
  const quote = usePacedQuote(symbol, FIGURES_MS);
  const parts = [
    quote !== undefined && quote.volume > 0 && t.volume(formatCompact(quote.volume, common.units)),
    quote !== undefined &&
      quote.low !== null &&
      quote.high !== null &&
      t.range(formatPrice(quote.low, digits), formatPrice(quote.high, digits)),
  ];
  return <span className="num block text-small text-ink-2">{parts.filter(Boolean).join(' · ')}</span>;
});

/** As Num, for a text that is heard as it is seen. */
function Figure({ children }: { readonly children: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const { length } = children;
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, text.current];
    return outer === null || inner === null ? undefined : observeWidth(outer, () => fitNumber(outer, inner));
    // Digits are of equal width: only another number of them can need another fit.
  }, [length]);
  return (
    <span ref={box} className="num relative block min-w-0 text-right">
      <span ref={text} className="inline-block">
        {children}
      </span>
    </span>
  );
}
