/** The second line: what the database refuses even when the writer is wrong, and what the application's role may not do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practiceGrant } from '@bahi/core/ledger.ts';
import type { Database, Tx } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { until, untilWaiting } from '../platform/testing-waits.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { placeHold, postEntry } from './books.ts';
import { closeBusinessDate } from './business-dates.ts';
import { lockBooks, writeBooks } from './post.ts';

const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  await t.db.transaction(async (tx) => {
    await openBooks(tx, [1n]);
    await grantPractice(tx, { customerIds: [1n], amount: 1_000n, ...moment });
    await closeBusinessDate(tx, { businessDate: '2026-11-19', at: moment.at });
  });
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [1n] });
    placeHold(books, { kind: 'withdrawal', reference: 5n, customerId: 1n, amount: 400n });
    await writeBooks(tx, books, moment);
  });
});
afterAll(() => t.drop());

async function errorOf(
  db: Database,
  fn: (tx: Tx) => Promise<unknown>,
): Promise<{ code?: string; constraint?: string }> {
  return db.transaction(fn).then(
    () => expect.fail('it was allowed'),
    (error: { code?: string; constraint?: string }) => error,
  );
}

const attempt = (db: Database, sql: string) => errorOf(db, (tx) => tx.query(sql));

describe('the application’s role', () => {
  test.each(['entry', 'posting', 'closed_day', 'day_total'])('cannot change or delete in ledger.%s', async (table) => {
    const column = { entry: 'kind', posting: 'amount', closed_day: 'closed_at', day_total: 'amount' }[table];
    for (const sql of [
      `update ledger.${table} set ${column} = ${column}`,
      `delete from ledger.${table}`,
      `truncate ledger.${table}`,
    ]) {
      expect(await attempt(t.db, sql)).toMatchObject({ code: '42501' });
    }
  });

  test.each([
    'delete from ledger.balance',
    'delete from ledger.hold',
    'update ledger.balance set customer_id = 2',
    ...['cash', 'margin', 'receivable', 'escrow', 'realised', 'charges', 'chain_seq', 'chain_head', 'last_date'].map(
      (column) => `update ledger.balance set ${column} = ${column}`,
    ),
    `insert into ledger.balance (customer_id, currency, cash) values (9, 'INR', 1)`,
    `insert into ledger.balance (customer_id, currency, chain_seq) values (9, 'INR', 1)`,
    `insert into ledger.share_balance values (1, 5, 'VRM')`,
    'update ledger.share_balance set quantity = 0',
    'update ledger.hold set amount = amount + 1',
    'alter table ledger.entry disable trigger all',
    'set session_replication_role = replica',
    `select setval('ledger.entry_id', 1)`,
  ])('may not: %s', async (sql) => {
    expect(await attempt(t.db, sql)).toMatchObject({ code: '42501' });
  });
});

describe('a balance', () => {
  const lines = (id: number, amount: number) =>
    `(${id}, ${amount}, 'cash', 1, sha256('${id}')), (${id}, ${-amount}, 'fees', 2, null)`;
  const write = (customers: string, held: string) => `; select ledger.write_balances('${customers}', '${held}', 'INR')`;
  const chained = `select chain_seq + 1 as seq from ledger.balance where customer_id = 1`;

  test('follows from its entries, as the application writes it', async () => {
    const seq = (await t.db.query<{ seq: number }>(chained)).rows[0]!.seq;
    const counted = t.db.transaction(async (tx) => {
      await tx.query(entry(80, { seq, lines: lines(80, -30) }) + write('{1}', '{400}'));
      const { rows } = await tx.query(`select cash, charges, held, chain_seq, chain_head = sha256('80') as is_head
        from ledger.balance where customer_id = 1`);
      expect(rows).toEqual([{ cash: 970n, charges: 30n, held: 400n, chain_seq: seq, is_head: true }]);
      throw new Error('undo');
    });
    await expect(counted).rejects.toThrow('undo');
  });

  test.each([
    ['without an entry', () => '', '{1}', '{400}'],
    ['by an entry behind a gap', (seq: number) => entry(81, { seq: seq + 1, lines: lines(81, -30) }), '{1}', '{400}'],
    ['by an entry without lines', (seq: number) => entry(82, { seq }), '{1}', '{400}'],
    ['twice by one entry', (seq: number) => entry(83, { seq, lines: lines(83, 30) }), '{1,1}', '{400,400}'],
    ['of nobody', () => '', '{99}', '{0}'],
  ])('does not change %s', async (_, posted, customers, held) => {
    const seq = (await t.db.query<{ seq: number }>(chained)).rows[0]!.seq;
    const error = await attempt(t.db, `${posted(seq)}${write(customers, held)}`);
    expect(error).toMatchObject({ constraint: 'balance_follows_entries' });
  });

  test('never falls below what is held of it', async () => {
    const seq = (await t.db.query<{ seq: number }>(chained)).rows[0]!.seq;
    const error = await attempt(t.db, entry(84, { seq, lines: lines(84, -601) }) + write('{1}', '{400}'));
    expect(error).toMatchObject({ constraint: 'available_not_negative' });
  });
});

describe('for the owner too', () => {
  test.each(['entry', 'posting', 'closed_day', 'day_total'])('ledger.%s is append-only', async (table) => {
    for (const sql of [`delete from ledger.${table}`, `truncate ledger.${table} cascade`]) {
      expect(await attempt(t.owner, sql)).toMatchObject({ code: '23001' });
    }
  });

  test.each([
    ['a balance below its holds', 'update ledger.balance set held = cash + 1', 'available_not_negative'],
    ['a negative margin', 'update ledger.balance set margin = -1', 'margin_not_negative'],
    ['a negative receivable', 'update ledger.balance set receivable = -1', 'receivable_not_negative'],
    ['a hold captured beyond its amount', 'update ledger.hold set captured = 401', 'hold_not_exceeded'],
    ['a hold that is used up and goes on', 'update ledger.hold set captured = 400', 'hold_ends_when_used_up'],
    [
      'a hold that ends with something left',
      'update ledger.hold set captured = 399, ended_at = 1',
      'hold_ends_when_used_up',
    ],
    ['a posting of zero', `insert into ledger.posting values (1, 0, 'fees', 9)`, 'posting_amount_check'],
    [
      'a customer’s line without a hash',
      `insert into ledger.posting values (1, 1, 'cash', 9)`,
      'customer_line_is_chained',
    ],
    [
      'lines added to an entry',
      `insert into ledger.posting values (1, 1, 'fees', 9), (1, -1, 'taxes', 10)`,
      'entry_balances',
    ],
    [
      'an entry that does not balance',
      entry(90, { lines: `(90, 1, 'cash', 1, sha256('')), (90, -2, 'fees', 2, null)` }),
      'entry_balances',
    ],
    [
      'money against shares',
      entry(91, { lines: `(91, 1, 'cash', 1, sha256('')), (91, -1, 'venue_shares', 2, null)` }),
      'entry_balances',
    ],
    [
      'a posting of no entry',
      `insert into ledger.posting values (99, 1, 'cash', 1, sha256('')), (99, -1, 'fees', 2, null)`,
      'entry_balances',
    ],
    ['a fork of the chain', entry(92, { seq: 1 }), 'entry_chain_place'],
    ['a source posted twice', entry(93, { source: `1, 'practice_grant'` }), 'entry_source'],
    ['an entry in a closed date', entry(94, { date: '2026-11-19' }), 'closed_day'],
  ])('%s is refused', async (_, sql, constraint) => {
    expect(await attempt(t.owner, sql)).toMatchObject({ constraint });
  });

  test('an ended hold never changes again', async () => {
    const error = await errorOf(t.owner, async (tx) => {
      await tx.query('update ledger.hold set captured = 100, released = 300, ended_at = 1');
      await tx.query('update ledger.hold set captured = 200, released = 200');
    });
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('has ended') });
  });
});

function entry(id: number, of: { seq?: number; source?: string; date?: string; lines?: string }): string {
  const { seq = id, source = `${id}, 'order_fill'`, date = '2026-11-20', lines } = of;
  return `insert into ledger.entry (id, customer_id, reference, kind, part, at, cash_after, first_seq, business_date, currency, security)
    values (${id}, 1, ${source}, 0, 1, 0, ${seq}, '${date}', 'INR', 'VRM');
    ${lines === undefined ? '' : `insert into ledger.posting values ${lines}`}`;
}

test('closing a date waits for a posting under way, and what comes later is dated in the first open one', async () => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  const posting = t.db.transaction(async (tx) => {
    await openBooks(tx, [3n]);
    await grantPractice(tx, { customerIds: [3n], amount: 1n, at: moment.at, businessDate: '2026-11-20' });
    order.push('posted');
    await held;
  });
  await until(() => order.length > 0);
  const closing = t.db
    .transaction((tx) => closeBusinessDate(tx, { businessDate: '2026-11-20', at: moment.at }))
    .then((isClosed) => order.push(`closed ${isClosed}`));
  await untilWaiting(t.owner);
  expect(order).toEqual(['posted']);
  release();
  await Promise.all([posting, closing]);
  expect(order).toEqual(['posted', 'closed true']);
  expect(await postedFor(4n)).toEqual(['2026-11-21']);
});

test('a posting by a clock that was set back is dated in the first open date of the calendar, behind a weekend', async () => {
  const friday = { businessDate: '2026-11-27', next: '2026-11-30', at: moment.at };
  await t.db.transaction((tx) => closeBusinessDate(tx, friday));
  expect(await postedFor(5n)).toEqual(['2026-11-30']);
});

/** The dates of the entries of a new customer who is given money at `moment`. */
async function postedFor(customerId: bigint): Promise<string[]> {
  await t.db.transaction(async (tx) => {
    await openBooks(tx, [customerId]);
    const books = await lockBooks(tx, { customerIds: [customerId] });
    postEntry(books, practiceGrant({ customerId, amount: 1n }));
    await writeBooks(tx, books, moment);
  });
  const { rows } = await t.db.query<{ date: string }>(
    'select business_date as date from ledger.entry where customer_id = $1',
    [customerId],
  );
  return rows.map(({ date }) => date);
}
