/** A price that flashes once when it moves: 400 ms, at most once a second, never for calm prices or reduced motion. */
import { useEffect, useRef } from 'react';
import { formatPrice, signOf } from '@bahi/core/format.ts';
import { useSettings } from '../shell/settings.ts';
import { colourOf } from './change.tsx';
import { cx } from './cx.ts';
import { Num } from './num.tsx';

export interface PriceCellProps {
  readonly price: string | null | undefined;
  readonly digits?: number;
  /** Off in lists. */
  readonly canFlash?: boolean;
  readonly className?: string;
  readonly align?: 'left' | 'right';
}

export function PriceCell({ price, digits = 2, canFlash = false, className, align = 'left' }: PriceCellProps) {
  const { hasCalmPrices } = useSettings();
  const cell = useRef<HTMLSpanElement>(null);
  const before = useRef({ price, flashedAt: 0 });
  useEffect(() => {
    const last = before.current;
    if (last.price === price) return;
    const direction = signOf(String(Number(price) - Number(last.price)), 8);
    before.current = { price, flashedAt: last.flashedAt };
    if (!canFlash || hasCalmPrices || direction === 0 || Date.now() - last.flashedAt < 1000) return;
    before.current.flashedAt = Date.now();
    flash(cell.current, direction);
  }, [price, canFlash, hasCalmPrices]);
  return (
    <span ref={cell} className={cx('block min-w-0 rounded-[4px]', className)}>
      <Num align={align}>{formatPrice(price, digits)}</Num>
    </span>
  );
}

function flash(element: HTMLElement | null, direction: -1 | 1): void {
  if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const probe = colourOf(direction) === 'text-up' ? '--up' : '--down';
  element.animate(
    [{ backgroundColor: `color-mix(in srgb, var(${probe}) 12%, transparent)` }, { backgroundColor: 'transparent' }],
    { duration: 400, easing: 'ease-out' },
  );
}
