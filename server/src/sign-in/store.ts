/** All SQL about daily sign-ins. */
import { plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';

/** False: there is one of that day. */
export async function insertDay(
  tx: Tx,
  { customerId, day, at }: { readonly customerId: bigint; readonly day: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into sign_in.day (customer_id, day, at) values ($1, $2, $3) on conflict do nothing',
    [customerId, day, at],
  );
  return rowCount === 1;
}

/** How many days of a span each customer signed in on, and the last of them. */
export async function selectDays(
  tx: Tx,
  customerIds: readonly bigint[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<bigint, { readonly days: number; readonly last: string }>> {
  const { rows } = await tx.query<{ customerId: bigint; days: bigint; last: string }>(
    `select customer_id as "customerId", count(*) as days, max(day) as last from sign_in.day
     where customer_id = any ($1::bigint[]) and day between $2 and $3 group by customer_id`,
    [plainArray(customerIds), from, to],
  );
  return new Map(rows.map(({ customerId, days, last }) => [customerId, { days: Number(days), last }]));
}
