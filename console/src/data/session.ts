/** The staff session of this tab: gone when the tab is closed (rules §10). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { staffLogin } from '@bahi/contract/staff/session.ts';

export type Session = OutputOf<typeof staffLogin>;

const KEY = 'bahi.console.session';
const ENDED = 'bahi.console.ended';

export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

export function keepSession(session: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
  sessionStorage.removeItem(ENDED);
}

export function forgetSession(): void {
  sessionStorage.removeItem(KEY);
}

/** The server ended it: the sign-in page says so. */
export function endSession(): void {
  forgetSession();
  sessionStorage.setItem(ENDED, 'true');
}

export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(ENDED) !== null;
}
