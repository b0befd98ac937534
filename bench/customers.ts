/** Funded, signed-in customers for a bench: the product's own books and grants, thousands in one transaction. */
import { createHash } from 'node:crypto';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { CONFIGURATION_CHANNEL } from '../server/src/configuration/store.ts';
import { grantPractice, openBooks } from '../server/src/ledger/accounts.ts';
import { openTrading } from '../server/src/security/testing-unlocked.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';

export interface BenchCustomer {
  readonly token: string;
  readonly account: string;
}

/** In minor units: enough for every order of a run. */
const GRANT = 100_000_000_000n;

export async function fundCustomers(databaseUrl: string, count: number): Promise<BenchCustomer[]> {
  const db = openDatabase({ url: databaseUrl, role: 'owner', poolSize: 1, statementTimeoutMs: 120_000 });
  await setGrant(db);
  const at = Date.now();
  const customers = Array.from({ length: count }, (_, index) => customerOf(index));
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: bigint }>(
      `with house as (
         insert into identity.institution (code, name, created_at) values ('BENCH-HOUSE', 'Bench', now())
         on conflict (code) do update set name = excluded.name returning id)
       insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
       select account, '$argon2id$bench', house.id, upper(account), 'en', true, now()
       from house, unnest($1::text[]) as c (account) returning id`,
      [customers.map(({ account }) => account)],
    );
    const customerIds = rows.map(({ id }) => id);
    await tx.query(
      `insert into identity.session (customer_id, token_hash, device, ip, is_device_notice_due, created_at, last_seen_at)
       select id, hash, 'bench', '127.0.0.1', false, now(), now() from unnest($1::bigint[], $2::bytea[]) as s (id, hash)`,
      [
        customerIds,
        customers.map(({ token }) => createHash('sha256').update(Buffer.from(token, 'base64url')).digest()),
      ],
    );
    await openTrading(tx, customerIds);
    await openBooks(tx, customerIds);
    // A new database has its whole audit at the next ten minutes, wherever the bench is by then; later ones are of a quiet hour.
    await tx.query(`insert into ledger.whole_audit (at, seconds, books, entries, broken) values ($1, 0, 0, 0, '{}')`, [
      at,
    ]);
    await grantPractice(tx, { customerIds, amount: GRANT, at, businessDate: businessDateOf(practiceCalendar, at) });
  });
  await db.query('analyze');
  await db.close();
  return customers;
}

/**
 * The auditor asks for what two people agreed on. At once and by itself: practice accounts that open while thousands of customers are written would
 * else have a grant that the rules of their moment did not say.
 */
async function setGrant(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into configuration.version (key, number, value, effective_from, approved_at, change_id, maker, checker, reason)
       values ('practiceGrant', 1, $1, $2, 0, 0, 'bench', 'bench', 'bench') on conflict do nothing`,
      [JSON.stringify(formatMoney(GRANT)), Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS],
    );
    await tx.query('select pg_notify($1, $2)', [CONFIGURATION_CHANNEL, 'practiceGrant']);
  });
}

function customerOf(index: number): BenchCustomer {
  const token = createHash('sha256').update(`bench customer ${index}`).digest('base64url');
  return { token, account: `bench-${String(index).padStart(6, '0')}` };
}
