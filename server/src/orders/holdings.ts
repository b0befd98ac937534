/** What customers hold of a symbol: rights issues go by it (rules §8). */
import type { Direction } from '@bahi/core/position.ts';
import { sharesBefore } from '../ledger/read-shares.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface Holding {
  readonly customerId: bigint;
  /** Owned, or owed where it is short. */
  readonly shares: number;
}

export interface HoldingFilter {
  readonly symbol: string;
  readonly direction: Direction;
  readonly before: number;
  readonly after: bigint;
  readonly limit: number;
}

/** As it was before a moment, whenever it is asked: from the journal's movements of shares. In customer order, some at a time. */
export async function holdingsBefore(tx: Tx, of: HoldingFilter): Promise<Holding[]> {
  const where = `symbol = $1 and direction = $2 and opened_at < $3 and (closed_at is null or closed_at >= $3)`;
  const { rows } = await tx.query<{ customerId: bigint; positionId: bigint }>({
    name: 'orders.holdings_before',
    text: `select customer_id as "customerId", id as "positionId" from orders.position
      where ${where} and customer_id = any (array(
        select distinct customer_id from orders.position where ${where} and customer_id > $4 order by customer_id limit $5))
      order by customer_id, id`,
    values: [of.symbol, of.direction, of.before, of.after, of.limit],
  });
  const shares = await sharesBefore(tx, rows, of.before);
  const sign = of.direction === 'long' ? 1n : -1n;
  return [...Map.groupBy(rows, ({ customerId }) => customerId)].map(([customerId, own]) => ({
    customerId,
    shares: Number(own.reduce((sum, { positionId }) => sum + (shares.get(positionId) ?? 0n), 0n) * sign),
  }));
}

/** In long positions of one customer, now, by symbol. */
export async function longHoldings(
  tx: Tx,
  customerId: bigint,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ symbol: string; shares: bigint }>({
    name: 'orders.long_holdings',
    text: `select symbol, sum(quantity)::bigint as shares from orders.position
      where customer_id = $1 and closed_at is null and direction = 'long' and symbol = any ($2::text[]) group by symbol`,
    values: [customerId, symbols],
  });
  return new Map(rows.map(({ symbol, shares }) => [symbol, Number(shares)]));
}

/** Everything a customer holds long, by symbol, with the dividends that are due; nothing is short. Of a locked book. */
export async function longBook(
  reader: Reader,
  customerId: bigint,
): Promise<{ readonly symbol: string; readonly shares: number; readonly dividends: bigint }[]> {
  const { rows } = await reader.query<{ symbol: string; shares: bigint; dividends: bigint }>({
    name: 'orders.long_book',
    text: `select symbol, sum(quantity)::bigint as shares, sum(dividends_due)::bigint as dividends from orders.position
      where customer_id = $1 and direction = 'long' and (closed_at is null or dividends_due > 0)
      group by symbol order by symbol collate "C"`,
    values: [customerId],
  });
  return rows.map(({ shares, ...row }) => ({ ...row, shares: Number(shares) }));
}
