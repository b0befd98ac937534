/** A link within a line: as tall as a finger (44 px) without making the line taller. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface InlineLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function InlineLink({ to, children, className }: InlineLinkProps) {
  return (
    <a
      href={to}
      className={cx(
        'relative inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-2.5',
        className,
      )}
    >
      {children}
    </a>
  );
}
