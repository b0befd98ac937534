/** A change: arrow, sign and colour together, so that colour is never alone. */
import { formatRate, formatSigned, signOf } from '@bahi/core/format.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from './cx.ts';
import { Num, speak } from './num.tsx';

export interface ChangeProps {
  /** Signed decimal text; null is unknown. */
  readonly amount?: string | null;
  /** Percent as signed decimal text. */
  readonly rate?: string | null;
  readonly digits?: number;
  readonly className?: string;
  readonly align?: 'left' | 'right';
  /** Words after it: "today". */
  readonly suffix?: string;
}

export function Change({ amount, rate, digits = 2, className, align = 'left', suffix }: ChangeProps) {
  const t = useCommonTexts();
  const direction = signOf(amount ?? rate, amount === null || amount === undefined ? 2 : digits);
  const parts = [
    amount === undefined ? null : formatSigned(amount, digits),
    rate === undefined ? null : amount === undefined ? formatRate(rate) : `(${formatRate(rate)})`,
  ].filter((part) => part !== null);
  const shown = [...parts, suffix].filter(Boolean).join(' ');
  const plain = parts.map((part) => speak(part.replaceAll(/[()+−]/g, ''), t)).join(', ');
  const spoken = direction > 0 ? t.spokenUp(plain) : direction < 0 ? t.spokenDown(plain) : `${plain} ${t.unchanged}`;
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-1',
        align === 'right' && 'justify-end',
        colourOf(direction),
        className,
      )}
    >
      <Arrow direction={direction} />
      <Num spoken={`${spoken}${suffix === undefined ? '' : ` ${suffix}`}`} align={align}>
        {shown}
      </Num>
    </span>
  );
}

export function colourOf(direction: -1 | 0 | 1): string {
  return direction > 0 ? 'text-up' : direction < 0 ? 'text-down' : 'text-ink-2';
}

/** ▲▼ are not in the font: drawn, and hidden from screen readers, who hear the word. */
export function Arrow({ direction }: { readonly direction: -1 | 0 | 1 }) {
  if (direction === 0) return null;
  return (
    <svg viewBox="0 0 8 6" aria-hidden="true" className="h-[0.45em] w-[0.6em] shrink-0">
      <path d={direction > 0 ? 'M4 0 8 6H0z' : 'M0 0h8L4 6z'} fill="currentColor" />
    </svg>
  );
}
