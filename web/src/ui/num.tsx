/**
 * A figure. It is never cut off: when its place is too narrow the letters condense (font width 100 -> 75), and
 * only then get smaller. Screen readers hear a spoken form ("minus 1.84 percent").
 */
import { useLayoutEffect, useRef } from 'react';
import { useCommonTexts } from '../i18n/common.ts';
import type { CommonTexts } from '../i18n/common.en.ts';
import { cx } from './cx.ts';
import { fitNumber, observeWidth } from './fit.ts';

export interface NumProps {
  /** Ready to show: use the formatters of core/src/format.ts. */
  readonly children: string;
  /** Spoken instead of the figure; by default made from it. */
  readonly spoken?: string;
  readonly className?: string;
  readonly align?: 'left' | 'right' | 'center';
}

const LONG = 11;

export function Num({ children, spoken, className, align = 'left' }: NumProps) {
  const t = useCommonTexts();
  const box = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const { length } = children;
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = text.current;
    if (outer === null || inner === null) return;
    // Short figures fit nearly always: only long ones are worth a measurement before the first paint.
    if (length >= LONG) fitNumber(outer, inner);
    return observeWidth(outer, () => fitNumber(outer, inner));
    // The digits are of equal width: only another number of them can need another fit.
  }, [length]);
  return (
    <span
      ref={box}
      className={cx(
        'num relative block min-w-0',
        align === 'right' && 'text-right',
        align === 'center' && 'text-center',
        className,
      )}
    >
      <span ref={text} aria-hidden="true" className="inline-block">
        {children}
      </span>
      <span className="sr-only">{spoken ?? speak(children, t)}</span>
    </span>
  );
}

/** "−1.84%" -> "minus 1.84 percent". */
export function speak(figure: string, t: CommonTexts): string {
  if (figure === '—') return t.unknownValue;
  const isPercent = figure.endsWith('%');
  const isMinus = figure.startsWith('−');
  const bare = figure.replace(/^[−+]/, '').replace(/%$/, '');
  const value = isPercent ? t.spokenPercent(bare) : bare;
  return isMinus ? t.spokenMinus(value) : value;
}
