/** What customers hold of a symbol in long positions: rights issues go by it (rules §8). */
import { sharesBefore } from '../ledger/read-shares.ts';
import type { Tx } from '../platform/database.ts';

export interface LongHolding {
  readonly customerId: bigint;
  readonly shares: number;
}

/** As it was before a moment, whenever it is asked: from the journal's movements of shares. In customer order, some at a time. */
export async function longHoldingsBefore(
  tx: Tx,
  of: { readonly symbol: string; readonly before: number; readonly after: bigint; readonly limit: number },
): Promise<LongHolding[]> {
  const { rows } = await tx.query<{ customerId: bigint; positionId: bigint }>({
    name: 'orders.long_before',
    text: `select customer_id as "customerId", id as "positionId" from orders.position
      where symbol = $1 and direction = 'long' and opened_at < $2 and (closed_at is null or closed_at >= $2)
        and customer_id = any (array(
          select distinct customer_id from orders.position
          where symbol = $1 and direction = 'long' and opened_at < $2 and (closed_at is null or closed_at >= $2) and customer_id > $3
          order by customer_id limit $4))
      order by customer_id, id`,
    values: [of.symbol, of.before, of.after, of.limit],
  });
  const shares = await sharesBefore(tx, rows, of.before);
  const positions = Map.groupBy(rows, ({ customerId }) => customerId);
  return [...positions].map(([customerId, own]) => ({
    customerId,
    shares: Number(own.reduce((sum, { positionId }) => sum + (shares.get(positionId) ?? 0n), 0n)),
  }));
}

/** Of one customer, now, by symbol. */
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
