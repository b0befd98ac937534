/** What the auditor finds of pledges, and what the database itself refuses. */
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { LOAN_INVARIANTS } from '../loans/audit.ts';
import type { Tx } from '../platform/database.ts';
import { PLEDGE_INVARIANTS } from './audit.ts';
import { startPledging, type Held, type Pledging } from './testing.ts';

let p: Pledging;
let asha: Held;
/** Sold in part, and owed on; of the same position one that is pending; and one that is finished. */
let open: string;
let pending: string;
let finished: string;

beforeAll(async () => {
  p = await startPledging();
  asha = await p.holder(6);
  const more = await p.also(asha, 2);
  finished = (await p.lent(more, { lots: 1, amount: '10000' })).id;
  open = (await p.lent(asha, { lots: 4, amount: '100000' })).id;
  await p.later(2 * DAY_MS);
  const { principal, interest } = await p.read(more, finished);
  await p.repay(more, finished, (Number(principal) + Number(interest)).toFixed(2));
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(25 * HOUR_MS);
  const order = (await p.sale(asha))!;
  await p.h.settle(p.h.venue.execution(order.orderId, order.quantity, 290_00, p.h.clock.now()));
  p.mark(asha, 500_00);
  pending = (await p.ask(asha, { lots: 1, amount: '10000' })).id;
  await p.later(2 * DAY_MS);
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

const set = (change: string, id: () => string) => () => `update pledges.pledge set ${change} where id = ${id()}`;
const setOpen = (change: string) => set(change, () => open);
const setSale = (change: string) => () => `update pledges.sale set ${change} where pledge_id = ${open}`;

test.each([
  ['owed_is_the_sum_of_records', () => 'update ledger.balance set loan = loan + 1'],
  ['owed_is_the_sum_of_records', setOpen('interest = interest + 1')],
  ['pledge_is_what_is_not_repaid', setOpen('principal = principal - 1')],
  ['pledge_is_what_is_not_repaid', set('interest = 1', () => finished)],
  ['pledged_shares_are_held', setOpen('pledged = pledged + 1')],
  ['pledged_shares_are_held', set('pledged = 0', () => pending)],
  ['pledged_shares_are_held', () => `update orders.position set pledged = 0 where id = ${asha.positionId}`],
  // Both say the same, and it is not what was pledged.
  [
    'pledged_shares_are_held',
    () => `with l as (update pledges.pledge set pledged = pledged - 100 where id = ${open})
      update orders.position set pledged = pledged - 100 where id = ${asha.positionId}`,
  ],
  ['pledge_entry_has_its_pledge', () => `delete from pledges.pledge where id = ${finished}`],
  ['pledge_entry_has_its_pledge', setOpen('amount = amount + 1')],
  ['pledge_entry_has_its_pledge', setOpen('repayments = 0')],
  ['pledge_interest_is_the_formula', setOpen('rate_percent = 11')],
  ['pledge_interest_is_the_formula', setOpen('interest_through = interest_through - 1')],
  ['pledge_interest_is_the_formula', setOpen('interest_through = interest_through + 1')],
  ['pledge_sale_has_its_notice', () => `delete from pledges.sale where pledge_id = ${open}`],
  ['pledge_sale_has_its_notice', setSale('noticed_at = asked_at - 86399999')],
  ['pledge_sale_has_its_notice', setSale('noticed_at = 1')],
  ['pledge_sale_has_its_notice', setSale('owed = value * 85 / 100 - 1')],
  ['pledge_sale_has_its_notice', setSale('value = value - 1')],
  ['pledge_sale_has_its_notice', () => `update pledges.sale set pledge_id = ${finished} where pledge_id = ${open}`],
  ['pledge_sale_has_its_notice', setSale('sold_shares = sold_shares - 100')],
  ['pledge_record_sums_its_sales', setOpen('sold_shares = sold_shares + 100')],
  ['pledge_due_date_waits_for_a_restriction', setOpen('waits_until = overdue_at + 1, waits_since = 1')],
  ['pledge_due_date_waits_for_a_restriction', setOpen('overdue_told_at = overdue_at - 1')],
])('%s', async (name, sql) => {
  expect(await foundBy(sql())).toContain(name);
});

test.each([
  [
    'one_request_at_a_time',
    () => `insert into pledges.pledge (customer_id, position_id, symbol, amount, mark, created_at, promised_by, shares, lots, term_days,
        rate_percent, warning_percent, sale_percent, notice_hours)
      select customer_id, position_id, symbol, amount, mark, created_at, promised_by, shares, lots, term_days, rate_percent, warning_percent,
        sale_percent, notice_hours from pledges.pledge where id = ${pending}`,
  ],
  ['owes_while_lending', setOpen('principal = 0, interest = 0')],
  ['owes_while_lending', set('interest = 1', () => pending)],
  ['one_way', set(`status = 'lending'`, () => finished)],
  ['one_way', setOpen('interest_through = interest_through - 1')],
  ['one_way', setOpen('sold_shares = 0')],
  [
    'lent_and_pledged_are_held',
    () => `update orders.position set pledged = quantity + 1 where id = ${asha.positionId}`,
  ],
])('the database itself refuses what breaks %s', async (constraint, sql) => {
  await expect(p.h.t.owner.query(sql())).rejects.toMatchObject({ constraint });
});

test('the application sets no terms of a pledge and removes no sale', async () => {
  const denied = { code: '42501' };
  await expect(p.h.t.db.query('update pledges.pledge set sale_percent = 71')).rejects.toMatchObject(denied);
  await expect(p.h.t.db.query('update pledges.pledge set amount = 1')).rejects.toMatchObject(denied);
  await expect(p.h.t.db.query('delete from pledges.sale')).rejects.toMatchObject(denied);
});

/** What an audit finds after a change that is undone again. */
async function foundBy(sql: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const run = p.h.t.owner.transaction(async (tx) => {
    await without(tx);
    await tx.query(sql);
    found = (await auditWhole(tx, [...LOAN_INVARIANTS, ...PLEDGE_INVARIANTS])).breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}

/** Without triggers and checks. */
async function without(tx: Tx): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  const { rows } = await tx.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop from pg_constraint
     where contype = 'c' and conrelid in ('pledges.pledge'::regclass, 'pledges.sale'::regclass, 'orders.position'::regclass)`,
  );
  for (const { drop } of rows) await tx.query(drop);
}
