/** How long a case waits, against the promise it was given (rules §10). Pure. */

/** In the last third of its promise a case is due soon; after it, late. */
export type Urgency = 'fresh' | 'soon' | 'late';

export interface Waiting {
  readonly at: number;
  readonly promisedBy: number;
}

export function urgencyOf({ at, promisedBy }: Waiting, now: number): Urgency {
  if (now >= promisedBy) return 'late';
  return (promisedBy - now) * 3 <= promisedBy - at ? 'soon' : 'fresh';
}

export interface Age {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Whole minutes; never below zero, should the two clocks differ. */
export function ageOf(at: number, now: number): Age {
  const total = Math.max(0, Math.floor((now - at) / 60_000));
  return { days: Math.floor(total / 1440), hours: Math.floor(total / 60) % 24, minutes: total % 60 };
}

/** "4:05" of a countdown; a started second counts. */
export function countdown(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
