/** State E: one line saying why it is empty, and one action. Plain lists fall back to the specification's "No data". */
import type { ReactNode } from 'react';
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from './button.tsx';

interface EmptyStateProps {
  readonly children?: ReactNode;
  /** What to do about it: the words of `link`, or a control of its own. */
  readonly action?: ReactNode;
  /** Null: where it leads stands beside it. */
  readonly link?: string | null;
}

export function EmptyState({ children, action, link }: EmptyStateProps) {
  const t = useCommonTexts();
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center text-ink-2">
      <div className="w-24 text-line" aria-hidden="true">
        <div className="stitch-x" />
      </div>
      <p className="text-balance">{children ?? t.noData}</p>
      {link ? (
        <Button variant="soft" size="medium" href={link}>
          {action}
        </Button>
      ) : (
        link === undefined && action
      )}
    </div>
  );
}
