/** By the clock: trigger orders whose last day is over expire, and those whose position is closed end. Each once, with its message. */
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { expiredMessage, positionClosedMessage } from './messages.ts';
import { lockPositionless, updateCancelled, updateExpired, type TriggerRow } from './store.ts';

export interface TriggerJobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly scaleOf: (symbol: string) => number;
}

const BATCH = 500;

export function createTriggerTasks(deps: TriggerJobsDeps): Task[] {
  return [{ name: 'triggers_ended', cron: '* * * * *', run: () => endTriggers(deps) }];
}

export async function endTriggers({ db, clock, scaleOf }: TriggerJobsDeps): Promise<void> {
  const told = (make: (row: TriggerRow, scale: number, at: number) => NewMessage, rows: readonly TriggerRow[]) =>
    rows.map((row) => make(row, scaleOf(row.symbol), clock.now()));
  await inBatches(db, async (tx) => {
    const expired = await updateExpired(tx, clock.now(), BATCH);
    await end(tx, expired, told(expiredMessage, expired));
    return expired.length;
  });
  await inBatches(db, async (tx) => {
    const closed = await lockPositionless(tx, BATCH);
    const reason = { code: 'orders.not_holding', params: { status: 'closed' } };
    for (const { id } of closed) await updateCancelled(tx, id, { reason, now: clock.now() });
    await end(tx, closed, told(positionClosedMessage, closed));
    return closed.length;
  });
}

async function end(tx: Tx, rows: readonly TriggerRow[], messages: readonly NewMessage[]): Promise<void> {
  for (const { customerId, id } of rows) tx.after('triggers.changed', { customerId, triggerIds: [id] });
  await writeMessages(tx, messages);
}

async function inBatches(db: Database, batch: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction(batch)) === BATCH);
}
