/**
 * Market surveillance: patterns of the league of attackers (sim/attackers) in what customers did. A finding says what was seen and between
 * whom, in figures; it is no verdict, and nothing follows from it by itself. What each pattern is: surveillance-trades.ts,
 * surveillance-prices.ts.
 */
import type { CandleBar } from './candles.ts';
import type { Side } from './charges.ts';
import { MINUTE_MS } from './time.ts';

/** A customer's part of one trade. Prices are paise, quantities whole. */
export interface Execution {
  readonly customer: bigint;
  readonly order: bigint;
  readonly symbol: string;
  readonly side: Side;
  readonly price: number;
  readonly quantity: number;
  /** Of the trade on the symbol's tape: both parts of a trade between customers have the same. */
  readonly tradeSeq: number;
  /** It took what stood in the book, by an order that the customer placed: no stop, no close-out. */
  readonly isTaker: boolean;
  readonly at: number;
}

/** An order that its customer took away. */
export interface Cancelled {
  readonly customer: bigint;
  readonly order: bigint;
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  readonly filled: number;
  readonly placedAt: number;
  readonly at: number;
}

/** One currency at the exchange desk, against the book of its pair: a purchase, or a sale. */
export interface DeskExchange {
  readonly id: bigint;
  readonly customer: bigint;
  readonly symbol: string;
  readonly side: Side;
  readonly at: number;
}

/** What happened in one stretch of time, oldest first. */
export interface Facts {
  /** Business date of a moment: most findings are told once on a date. */
  readonly dateOf: (at: number) => string;
  readonly executions: readonly Execution[];
  readonly cancelled: readonly Cancelled[];
  readonly exchanges: readonly DeskExchange[];
  /** Ended minutes by symbol. */
  readonly minutes: ReadonlyMap<string, readonly CandleBar[]>;
  /** When a session of the symbol closed within the stretch. */
  readonly closes: ReadonlyMap<string, number>;
  /** The lowest number of the accounts that came from one network and kind of device; of one that shares none, its own. */
  readonly partyOf: (customer: bigint) => bigint;
}

/**
 * Parts are per cent of something. pair: between two accounts, `part` of what the one of them traded that traded more, `handed` paise that one gained
 * by prices beside the market. spoofing: `cancelled` taken away in `rounds` while `quantity` was filled on the other side.
 * push, close: `part` of the market's volume, `moved` hundredths of a per cent. desk: `seconds` between the last order and the exchange.
 */
export interface Figures {
  readonly pair: { readonly trades: number; readonly quantity: number; readonly part: number; readonly handed: number };
  readonly spoofing: { readonly rounds: number; readonly cancelled: number; readonly quantity: number };
  readonly push: { readonly quantity: number; readonly part: number; readonly moved: number; readonly back: number };
  readonly close: { readonly quantity: number; readonly part: number; readonly moved: number };
  readonly desk: { readonly quantity: number; readonly part: number; readonly seconds: number };
}

export const PATTERNS = ['pair', 'spoofing', 'push', 'close', 'desk'] as const satisfies readonly (keyof Figures)[];
export type Pattern = keyof Figures;

export interface FindingOf<P extends Pattern> {
  readonly pattern: P;
  /** The same finding again has the same. */
  readonly key: string;
  readonly symbol: string;
  /** Ascending. */
  readonly accounts: readonly bigint[];
  /** The first of them, ascending. */
  readonly orders: readonly bigint[];
  readonly from: number;
  readonly until: number;
  readonly figures: Figures[P];
}

export type Finding = { [P in Pattern]: FindingOf<P> }[Pattern];

/** As long as the longest pattern takes: what a look reads again before what is new. */
export const LOOKBACK_MS = 30 * MINUTE_MS;
/** Enough to begin with; all others are in the lists of orders. */
const ORDERS_MAX = 20;

/** Whether a purchase met what was offered, or a sale what was bid, just before the trade. */
export function hasTaken(side: Side, price: number, { bid, ask }: { bid: number | null; ask: number | null }): boolean {
  return side === 'buy' ? ask !== null && price >= ask : bid !== null && price <= bid;
}

/** An account was at a place: one network and kind of device. */
export interface Visit {
  readonly customer: bigint;
  readonly place: string;
}

/** A place of more is an office's or a carrier's, and says nothing of those who share it. */
const PARTY_MAX = 30;

/** See `partyOf` of Facts: those who shared a place, or are joined by others who did. */
export function partiesOf(visits: readonly Visit[]): Facts['partyOf'] {
  const parents = new Map<bigint, bigint>();
  const partyOf = (customer: bigint): bigint => {
    const parent = parents.get(customer);
    return parent === undefined ? customer : partyOf(parent);
  };
  for (const there of groupBy(visits, ({ place }) => place).values()) {
    const parties = ascending(there.map(({ customer }) => customer));
    if (parties.length > PARTY_MAX) continue;
    for (const party of parties) {
      const [low, high] = ascending([partyOf(parties[0]!), partyOf(party)]);
      if (high !== undefined) parents.set(high, low!);
    }
  }
  return partyOf;
}

type Deed = Pick<Execution, 'customer' | 'order' | 'at'>;

/** Who, by which orders, from when until when. */
export function extentOf(deeds: readonly Deed[]) {
  const times = deeds.map(({ at }) => at);
  return {
    accounts: ascending(deeds.map(({ customer }) => customer)),
    orders: ascending(deeds.map(({ order }) => order)).slice(0, ORDERS_MAX),
    from: times.reduce((least, at) => Math.min(least, at), Infinity),
    until: times.reduce((most, at) => Math.max(most, at), -Infinity),
  };
}

export function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

export function quantityOf(all: readonly { readonly quantity: number }[]): number {
  return all.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

export const other = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

function ascending(ids: readonly bigint[]): bigint[] {
  return [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
