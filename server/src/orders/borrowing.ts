/**
 * What there is to borrow for an order that sells short (desks §7), asked only for those. It is counted from positions and orders, so there is
 * no second truth; whoever may add to it waits for whoever does so already, share by share, so that two orders never borrow the same shares.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { borrowable, EMPTY_POOL, houseQuota, type Borrowable, type Pool } from '@bahi/core/lending.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { textArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

type Opening = Pick<PlaceTerms, 'symbol' | 'direction'>;

interface Of {
  readonly feed: MarketFeed;
  readonly parameters: Parameters;
}

export interface Borrowing {
  /** Undefined: the order borrows nothing. */
  of(opening: Opening): Borrowable | undefined;
  /** An order was accepted: its shares are nobody else's in this batch. */
  take(opening: Opening, shares: number): void;
}

/** Without a lock, for a preview. */
export async function readBorrowing(reader: Reader, openings: readonly Opening[], of: Of): Promise<Borrowing> {
  const quotas = quotasOf(openings, of);
  return borrowingFrom(quotas, await selectPools(reader, [...quotas.keys()]), of);
}

/** The locks of the customers' books come first: a transaction that has these waits for nobody. */
export async function lockBorrowing(tx: Tx, openings: readonly Opening[], of: Of): Promise<Borrowing> {
  const quotas = quotasOf(openings, of);
  const symbols = [...quotas.keys()].toSorted();
  return borrowingFrom(quotas, await lockPools(tx, symbols), of);
}

/** As `lockBorrowing`, for whoever takes shares out of the pool; the symbols in order. */
export async function lockPools(tx: Tx, symbols: readonly string[]): Promise<ReadonlyMap<string, Pool>> {
  // They travel together; the second statement sees what was committed while the first waited.
  const [, pools] = await Promise.all([lockSymbols(tx, symbols), selectPools(tx, symbols)]);
  return pools;
}

function quotasOf(openings: readonly Opening[], { feed, parameters }: Of): ReadonlyMap<string, number> {
  const quotas = new Map<string, number>();
  for (const { symbol, direction } of openings) {
    const instrument = direction === 'short' ? feed.instrument(symbol) : undefined;
    const quota = instrument === undefined ? null : houseQuota(instrument, parameters);
    if (quota !== null) quotas.set(symbol, quota);
  }
  return quotas;
}

function borrowingFrom(
  quotas: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, Pool>,
  { parameters }: Of,
): Borrowing {
  const pools = new Map(found);
  return {
    of({ symbol, direction }) {
      const quota = direction === 'short' ? quotas.get(symbol) : undefined;
      return quota === undefined ? undefined : borrowable(quota, pools.get(symbol) ?? EMPTY_POOL, parameters);
    },
    take({ symbol, direction }, shares) {
      const pool = pools.get(symbol) ?? EMPTY_POOL;
      if (direction === 'short') pools.set(symbol, { ...pool, borrowed: pool.borrowed + shares });
    },
  };
}

async function lockSymbols(tx: Tx, symbols: readonly string[]): Promise<void> {
  if (symbols.length === 0) return;
  await tx.query({
    name: 'orders.lock_borrowing',
    text: `select pg_advisory_xact_lock(hashtextextended('orders.borrowing ' || s.symbol, 0)) from unnest($1::text[]) as s (symbol)`,
    values: [textArray(symbols)],
  });
}

export async function selectPools(reader: Reader, symbols: readonly string[]): Promise<ReadonlyMap<string, Pool>> {
  if (symbols.length === 0) return new Map();
  const { rows } = await reader.query<{ symbol: string; lent: bigint; recalled: bigint; borrowed: bigint }>({
    name: 'orders.select_pools',
    text: `select a.symbol, (
        (select coalesce(sum(p.quantity), 0) from orders.position p
          where p.symbol = a.symbol and p.direction = 'short' and p.closed_at is null)
        + (select coalesce(sum(o.quantity - o.filled), 0) from orders.orders o
          where o.symbol = a.symbol and o.kind = 'open' and o.direction = 'short' and o.ended_at is null)
      )::bigint as borrowed, l.lent, l.recalled from unnest($1::text[]) as a (symbol)
      cross join lateral (
        select coalesce(sum(p.lent), 0)::bigint as lent, coalesce(sum(p.recalled), 0)::bigint as recalled
        from orders.position p where p.symbol = a.symbol and p.lent > 0
      ) l`,
    values: [textArray(symbols)],
  });
  return new Map(
    rows.map(({ symbol, ...pool }) => [
      symbol,
      { lent: Number(pool.lent), recalled: Number(pool.recalled), borrowed: Number(pool.borrowed) },
    ]),
  );
}

/** Shares of which something is lent or short now, with how many positions lend some. */
export async function lentOrBorrowed(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await reader.query<{ symbol: string; lenders: bigint }>({
    name: 'orders.lent_or_borrowed',
    text: `select symbol, count(*) filter (where is_lender) as lenders from (
        select symbol, true as is_lender from orders.position where lent > 0
        union all select symbol, false from orders.position where direction = 'short' and closed_at is null
        union all select symbol, false from orders.orders where kind = 'open' and direction = 'short' and ended_at is null
      ) s group by symbol`,
    values: [],
  });
  return new Map(rows.map(({ symbol, lenders }) => [symbol, Number(lenders)]));
}
