/** Each invariant of loans and credit scores names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREDIT_INVARIANTS } from '../credit-score/audit.ts';
import { auditWhole } from '../ledger/audit.ts';
import type { Tx } from '../platform/database.ts';
import { LOAN_INVARIANTS } from './audit.ts';
import type { StaffLoanView } from './rows.ts';
import { startLending, type Borrower, type Lending } from './testing.ts';

let l: Lending;
let asha: Borrower;
let ended: StaffLoanView;
let open: StaffLoanView;

beforeAll(async () => {
  l = await startLending();
  asha = await l.customer();
  ended = await l.lent(asha, '20000');
  await l.h.clock.advance(30 * DAY_MS);
  asha = await l.signIn(asha);
  await l.repay(asha, ended.id, '20197.40');
  open = await l.lent(asha, '50000');
  await l.h.clock.advance(3 * DAY_MS);
  await l.repay(asha, open.id, '10000');
  await l.h.clock.advance(40 * DAY_MS);
  await l.progress();
  await l.score();
  expect(await l.audit()).toEqual([]);
});
afterAll(() => l.stop());

const entryOf = (kind: string, id: () => string) => `kind = '${kind}' and reference = ${id()}`;

test.each([
  ['owed_is_the_sum_of_records', () => 'update ledger.balance set loan = loan + 1'],
  ['owed_is_the_sum_of_records', () => 'update ledger.balance set accrued = accrued - 1'],
  ['loan_is_what_is_not_repaid', () => `update loans.loan set principal = principal + 1 where id = ${open.id}`],
  ['loan_is_what_is_not_repaid', () => `update loans.loan set interest = 0 where id = ${open.id}`],
  ['loan_is_what_is_not_repaid', () => `update loans.loan set status = 'ended', ended_at = 1 where id = ${open.id}`],
  ['loan_entry_has_its_loan', () => `delete from loans.loan where id = ${ended.id}`],
  ['loan_entry_has_its_loan', () => `update loans.loan set entry_id = 1 where id = ${open.id}`],
  ['loan_entry_has_its_loan', () => `update loans.loan set amount = 5000100 where id = ${open.id}`],
  ['loan_entry_has_its_loan', () => `update loans.loan set repayments = 0 where id = ${open.id}`],
  [
    'loan_interest_is_the_formula',
    () => `update ledger.posting set amount = amount - 1 where account = 'accrued' and entry_id =
      (select min(id) from ledger.entry where ${entryOf('loan_interest', () => open.id)})`,
  ],
  ['loan_interest_is_the_formula', () => `update loans.loan set rate_percent = 13 where id = ${open.id}`],
  [
    'loan_interest_is_the_formula',
    () => `update loans.loan set interest_through = interest_through - 1 where id = ${open.id}`,
  ],
  [
    'loan_interest_has_each_date',
    () =>
      `delete from ledger.entry where id = (select max(id) from ledger.entry where ${entryOf('loan_interest', () => open.id)})`,
  ],
  [
    'loan_interest_has_each_date',
    () => `update ledger.entry set part = part + 100 where id =
      (select min(id) from ledger.entry where ${entryOf('loan_interest', () => open.id)})`,
  ],
  [
    'loan_interest_has_each_date',
    () => `update loans.loan set interest_through = interest_through + 1 where id = ${open.id}`,
  ],
  [
    'one_loan_at_a_time',
    () => `insert into loans.loan (customer_id, amount, created_at, promised_by, term_days, rate_percent, score)
      select customer_id, amount, created_at, promised_by, term_days, rate_percent, score from loans.loan where id = ${open.id}`,
  ],
  ['loan_score_is_the_sum_of_events', () => `update loans.loan set score = 900 where id = ${open.id}`],
  ['loan_score_is_the_sum_of_events', () => `update credit.event set points = 0 where code = 'loan_repaid_in_time'`],
  [
    'loan_score_is_the_sum_of_events',
    () =>
      `update loans.loan set score_events = '{}', score = 600, created_at = created_at + 600001 where id = ${open.id}`,
  ],
  [
    'loan_counts_from_its_days',
    () => `update loans.loan set counts_from = counts_from - 86400000 where id = ${open.id}`,
  ],
  [
    'loan_due_date_waits_for_a_restriction',
    () => `update loans.loan set waits_until = overdue_at + 1, waits_since = 1 where id = ${open.id}`,
  ],
  ['loan_due_date_waits_for_a_restriction', () => `update loans.loan set overdue_told_at = null where id = ${open.id}`],
  [
    'loan_due_date_waits_for_a_restriction',
    () => `update loans.loan set overdue_told_at = overdue_at - 1 where id = ${open.id}`,
  ],
  [
    'loan_due_date_waits_for_a_restriction',
    () => `insert into restrictions.restriction (customer_id, kind, reason, message, is_own, author_name, since, asked_until, until, needs_second, is_current)
      select customer_id, 'frozen', 'court_order', 'as ordered', false, 'risk', overdue_at - 1, null, null, false, true from loans.loan where id = ${open.id}`,
  ],
  // Open for 29 days alone.
  [
    'credit_event_has_its_record',
    () => `update loans.loan set decided_at = decided_at + 86400000 where id = ${ended.id}`,
  ],
  ['credit_event_has_its_points', () => `update credit.event set points = 0 where code = 'loan_overdue'`],
  ['credit_event_has_its_record', () => `update credit.event set at = at + 1 where code = 'loan_overdue'`],
  ['credit_event_has_its_record', () => `update credit.event set reference = 1 where code = 'loan_repaid_in_time'`],
  [
    'credit_event_has_its_record',
    () => `insert into credit.event (customer_id, at, written_at, reference, points, code)
      select id, 1, 1, id, 50, 'verified' from identity.customer`,
  ],
  [
    'record_has_its_credit_event',
    // Found as soon as it was overdue, days ago.
    () => `with told as (update loans.loan set overdue_told_at = overdue_at where id = ${open.id})
      delete from credit.event where code = 'loan_overdue'`,
  ],
])('%s', async (name, sql) => {
  expect(await foundBy(sql())).toContain(name);
});

test.each([
  [
    'one_at_a_time',
    () => `insert into loans.loan (customer_id, amount, created_at, promised_by, term_days, rate_percent, score)
    values (${asha.id}, 100000, 1, 1, 30, 12, 600)`,
  ],
  ['one_way', () => `update loans.loan set status = 'in_progress', ended_at = null where id = ${ended.id}`],
  ['one_way', () => `update loans.loan set interest_through = interest_through - 1 where id = ${open.id}`],
  ['one_way', () => `update loans.loan set counts_from = 0 where id = ${open.id}`],
  ['one_way', () => `update loans.loan set overdue_told_at = null where id = ${open.id}`],
  ['one_way', () => `update loans.loan set waits_until = overdue_at + 1, waits_since = 1 where id = ${open.id}`],
  ['owes_while_in_progress', () => `update loans.loan set principal = 0, interest = 0 where id = ${open.id}`],
  ['loan_not_negative', () => 'update ledger.balance set loan = -1'],
  [
    'event_has_its_points',
    () => `insert into credit.event (customer_id, at, written_at, reference, points, code)
    values (${asha.id}, 1, 1, 1, 500, 'verified')`,
  ],
  [
    'event_once',
    () => `insert into credit.event (customer_id, at, written_at, reference, part, points, code)
    select customer_id, at, written_at, reference, part, points, code from credit.event limit 1`,
  ],
])('the database itself refuses what breaks %s', async (constraint, sql) => {
  await expect(l.h.t.owner.query(sql())).rejects.toMatchObject({ constraint });
});

test('nobody writes over an event or a line of a loan, and the application sets no score', async () => {
  await expect(l.h.t.owner.query('update credit.event set points = 50')).rejects.toThrow(/append-only/);
  await expect(l.h.t.db.query('update credit.event set points = 50')).rejects.toMatchObject({ code: '42501' });
  await expect(l.h.t.db.query('update ledger.balance set loan = 0')).rejects.toMatchObject({ code: '42501' });
  await expect(l.h.t.db.query('update loans.loan set amount = 100')).rejects.toMatchObject({ code: '42501' });
  await expect(l.h.t.db.query('update loans.loan set score = 900')).rejects.toMatchObject({ code: '42501' });
});

/** What an audit finds after a change that is undone again. */
async function foundBy(sql: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const run = l.h.t.owner.transaction(async (tx) => {
    await without(tx);
    await tx.query(sql);
    found = (await auditWhole(tx, [...LOAN_INVARIANTS, ...CREDIT_INVARIANTS])).breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}

/** Without triggers, checks and the indexes that keep rows unique. */
async function without(tx: Tx): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  const { rows } = await tx.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop from pg_constraint
     where contype in ('c', 'u') and conrelid in ('loans.loan'::regclass, 'credit.event'::regclass)`,
  );
  for (const { drop } of rows) await tx.query(drop);
  await tx.query('drop index loans.one_at_a_time');
}
