/** The button. Buy is "primary", sell is "ink": the side is never told by the up/down colours. */
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly href?: string;
  readonly variant?: 'primary' | 'ink' | 'soft' | 'outline' | 'plain' | 'danger';
  /** large 52 px (the one action of a screen), medium 44 px. */
  readonly size?: 'large' | 'medium';
  readonly type?: 'button' | 'submit';
  /** The form it sends, where it does not stand in it. */
  readonly form?: string;
  readonly isWide?: boolean;
  /** Shows three dots and ignores presses; the words stay. */
  readonly isBusy?: boolean;
  /** Why it cannot be pressed, in the reader's language. Stays focusable, and the reason is shown under it. */
  readonly blockedBecause?: string | null | undefined;
  readonly icon?: ReactNode;
  readonly label?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const variants = {
  primary: 'bg-action text-on-action',
  ink: 'bg-ink text-bg',
  soft: 'bg-wash text-action',
  outline: 'border border-edge text-ink',
  plain: 'text-action',
  danger: 'border border-error text-error',
} as const;

const sizes = { large: 'min-h-13 px-5 text-[1rem]', medium: 'min-h-11 px-4 text-body' } as const;

export function Button({
  children,
  onClick,
  href,
  variant = 'primary',
  size = 'large',
  type = 'button',
  form,
  isWide = false,
  isBusy = false,
  blockedBecause,
  icon,
  label,
  ref,
}: ButtonProps) {
  const isBlocked = Boolean(blockedBecause);
  const className = cx(
    'press inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold',
    variants[variant],
    sizes[size],
    isWide && 'w-full',
    isBlocked && 'opacity-60',
  );
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {isBusy && <BusyDots />}
    </>
  );
  if (href !== undefined && !isBlocked) {
    return (
      <a className={className} href={href} aria-label={label}>
        {content}
      </a>
    );
  }
  return (
    <span className={cx('flex flex-col gap-1', isWide ? 'w-full' : 'inline-flex')}>
      <button
        ref={ref}
        type={type}
        form={form}
        className={className}
        aria-disabled={isBlocked || isBusy || undefined}
        aria-busy={isBusy || undefined}
        aria-label={label}
        onClick={(event) => {
          if (isBlocked || isBusy) event.preventDefault();
          else onClick?.();
        }}
      >
        {content}
      </button>
      {isBlocked && <span className="text-small text-ink-2">{blockedBecause}</span>}
    </span>
  );
}

function BusyDots() {
  return (
    <svg width="20" height="6" viewBox="0 0 20 6" aria-hidden="true" className="shrink-0">
      {[3, 10, 17].map((x) => (
        <circle key={x} cx={x} cy="3" r="2" fill="currentColor" className="animate-pulse" />
      ))}
    </svg>
  );
}
