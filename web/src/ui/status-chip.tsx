/** A state in one glance: icon and word, never colour alone. */
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'info' | 'waiting' | 'success' | 'error' | 'locked' | 'ended';

const looks = {
  neutral: ['bg-sunk text-ink-2', null],
  info: ['bg-wash text-action', CircleDashed],
  waiting: ['bg-waiting-wash text-ink', Clock],
  success: ['bg-sunk text-success', Check],
  error: ['bg-sunk text-error', CircleAlert],
  locked: ['bg-sunk text-ink-2', Lock],
  ended: ['bg-sunk text-ink-2', X],
} as const;

export function StatusChip({
  tone,
  children,
  hasIcon = true,
}: {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly hasIcon?: boolean;
}) {
  const [colours, Icon] = looks[tone];
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-chip px-2 py-0.5 text-small font-semibold whitespace-nowrap',
        colours,
      )}
    >
      {hasIcon && Icon !== null && <Icon size={14} strokeWidth={2.25} aria-hidden="true" />}
      {children}
    </span>
  );
}
