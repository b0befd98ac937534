/** A 44 px button with an icon only; its name is spoken and shown as a tooltip by the browser. */
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
  readonly href?: string;
  /** For a star, an eye: whether it is on. */
  readonly isPressed?: boolean;
  readonly tone?: 'plain' | 'action';
}

export function IconButton({ label, children, href, isPressed, tone = 'plain', ...rest }: IconButtonProps) {
  const className = cx(
    'press grid size-11 shrink-0 place-items-center rounded-control',
    tone === 'action' || isPressed ? 'text-action' : 'text-ink-2',
  );
  if (href !== undefined) {
    return (
      <a href={href} aria-label={label} title={label} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button {...rest} type="button" aria-label={label} title={label} aria-pressed={isPressed} className={className}>
      {children}
    </button>
  );
}
