/** Each invariant is broken on purpose, as a superuser with the triggers off, and the auditor must name it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeWithShortfall, orderFill } from '@bahi/core/ledger.ts';
import type { Tx } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { auditChanges, auditIncremental, auditWhole } from './audit.ts';
import { captureHold, placeHold, postEntry, releaseHold } from './books.ts';
import { closeBusinessDate } from './business-dates.ts';
import { LEDGER_INVARIANTS } from './invariants.ts';
import { lockBooks, writeBooks } from './post.ts';
import { reverseEntry } from './reverse.ts';

const yesterday = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
const today = { at: Date.UTC(2026, 10, 21, 6), businessDate: '2026-11-21' };
let t: TestDatabase;

/** Two customers with a closed date behind them, fills, an active and an ended hold, a debt, a reversal, and its payment. */
async function trade(tx: Tx): Promise<void> {
  await openBooks(tx, [1n, 2n]);
  await grantPractice(tx, { customerIds: [1n, 2n], amount: 100_000_000n, ...yesterday });
  await closeBusinessDate(tx, { businessDate: yesterday.businessDate, at: today.at });
  const books = await lockBooks(tx, { customerIds: [1n, 2n] });
  placeHold(books, { kind: 'withdrawal', reference: 7n, customerId: 1n, amount: 5_000_00n });
  placeHold(books, { kind: 'withdrawal', reference: 8n, customerId: 2n, amount: 100_000_000n });
  captureHold(books, { kind: 'withdrawal', reference: 8n }, 99_999_000n);
  postEntry(books, orderFill({ ...execution(2n, 8n), positionId: 8n, shares: 100n, margin: 99_998_000n }));
  releaseHold(books, { kind: 'withdrawal', reference: 8n });
  const loss = { ...execution(2n, 9n), positionId: 8n, shares: -100n, marginBack: 99_998_000n, profit: -100_000_000n };
  for (const entry of closeWithShortfall({ ...loss, available: 1_000n })) postEntry(books, entry);
  captureHold(books, { kind: 'withdrawal', reference: 7n }, 2_000_00n);
  postEntry(books, orderFill({ ...execution(1n, 7n), positionId: 7n, shares: 100n, margin: 1_990_00n }));
  const [, , , settled] = await writeBooks(tx, books, today);
  const undone = await reverseEntry(tx, { entryId: settled!.id, reason: 'Waived by the desk', ...today });
  expect(undone).toMatchObject({ customerId: 2n, raised: 0n });
}

const execution = (customerId: bigint, orderId: bigint) =>
  ({ customerId, orderId, execution: 1, symbol: 'VRM', fees: 600n, taxes: 400n }) as const;

beforeAll(async () => {
  t = await testDatabase();
  await t.db.transaction(trade);
});
afterAll(() => t.drop());

test('sound books pass whole and incrementally, and then there is nothing left to verify', async () => {
  const whole = await t.db.transaction((tx) => auditWhole(tx));
  expect(whole).toMatchObject({ breaks: [], books: 2, entries: 9 });
  expect(await auditChanges(t.db)).toMatchObject({ breaks: [], books: 2, entries: 9 });
  expect(await auditChanges(t.db)).toMatchObject({ breaks: [], books: 0, entries: 0 });
});

test('what is too much for one statement is verified book by book', async () => {
  const undone = new Error('undone');
  const attempt = t.owner.transaction(async (tx) => {
    await tx.query('truncate ledger.audited, ledger.audited_share');
    expect(await auditIncremental(tx, [], 1)).toMatchObject({ breaks: [], books: 1, booksLeft: 1 });
    expect(await auditIncremental(tx, [], 1)).toMatchObject({ breaks: [], books: 1, booksLeft: 0 });
    expect(await auditIncremental(tx, [], 1)).toMatchObject({ breaks: [], books: 0, booksLeft: 0 });
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
});

/** What is broken, by which SQL, and whether the incremental audit must see it too. */
const SABOTAGE: readonly { breaks: string; sql: string; isSeenAtOnce: boolean }[] = [
  {
    breaks: 'entry_balances',
    sql: `update ledger.posting set amount = amount + 1 where entry_id = 3 and account = 'fees'`,
    isSeenAtOnce: true,
  },
  { breaks: 'entry_balances', sql: `delete from ledger.posting where entry_id = 4`, isSeenAtOnce: true },
  { breaks: 'chain_is_gapless', sql: `delete from ledger.entry where id = 3`, isSeenAtOnce: true },
  { breaks: 'chain_is_gapless', sql: `update ledger.balance set chain_seq = chain_seq + 1`, isSeenAtOnce: true },
  { breaks: 'chain_hash', sql: `update ledger.entry set at = at + 1 where id = 1`, isSeenAtOnce: true },
  { breaks: 'chain_hash', sql: `update ledger.entry set kind = 'margin_added' where id = 3`, isSeenAtOnce: true },
  { breaks: 'chain_hash', sql: `update ledger.balance set chain_head = sha256('x')`, isSeenAtOnce: true },
  {
    breaks: 'verified_history_stands',
    sql: `insert into ledger.audited (customer_id, currency, row_version, chain_seq, chain_head, cash, margin, receivable,
        loan, accrued, realised, charges, escrow) values (1, 'INR', 0, 1, sha256('other'), 100000000, 0, 0, 0, 0, 0, 0, 0)`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'business_dates_never_go_back',
    sql: `update ledger.entry set business_date = '2026-11-19' where id = 5`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'reversal_is_the_mirror_image',
    sql: `update ledger.entry set reverses = 5 where kind = 'reversal'`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'balance_is_the_sum_of_postings',
    sql: `update ledger.balance set cash = cash + 1 where customer_id = 1`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'balance_is_the_sum_of_postings',
    sql: `update ledger.balance set receivable = receivable + 1 where customer_id = 2`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'balance_is_the_sum_of_postings',
    sql: `update ledger.balance set escrow = escrow + 1 where customer_id = 2`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'escrow_is_the_customers',
    sql: `update ledger.balance set escrow = escrow + 1 where customer_id = 2`,
    isSeenAtOnce: false,
  },
  {
    breaks: 'cash_after_is_the_running_sum',
    sql: `update ledger.entry set cash_after = cash_after + 1 where id = 4`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'available_is_not_negative',
    sql: `alter table ledger.balance drop constraint available_not_negative;
      update ledger.balance set held = cash + 1 where customer_id = 1`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'held_is_the_sum_of_active_holds',
    sql: `update ledger.hold set amount = amount + 1 where reference = 7;
      update ledger.balance set held = held where customer_id = 1`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'active_hold_reserves_something',
    sql: `alter table ledger.hold drop constraint hold_ends_when_used_up;
      update ledger.hold set released = amount - captured where reference = 7`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'ended_hold_is_used_up',
    sql: `alter table ledger.hold drop constraint hold_ends_when_used_up;
      update ledger.hold set ended_at = 1 where reference = 7`,
    isSeenAtOnce: false,
  },
  {
    breaks: 'share_balance_is_the_sum_of_postings',
    sql: `update ledger.share_balance set quantity = quantity + 1`,
    isSeenAtOnce: true,
  },
  {
    breaks: 'customers_and_house_sum_to_zero',
    sql: `update ledger.balance set cash = cash + 1 where customer_id = 1`,
    isSeenAtOnce: false,
  },
  { breaks: 'shares_sum_to_zero', sql: `update ledger.share_balance set quantity = quantity + 1`, isSeenAtOnce: false },
  {
    breaks: 'nothing_stands_outside_a_book',
    sql: `insert into ledger.posting (entry_id, line, account, amount) values (99, 1, 'fees', 1)`,
    isSeenAtOnce: false,
  },
  {
    breaks: 'each_source_posted_once',
    sql: `alter table ledger.entry drop constraint entry_source; update ledger.entry set reference = 1 where id = 2`,
    isSeenAtOnce: false,
  },
  {
    breaks: 'closed_dates_keep_their_totals',
    sql: `update ledger.day_total set amount = amount + 1 where account = 'cash'`,
    isSeenAtOnce: false,
  },
];

describe('the auditor names what was broken', () => {
  test.each(SABOTAGE)('$breaks: $sql', async ({ breaks, sql, isSeenAtOnce }) => {
    const undone = new Error('undone');
    const attempt = t.owner.transaction(async (tx) => {
      await tx.query(`set local session_replication_role = replica`);
      await tx.query(`truncate ledger.audited, ledger.audited_share`);
      await tx.query(sql);
      expect((await auditWhole(tx)).breaks.map((found) => found.invariant)).toContain(breaks);
      if (isSeenAtOnce) expect((await auditIncremental(tx)).breaks.map((found) => found.invariant)).toContain(breaks);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  });

  test('every invariant has its sabotage', () => {
    const covered = new Set(SABOTAGE.map(({ breaks }) => breaks));
    expect(LEDGER_INVARIANTS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  });
});
