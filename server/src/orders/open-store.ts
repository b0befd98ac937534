/** What a start, and each turn of a session, takes up again: open orders and positions. */
import type { Tx } from '../platform/database.ts';
import { POSITION_COLUMNS, positionFromRow, type PositionRow, type Raw } from './rows.ts';
import { KEY_COLUMNS, type OrderKey } from './store.ts';

/** All open orders, in accepted order. */
export async function selectOpenOrders(tx: Tx): Promise<OrderKey[]> {
  const { rows } = await tx.query<OrderKey>(
    `select ${KEY_COLUMNS} from orders.orders where ended_at is null order by id`,
  );
  return rows;
}

export async function selectOpenPositions(tx: Tx): Promise<PositionRow[]> {
  const { rows } = await tx.query<Raw>(
    `select ${POSITION_COLUMNS} from orders.position p where p.closed_at is null
       and (p.leverage > 1 or p.direction = 'short' or p.stop_loss is not null or p.take_profit is not null)`,
  );
  return rows.map(positionFromRow);
}
