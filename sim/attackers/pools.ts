/**
 * Attackers of a pool that is copied (desks §6): they bend the mark price of a stock that it holds until a valuation deals at it, and come in below
 * or go out above what a unit is worth. The pool holds as much of the stock as it ever may, and the attackers have, or bring, as much as all others.
 */
import { HOLDING_BPS } from '@bahi/core/pool-orders.ts';
import { moneyFor, unitsFor, type PoolStanding } from '@bahi/core/pool.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { openGround, type Ground } from './ground.ts';
import { trades, type Outcome, type Player } from './players.ts';

const SESSION_S = 24 * 60 * 60;
/** A thousandth of a unit for each paisa. */
const FOLLOWERS = 10n ** 12n;

/** Shares of the stock, and cash in paise that stands for all else. */
interface Pool {
  readonly shares: number;
  readonly cash: bigint;
}

function poolOn({ stock: { listed, mark } }: Ground): Pool {
  const shares = Math.floor((listed.tradesPerSecond * SESSION_S * listed.tradeShares * HOLDING_BPS) / 10_000);
  return { shares, cash: FOLLOWERS - BigInt(shares) * BigInt(mark.price) };
}

/** Of the pool, by the mark price of this moment. */
function standing({ stock: { mark } }: Ground, { shares, cash }: Pool, units = FOLLOWERS): PoolStanding {
  return { value: cash + BigInt(shares) * BigInt(mark.price), units };
}

interface Bend {
  readonly side: Side;
  /** Usual trades of one order, each so many seconds, for so many minutes before the valuation. */
  readonly size: number;
  readonly everyS: number;
  readonly minutes: number;
}

function bend(ground: Ground, { side, size, everyS, minutes }: Bend): void {
  const until = ground.engine.now() + minutes * MINUTE_MS;
  const reach = side === 'buy' ? 1.02 : 0.98;
  while (ground.engine.now() < until) {
    ground.order('bends', { side, quantity: trades(ground, size), price: ground.stock.mark.price * reach });
    ground.advance(everyS * SECOND_MS);
  }
}

/** Gives back what bent it, so slowly that the market forgets. */
function giveBack(ground: Ground): void {
  const pieces = 60;
  const piece = Math.ceil(Math.abs(ground.held('bends')) / pieces);
  for (let at = 0; at < pieces && ground.held('bends') !== 0; at += 1) {
    const held = ground.held('bends');
    const price = ground.stock.mark.price * (held > 0 ? 0.98 : 1.02);
    const quantity = Math.min(Math.abs(held), piece);
    ground.order('bends', { side: held > 0 ? 'sell' : 'buy', quantity, price });
    ground.advance(30 * SECOND_MS);
  }
  ground.flatten();
}

/** Half of all followers go out at a bent value, all of them paid at once, which is more than a pool has cash for. */
function goesOutHigh(of: Omit<Bend, 'side'>): Player['play'] {
  return (seed): Outcome => {
    const ground = openGround('equity', seed, { instruments: 1 });
    const pool = poolOn(ground);
    bend(ground, { ...of, side: 'buy' });
    const paid = moneyFor(standing(ground, pool), FOLLOWERS / 2n);
    giveBack(ground);
    const fair = moneyFor({ value: FOLLOWERS, units: FOLLOWERS }, FOLLOWERS / 2n);
    return { profit: ground.profit() + Number(paid - fair) };
  };
}

/** As much as all others have comes in at a bent value; what that brought is counted at the price of before. */
function comesInLow(of: Omit<Bend, 'side'>): Player['play'] {
  return (seed): Outcome => {
    const ground = openGround('equity', seed, { instruments: 1 });
    const pool = poolOn(ground);
    bend(ground, { ...of, side: 'sell' });
    const units = unitsFor(standing(ground, pool), FOLLOWERS);
    giveBack(ground);
    const worth = moneyFor({ value: FOLLOWERS * 2n, units: FOLLOWERS + units }, units);
    return { profit: ground.profit() + Number(worth - FOLLOWERS) };
  };
}

export const POOL_PLAYERS: readonly Player[] = [
  { name: 'out of a pool at a value that was pushed up', play: goesOutHigh({ size: 5, everyS: 5, minutes: 6 }) },
  { name: 'out of a pool, pushed hard', play: goesOutHigh({ size: 15, everyS: 5, minutes: 5 }) },
  { name: 'into a pool at a value that was pushed down', play: comesInLow({ size: 5, everyS: 2, minutes: 4 }) },
  { name: 'into a pool, pushed gently', play: comesInLow({ size: 1, everyS: 5, minutes: 12 }) },
];
