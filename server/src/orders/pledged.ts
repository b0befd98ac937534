/** Shares of a position that are pledged (desks §7). The caller has locked the customer's book. */
import type { Reader, Tx } from '../platform/database.ts';
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
