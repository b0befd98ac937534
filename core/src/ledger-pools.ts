/**
 * Entries of copy trading (desks §6, decision 0091): two of a request, the follower's and the pool's, over `pool_clearing`. Units are shares of
 * `FUND-n`; the part of an entry is the number of its valuation. The grammar is ledger.ts.
 */
import { assert } from './assert.ts';
import { entry, type Entry } from './ledger.ts';
import type { Minor } from './money.ts';

export interface PoolFlow {
  readonly poolCustomerId: bigint;
  readonly followerId: bigint;
  /** Its number in the valuation's file. */
  readonly requestId: bigint;
  readonly valuation: number;
  /** `FUND-n`. */
  readonly symbol: string;
  readonly money: Minor;
  /** Thousandths. */
  readonly units: bigint;
}

/** The follower's entry and the pool's. A little money may become no unit at all, and then nobody comes in. */
export function poolSubscribed(of: PoolFlow): [Entry, Entry] {
  return [
    entry({ ...sourceOf(of), kind: 'pool_subscribed', customerId: of.followerId, security: of.symbol }, [
      ['cash', -of.money],
      ['shares', of.units],
      ['pool_clearing', of.money],
      ['pool_units', -of.units],
    ]),
    entry({ ...sourceOf(of), kind: 'pool_invested', customerId: of.poolCustomerId }, [
      ['cash', of.money],
      ['pool_clearing', -of.money],
    ]),
  ];
}

/** Units of less than a paisa go for nothing: the follower's entry alone, without money. */
export function poolRedeemed(of: PoolFlow): Entry[] {
  const ends = { reference: of.requestId, part: of.valuation };
  if (of.money === 0n)
    return [
      entry({ ...ends, kind: 'pool_redeemed', customerId: of.followerId, security: of.symbol }, [
        ['shares', -of.units],
        ['pool_units', of.units],
      ]),
    ];
  return [
    entry({ ...sourceOf(of), kind: 'pool_redeemed', customerId: of.followerId, security: of.symbol }, [
      ['cash', of.money],
      ['shares', -of.units],
      ['pool_clearing', -of.money],
      ['pool_units', of.units],
    ]),
    entry({ ...sourceOf(of), kind: 'pool_paid_out', customerId: of.poolCustomerId }, [
      ['cash', -of.money],
      ['pool_clearing', of.money],
    ]),
  ];
}

function sourceOf({ requestId, valuation, money, units }: PoolFlow) {
  assert(money > 0n && units > 0n, 'money and units cross together');
  return { reference: requestId, part: valuation };
}

export function poolFeePaid(of: { poolId: bigint; poolCustomerId: bigint; valuation: number; amount: Minor }): Entry {
  assert(of.amount > 0n, 'a fee is positive');
  return entry({ kind: 'pool_fee', customerId: of.poolCustomerId, reference: of.poolId, part: of.valuation }, [
    ['cash', -of.amount],
    ['fees', of.amount],
  ]);
}
