/**
 * Asks for the fund password when an order or an application needs it, opens the session for them (15 minutes), and sends what
 * was refused again. Nothing while nothing was refused for want of it.
 */
import { Suspense, lazy } from 'react';

const UnlockBody = lazy(() => import('./unlock-body.tsx'));

export interface UnlockSheetProps {
  /** The command that may be refused. */
  readonly command: {
    readonly state: { readonly phase: string; readonly refusal?: { readonly code: string } };
    readonly retry: () => void;
    readonly reset: () => void;
  };
}

export function UnlockSheet({ command: { state, retry, reset } }: UnlockSheetProps) {
  const code = state.phase === 'refused' ? (state.refusal?.code ?? '') : '';
  if (!asksForUnlock(code)) return null;
  return (
    <Suspense>
      <UnlockBody isMissing={code === MISSING} onUnlocked={retry} onClose={reset} />
    </Suspense>
  );
}

const MISSING = 'security.fund_password_missing';

/** The refusals that the sheet answers, so that a form need not say them. */
export function asksForUnlock(code: string): boolean {
  return code === 'security.fund_password_needed' || code === MISSING;
}
