/** Customers in each of whose sessions trading is open, as after a fund password: for tests and benches that are about something else. */
import type { Reader } from '../platform/database.ts';

/** Where none is set: of nothing, so that it cannot be given. */
const HASH = '$argon2id$test';
const FOR_GOOD = 10n ** 15n;

export async function openTrading(owner: Reader, customerIds: readonly bigint[]): Promise<void> {
  await owner.query(
    'insert into security.account (customer_id, fund_password_hash) select id, $2 from unnest($1::bigint[]) id on conflict do nothing',
    [customerIds, HASH],
  );
  await owner.query(
    `insert into security.unlock (session_id, customer_id, until)
     select id, customer_id, $2 from identity.session where customer_id = any ($1::bigint[])
     on conflict (session_id) do update set until = excluded.until`,
    [customerIds, FOR_GOOD],
  );
}
