/** The staff session of this tab: gone when the tab is closed (rules §10). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { staffLogin } from '@bahi/contract/staff/session.ts';

export type Session = OutputOf<typeof staffLogin>;

const KEY = 'bahi.console.session';
const MARKS = 'bahi.console.devices';
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
  localStorage.setItem(MARKS, JSON.stringify({ ...readMarks(), [session.staff.account]: session.device }));
}

export function forgetSession(): void {
  sessionStorage.removeItem(KEY);
}

/** What this device is known by at the next sign-in of that member; it stays over the tab. */
export function markOf(account: string): { readonly device?: string } {
  const device = readMarks()[account.trim().toLowerCase()];
  return device === undefined ? {} : { device };
}

function readMarks(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(MARKS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The server ended it: the sign-in page says so. */
export function endSession(): void {
  forgetSession();
  sessionStorage.setItem(ENDED, 'true');
}

export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(ENDED) !== null;
}
