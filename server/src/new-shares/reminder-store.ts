/** All SQL about reminders. */
import type { Tx } from '../platform/database.ts';

export interface ReminderKey {
  readonly customerId: bigint;
  readonly offerId: bigint;
}

export async function insertReminder(tx: Tx, { customerId, offerId }: ReminderKey): Promise<void> {
  await tx.query('insert into new_shares.reminder (customer_id, offer_id) values ($1, $2) on conflict do nothing', [
    customerId,
    offerId,
  ]);
}

/** One that was told stays, so that nobody is told twice. */
export async function deleteReminder(tx: Tx, { customerId, offerId }: ReminderKey): Promise<void> {
  await tx.query('delete from new_shares.reminder where customer_id = $1 and offer_id = $2 and told_at is null', [
    customerId,
    offerId,
  ]);
}

export async function selectReminders(tx: Tx, customerId: bigint): Promise<bigint[]> {
  const { rows } = await tx.query<{ offerId: bigint }>(
    'select offer_id as "offerId" from new_shares.reminder where customer_id = $1 and told_at is null order by offer_id',
    [customerId],
  );
  return rows.map(({ offerId }) => offerId);
}

export interface DueReminder extends ReminderKey {
  readonly name: string;
  readonly closesAt: bigint;
}

/** Marks those whose offer has opened as told; rows that another process is telling are its own. */
export async function markDueReminders(
  tx: Tx,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<DueReminder[]> {
  const { rows } = await tx.query<DueReminder>(
    `with due as (
       select r.customer_id, r.offer_id, o.name, o.closes_at from new_shares.reminder r
       join new_shares.offer o on o.id = r.offer_id
       where r.told_at is null and o.opens_at <= $1 and o.closes_at > $1 and o.withdrawn_at is null
       order by r.offer_id, r.customer_id limit $2 for update of r skip locked
     )
     update new_shares.reminder r set told_at = $1 from due
     where r.offer_id = due.offer_id and r.customer_id = due.customer_id
     returning r.customer_id as "customerId", r.offer_id as "offerId", due.name, due.closes_at as "closesAt"`,
    [now, limit],
  );
  return rows;
}
