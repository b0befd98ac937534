/**
 * From what a pool is to hold to the orders of one session (rules §9): whole lots, sales first, nothing borrowed, and never more than a
 * small part of what is traded of a stock in a day, so that no order of a pool moves a price that others could wait for. What a session
 * does not bring about is worked out again for the next one: an order that was refused or not filled leaves nothing behind.
 */
import type { Minor } from './money.ts';
import { WHOLE_BPS } from './strategies/strategies.ts';
import { bySymbol, type Target } from './strategies/stock.ts';

/** A tenth of what is traded in a session on the average of a month. */
const VOLUME_BPS = 1_000;
/**
 * Held of a stock at most, of what is traded of it in a session: whoever bends its mark price for a valuation pays more for that than the pool's
 * holding brings (sim/attackers/pools.ts). Of a pool that has grown beyond it the rest stays in cash.
 */
export const HOLDING_BPS = 50;
/** Kept in cash: charges, the fee, and prices that rise between the plan and its orders. */
export const RESERVE_BPS = 200;
/** A holding is left alone while it is nearer to its target than a fifth of it. */
const DRIFT_BPS = 2_000;

export interface Tradable {
  readonly symbol: string;
  /** The mark price, in paise. */
  readonly mark: number;
  /** Shares that the pool has. */
  readonly held: number;
  /** Shares traded in a session, on the average of a month. */
  readonly volume: number;
}

export interface PoolOrder {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Whole lots, but for what is sold altogether: an action may have left odd shares. */
  readonly shares: number;
}

export interface PlanInput {
  readonly targets: readonly Target[];
  /** What the pool is worth, less what is to be paid out. */
  readonly investable: Minor;
  /** Every stock that the pool holds or is to hold, as far as it can be traded now. */
  readonly stocks: readonly Tradable[];
  readonly lotSize: number;
  /** Redemptions wait for more than there is cash: whatever is above its target is sold down to it, however little that is. */
  readonly isRaising?: boolean;
}

export function sessionOrders({ targets, investable, stocks, lotSize, isRaising = false }: PlanInput): PoolOrder[] {
  const wanted = new Map(targets.map(({ symbol, bps }) => [symbol, bps]));
  const orders = stocks.toSorted(bySymbol).flatMap((stock): PoolOrder[] => {
    const { symbol, mark, held } = stock;
    const lotsOf = (bps: number) => Math.floor((stock.volume * bps) / WHOLE_BPS / lotSize);
    const bps = wanted.get(symbol) ?? 0;
    const target = Math.min(targetLots({ bps, investable, lotPrice: mark * lotSize }), lotsOf(HOLDING_BPS));
    const most = lotsOf(VOLUME_BPS) * lotSize;
    if (target === 0) return held > 0 && most > 0 ? [{ symbol, side: 'sell', shares: Math.min(held, most) }] : [];
    const lots = target - Math.floor(held / lotSize);
    const isLeft = Math.abs(lots) * WHOLE_BPS < target * DRIFT_BPS;
    if (lots === 0 || (isLeft && !(isRaising && lots < 0))) return [];
    const shares = Math.min(Math.abs(lots) * lotSize, most);
    return shares === 0 ? [] : [{ symbol, side: lots < 0 ? 'sell' : 'buy', shares }];
  });
  return [...orders.filter(({ side }) => side === 'sell'), ...orders.filter(({ side }) => side === 'buy')];
}

/** The reserve is taken off first, so that what is held never comes to more than the pool is worth. */
function targetLots(of: { readonly bps: number; readonly investable: Minor; readonly lotPrice: number }): number {
  if (of.investable <= 0n || of.bps === 0) return 0;
  const spent = (of.investable * BigInt(WHOLE_BPS - RESERVE_BPS) * BigInt(of.bps)) / BigInt(WHOLE_BPS) ** 2n;
  return Number(spent / BigInt(of.lotPrice));
}

/** Purchases in their order, each as far as `cash` lasts: what one lot takes at the worst is asked of the caller, who knows the charges. */
export function affordable(
  purchases: readonly PoolOrder[],
  { cash, lotSize, costOf }: { cash: Minor; lotSize: number; costOf: (symbol: string, shares: number) => Minor },
): PoolOrder[] {
  let left = cash;
  return purchases.flatMap((order) => {
    let shares = order.shares;
    while (shares > 0 && costOf(order.symbol, shares) > left) shares -= lotSize;
    if (shares <= 0) return [];
    left -= costOf(order.symbol, shares);
    return [{ ...order, shares }];
  });
}
