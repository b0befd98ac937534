/** Shares of a position that are pledged (desks §7). The caller has locked the customer's book. */
import type { Reader, Tx } from '../platform/database.ts';
import { ruleRequest } from './idempotency.ts';
import { POSITION_COLUMNS, positionFromRow, type PositionRow, type Raw } from './rows.ts';
import { selectPositions } from './store.ts';

export async function positionOf(tx: Tx, customerId: bigint, id: bigint): Promise<PositionRow | null> {
  return (await selectPositions(tx, [{ customerId, id }]))[0] ?? null;
}

/** Long and paid in full: what of them may be pledged is core's to say. */
export async function pledgeablePositions(reader: Reader, customerId: bigint): Promise<PositionRow[]> {
  const { rows } = await reader.query<Raw>(
    `select ${POSITION_COLUMNS} from orders.position p
     where p.customer_id = $1 and p.closed_at is null and p.direction = 'long' and p.leverage = 1 and p.origin <> 'day'
     order by p.id desc limit 500`,
    [customerId],
  );
  return rows.map(positionFromRow);
}

/** From now on so many are, instead of as many as were. */
export async function pledgeShares(
  tx: Tx,
  {
    customerId,
    positionId,
    shares,
  }: { readonly customerId: bigint; readonly positionId: bigint; readonly shares: number },
): Promise<void> {
  await tx.query('update orders.position set pledged = $3 where customer_id = $1 and id = $2', [
    customerId,
    positionId,
    shares,
  ]);
}

export interface PledgeSale {
  /** The key of its order; a new one each time. */
  readonly request: string;
  /** Whether an order came of what was asked for last; false also if nothing was asked for. */
  readonly isPlaced: boolean;
  /** Whether a forced sale of this position is at work. */
  readonly isAtWork: boolean;
}

/** How the forced sale of a position stands. `asked`: by which key it was asked for last. */
export async function pledgeSaleOf(
  tx: Tx,
  of: { readonly customerId: bigint; readonly positionId: bigint; readonly asked: string | null; readonly now: number },
): Promise<PledgeSale> {
  const { customerId, positionId, asked, now } = of;
  const { rows } = await tx.query<Omit<PledgeSale, 'request'>>(
    `select coalesce(bool_or(request = $3::uuid), false) as "isPlaced", coalesce(bool_or(ended_at is null), false) as "isAtWork"
     from orders.orders where customer_id = $1 and closes = $2 and origin = 'pledge_sale'`,
    [customerId, positionId, asked],
  );
  return { request: ruleRequest('pledge_sale', positionId, String(now)).request, ...rows[0]! };
}
