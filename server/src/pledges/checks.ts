/** What each step of a pledge goes by. */
import type { Refusal } from '@bahi/contract/errors.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { PledgeRejection } from '@bahi/core/pledge.ts';
import type { IdentityDeps } from '../loans/service.ts';

export interface PledgesDeps extends IdentityDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  readonly marketPrice: (symbol: string) => bigint | null;
  /** False: its mark price is an old one. */
  readonly isListed: (symbol: string) => boolean;
  /** True from an ex-date until its shares are adjusted: its mark price is of other shares. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  readonly lotSizeOf: (symbol: string) => number;
  /** What is pledged is shares (desks §7), units of a fund with them. */
  readonly isEligible: (symbol: string) => boolean;
}

/** Null: there is none that counts. */
export function markOf(
  { marketPrice, isListed, isHeldUp }: Pick<PledgesDeps, 'marketPrice' | 'isListed' | 'isHeldUp'>,
  symbol: string,
  now: number,
): bigint | null {
  const mark = isListed(symbol) && !isHeldUp(symbol, now) ? marketPrice(symbol) : null;
  return mark !== null && mark > 0n ? mark : null;
}

/** This does not compile when codes or parameters differ. */
export function asRefusal(rejection: PledgeRejection | null): Refusal | null {
  return rejection;
}
