/**
 * How much lists read of what they do not answer: rows that the plan fetches, not time, in tables of which a page is a small part. A
 * statement that follows the size of the house and not of its answer is found here.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectPage } from './new-shares/store.ts';
import { takeUntold } from './orders/order-news.ts';
import { staffOrders } from './orders/staff-reads.ts';
import type { Tx } from './platform/database.ts';
import { testDatabase, type TestDatabase } from './platform/testing.ts';
import { auditPage } from './staff/audit-log.ts';
import { selectApprovedOf, selectProposed } from './staff/change-store.ts';
import { selectDeeds } from './surveillance/store.ts';
import { insertList } from './watchlist/store.ts';

/** At which no other test of this process stands: the length of a long list is remembered for seconds, wherever it was counted. */
const NOW = Date.UTC(2036, 10, 21, 6, 30);
/** Of whoever has many of everything. */
const BUSY = 1n;
const PAGE = 20;

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.owner.transaction(async (tx) => {
    // Rows as many as matter to a plan, without the facts around them.
    await tx.query('set local session_replication_role = replica');
    await tx.query(`insert into new_shares.subscription (offer_id, customer_id, amount, hold_id, applied_at, lots, ordinal, request, body,
        status, cancelled_at)
      select 1, case when is_busy then 1 else g end, 100, case when is_busy then g end, g, 1, g / 50 + 1, gen_random_uuid(),
        gen_random_uuid(), case when is_busy then 'applied' else 'cancelled' end, case when not is_busy then g end
      from (select g, g % 50 = 0 as is_busy from generate_series(1, 50000) g) s`);
    await tx.query(`insert into staff.audit (seq, at, member_id, action, subject, detail, previous, hash)
      select g, now(), 1, 'deposit.approve', 'deposit:' || g, '{}', sha256(int4send(g)), sha256(int4send(g))
      from generate_series(1, 4000) g`);
    await tx.query(`insert into staff.change (kind, subject, after, reason, state, maker_id, made_at, checker_id, checked_at)
      select 'draw', g::text, '{}', 'enough', 'approved', 1, now(), 2, now() from generate_series(1, 4000) g`);
    await tx.query(`insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
      select 'c' || lpad(g::text, 5, '0'), '$argon2id$', 1, 'C-' || g, 'en', false, now() from generate_series(1, 2000) g`);
    await tx.query(`insert into watchlist.list (customer_id, type, is_first, position, created_at)
      select id, 'stock', true, 1, now() from identity.customer`);
    await tx.query(`insert into orders.orders (id, customer_id, request, body, placed_at, ended_at, price, worst_price, quantity, leverage,
        kind, direction, type, time_in_force, status, symbol, cancel_request, reason)
      select g, (select min(id) from identity.customer) + g % 2000, gen_random_uuid(), gen_random_uuid(), g, g + 1, 100, 100, 1, 1,
        'open', 'long', 'limit', 'session', 'cancelled', 'VRM', gen_random_uuid(), 'orders.ended_requested' from generate_series(1, 4000) g`);
    await tx.query(`insert into orders.fill (order_id, execution, price, quantity, trade_seq, at)
      select 1 + g % 4000, 1 + g / 4000, 100, 1, g, g * 1000 from generate_series(0, 199999) g`);
    await tx.query(`insert into exchange.exchange (id, customer_id, quote_id, paid, got, residual, rate, middle, rates_at, at, out_entry,
        in_entry, spread_bps, from_currency, to_currency, source)
      select g, 1, g, 1, 1, 0, 1, 1, g, g, 2 * g, 2 * g + 1, 50, 'USD', 'INR', 'USDINR' from generate_series(1, 4000) g`);
    await tx.query(`insert into identity.session (customer_id, token_hash, device, ip, is_device_notice_due, created_at, last_seen_at)
      select id, sha256(int8send(id * 10 + n)), 'Chrome on Mac', '198.51.100.1', false, 'epoch', 'epoch'
      from identity.customer, generate_series(1, 3) n`);
  });
  await t.owner.query('vacuum (analyze)');
});
afterAll(() => t.drop());

test('an empty list of one customer’s applications is not looked for among everybody’s', async () => {
  const page = { customerId: BUSY, offerId: null, segment: 'refunded', limit: PAGE, offset: 0 } as const;
  expect(await fetchedBy((tx) => selectPage(tx, page))).toBeLessThanOrEqual(2_500);
});

test('a new watch list follows those of its customer', async () => {
  const { rows } = await t.owner.query<{ id: bigint }>('select min(id) as id from identity.customer');
  const list = { customerId: rows[0]!.id, type: 'stock', name: 'Mine', now: NOW } as const;
  expect(await fetchedBy((tx) => insertList(tx, list))).toBeLessThanOrEqual(5);
});

test('a page far down the record of staff, or among the orders, reads the rows that it shows', async () => {
  const deep = { page: 150, pageSize: PAGE };
  expect(await fetchedBy((tx) => auditPage(tx, deep, NOW))).toBeLessThanOrEqual(3 * PAGE);
  expect(await fetchedBy((tx) => staffOrders(tx, deep, NOW))).toBeLessThanOrEqual(3 * PAGE);
});

test('what was agreed about a subject, and what waits, is found without the record of all changes', async () => {
  expect(await fetchedBy((tx) => selectApprovedOf(tx, 'draw', '77'))).toBeLessThanOrEqual(5);
  expect(await fetchedBy((tx) => selectProposed(tx, 'draw'))).toBeLessThanOrEqual(5);
});

test('surveillance reads the stretch that it looks at, not the record of fills, of orders or of sessions', async () => {
  // The last hundred of 200,000 fills, in a few pages; then those of a moment with orders and exchanges.
  const last = { from: 199_900_000, until: 200_000_000 };
  expect(await fetchedBy((tx) => selectDeeds(tx, last))).toBeLessThanOrEqual(4_000);
  expect(await fetchedBy((tx) => selectDeeds(tx, { from: 3_900, until: 4_000 }))).toBeLessThanOrEqual(4_000);
});

test('news of orders are told without reading all customers', async () => {
  await t.owner.query(`insert into orders.untold (order_id, customer_id)
    select g, (select min(id) from identity.customer) + g % 2000 from generate_series(1, 100) g`);
  expect(await fetchedBy((tx) => takeUntold(tx, 50))).toBeLessThanOrEqual(4 * 50);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Rows of tables that the statements fetch; what an index alone tells does not count, nor does the number of all rows, which is asked
 * for every few seconds at most (countLong).
 */
async function fetchedBy(read: (tx: Tx) => Promise<unknown>): Promise<number> {
  let fetched = 0;
  await t.owner
    .transaction(async (tx) => {
      const query: Tx['query'] = async (statement, given) => {
        const { text, values = [] } = typeof statement === 'string' ? { text: statement, values: given } : statement;
        if (text.includes('count(*)')) return tx.query(text, values);
        await tx.query('savepoint looked_at');
        const explained = await tx.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
          `explain (analyze, timing off, format json) ${text}`,
          values,
        );
        await tx.query('rollback to savepoint looked_at');
        fetched += fetchedIn(explained.rows[0]!['QUERY PLAN'][0]!.Plan);
        return tx.query(text, values);
      };
      await read({ ...tx, query });
      throw new Error('nothing is kept');
    })
    .catch((error: Error) => expect(error.message).toBe('nothing is kept'));
  return fetched;
}

function fetchedIn(plan: Plan): number {
  const isTable = plan['Relation Name'] !== undefined && plan['Node Type'].endsWith('Scan');
  const own = isTable && plan['Node Type'] !== 'Index Only Scan';
  const passed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const rows = own ? (plan['Actual Rows'] + passed) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + fetchedIn(each), rows);
}
