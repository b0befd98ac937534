/** State X: what failed, what is safe, Retry, and a reference for support. */
import type { ReactNode } from 'react';
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from './button.tsx';

export interface ErrorPanelProps {
  readonly title?: ReactNode;
  readonly body?: ReactNode;
  readonly reference?: string | null;
  readonly onRetry?: (() => void) | undefined;
  /** What trying again is here. */
  readonly action?: string;
}

export function ErrorPanel({ title, body, reference, onRetry, action }: ErrorPanelProps) {
  const t = useCommonTexts();
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-control border border-line bg-surface p-4">
      <p className="font-semibold">{title ?? t.readFailed}</p>
      <p className="text-ink-2">{body ?? t.readFailedBody}</p>
      {reference !== null && reference !== undefined && (
        <p className="num text-small text-ink-3">{t.reference(reference)}</p>
      )}
      {onRetry !== undefined && (
        <div className="pt-1">
          <Button variant="soft" size="medium" onClick={onRetry}>
            {action ?? t.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
