/** Entries of securities lending (desks §7): shares of a position go to the pool and come back, and stay the customer's. The grammar is ledger.ts. */
import { assert } from './assert.ts';
import { entry, type Entry } from './ledger.ts';

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
