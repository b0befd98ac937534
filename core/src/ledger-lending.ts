/**
 * Entries of securities lending (desks §7): shares of a position go to the pool and come back, and stay the customer's; what a date of borrowing
 * costs, and what a lender gets of it. The grammar is ledger.ts.
 */
import { assert } from './assert.ts';
import { dayOf } from './calendar.ts';
import { entry, receivableRaised, type Entry } from './ledger.ts';
import type { Minor } from './money.ts';

export interface LentShares {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  /** Signed: what is lent from now on; negative: what is back. */
  readonly shares: bigint;
  /** Counts the position's entries of both kinds: 1, 2, 3 … */
  readonly part: number;
}

export function lentShares({ customerId, positionId, symbol, shares, part }: LentShares): Entry {
  assert(shares !== 0n && part > 0, 'lending moves shares');
  const kind = shares > 0n ? 'shares_lent' : 'shares_recalled';
  return entry({ kind, customerId, security: symbol, reference: positionId, part, positionId }, [
    ['shares', -shares],
    ['shares_lent', shares],
  ]);
}

interface OfDate {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  readonly date: string;
  readonly amount: Minor;
}

/** What a short position pays for a date, whose number is the part. What available cash does not cover is raised as a receivable before it. */
export function borrowFeePaid({ available, ...of }: OfDate & { readonly available: Minor }): Entry[] {
  const { amount } = of;
  assert(amount > 0n, 'a fee is positive');
  const source = sourceOf(of);
  const paid = entry({ ...source, kind: 'borrow_fee' }, [
    ['cash', -amount],
    ['lending', amount],
  ]);
  const missing = amount - available;
  // Orders number their executions from one: what is missing of a date stands below.
  return missing <= 0n ? [paid] : [receivableRaised({ ...source, part: -source.part, amount: missing }), paid];
}

/** What a lender gets for a date. */
export function lendingFeeReceived({ amount, ...of }: OfDate): Entry {
  assert(amount > 0n, 'a fee is positive');
  return entry({ ...sourceOf({ ...of, amount }), kind: 'lending_fee' }, [
    ['cash', amount],
    ['lending', -amount],
  ]);
}

function sourceOf({ customerId, positionId, symbol, date }: OfDate) {
  return { customerId, security: symbol, reference: positionId, positionId, part: dayOf(date) };
}
