/**
 * What there is to borrow for an order that sells short (desks §7), asked only for those. It is counted from positions and orders, so there is
 * no second truth; whoever may add to it waits for whoever does so already, share by share, so that two orders never borrow the same shares.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { borrowable, houseQuota, type Borrowable } from '@bahi/core/lending.ts';
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
  return borrowingFrom(quotas, await selectBorrowed(reader, [...quotas.keys()]), of);
}

/** The locks of the customers' books come first: a transaction that has these waits for nobody. */
export async function lockBorrowing(tx: Tx, openings: readonly Opening[], of: Of): Promise<Borrowing> {
  const quotas = quotasOf(openings, of);
  const symbols = [...quotas.keys()].toSorted();
  // They travel together; the second statement sees what was committed while the first waited.
  const [, borrowed] = await Promise.all([lockSymbols(tx, symbols), selectBorrowed(tx, symbols)]);
  return borrowingFrom(quotas, borrowed, of);
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
  found: ReadonlyMap<string, number>,
  { parameters }: Of,
): Borrowing {
  const borrowed = new Map(found);
  return {
    of({ symbol, direction }) {
      const quota = direction === 'short' ? quotas.get(symbol) : undefined;
      return quota === undefined ? undefined : borrowable(quota, borrowed.get(symbol) ?? 0, parameters);
    },
    take({ symbol, direction }, shares) {
      if (direction === 'short') borrowed.set(symbol, (borrowed.get(symbol) ?? 0) + shares);
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

async function selectBorrowed(reader: Reader, symbols: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (symbols.length === 0) return new Map();
  const { rows } = await reader.query<{ symbol: string; borrowed: bigint }>({
    name: 'orders.select_borrowed',
    text: `select a.symbol, (
        (select coalesce(sum(p.quantity), 0) from orders.position p
          where p.symbol = a.symbol and p.direction = 'short' and p.closed_at is null)
        + (select coalesce(sum(o.quantity - o.filled), 0) from orders.orders o
          where o.symbol = a.symbol and o.kind = 'open' and o.direction = 'short' and o.ended_at is null)
      )::bigint as borrowed from unnest($1::text[]) as a (symbol)`,
    values: [textArray(symbols)],
  });
  return new Map(rows.map(({ symbol, borrowed }) => [symbol, Number(borrowed)]));
}
