/** Each invariant of lending names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { auditWhole } from '../ledger/audit.ts';
import { by, limitOrder } from '../orders/testing.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { startLendingWorld, type Held, type LendingWorld } from './testing.ts';

let w: LendingWorld;
let asha: Held;
let ravi: Held;
/** An order for a short that ended unfilled. */
let second: string;

beforeAll(async () => {
  w = await startLendingWorld();
  const symbol = w.symbol();
  asha = await w.holder(symbol);
  await w.lend(asha, 3);
  await w.recall(asha, 1);
  ravi = await w.short(symbol, 4);
  const order = await w.h.orders.place(
    by(ravi.customerId),
    limitOrder(500_00, { symbol, direction: 'short', lots: 1 }),
  );
  second = order.id;
  await w.fees();
  await w.midnight(2);
  await w.fees();
  expect(await w.audit()).toEqual([]);
});
afterAll(() => w.h.stop());

const first = (of: string) => `date = (select min(date) from lending.part) and ${of}`;

test.each([
  ['lent_shares_are_of_positions', () => `update orders.position set lent = 100 where id = ${asha.positionId}`],
  ['lent_shares_are_of_positions', () => `update orders.position set lends = 3 where id = ${asha.positionId}`],
  ['lending_entry_has_its_position', () => `update orders.position set lends = 1 where id = ${asha.positionId}`],
  [
    'lending_entry_has_its_position',
    () => `update ledger.entry set kind = 'shares_lent', part = 9 where kind = 'shares_recalled'`,
  ],
  [
    'lending_entry_has_its_position',
    () => `update ledger.entry set kind = 'margin_added' where kind = 'shares_recalled'`,
  ],
  ['shorts_are_within_what_was_left', () => 'update orders.borrowing set borrowed = borrowed - 1'],
  ['shorts_are_within_what_was_left', () => `delete from orders.borrowing where order_id = ${second}`],
  ['shorts_are_within_what_was_left', () => `update orders.orders set quantity = 501 where id = ${second}`],
  [
    'shorts_are_within_what_was_left',
    () =>
      `update orders.orders set ended_at = null, status = 'pending', reason = null, quantity = 500 where id = ${second}`,
  ],
  ['borrowed_is_on_loan_or_of_the_house', () => `delete from lending.part where ${first('is_lender')}`],
  [
    'borrowed_is_on_loan_or_of_the_house',
    () => `update lending.part set shares = shares + 1 where ${first('not is_lender')}`,
  ],
  [
    'borrowed_is_on_loan_or_of_the_house',
    () => `update lending.part set on_loan = on_loan - 1 where ${first('is_lender')}`,
  ],
  ['borrow_fee_is_the_formula', () => `update lending.part set amount = amount + 1 where ${first('not is_lender')}`],
  ['borrow_fee_is_the_formula', () => 'update lending.day set rate_bps = rate_bps + 1'],
  ['borrow_fee_is_the_formula', () => 'update lending.day set mark = mark + 100'],
  ['borrow_fees_add_up', () => 'update lending.day set fees = fees + 1'],
  ['borrow_fees_add_up', () => 'update lending.day set paid = paid - 1'],
  ['borrow_fees_add_up', () => `update lending.part set amount = amount + 1 where ${first('is_lender')}`],
  ['borrow_fees_add_up', () => 'update lending.day set lender_percent = 70'],
  ['borrow_fee_is_posted_once', () => `update lending.part set amount = amount + 1 where ${first('is_lender')}`],
  ['borrow_fee_is_posted_once', () => `update lending.part set entry_id = null where ${first('not is_lender')}`],
  ['borrow_fee_is_posted_once', () => `update ledger.entry set part = part + 9 where kind = 'borrow_fee'`],
])('%s', async (name, sql) => {
  expect(await foundBy(sql())).toContain(name);
});

test.each([
  ['lent_and_pledged_are_held', () => `update orders.position set lent = quantity + 1 where id = ${asha.positionId}`],
  ['never_more_than_there_is', () => 'update orders.borrowing set quota = borrowed - 1'],
  ['lent_is_owned', () => `update orders.position set lent = 100 where id = ${ravi.positionId}`],
  [
    'recalled_is_lent',
    () => `update orders.position set recalled = lent + 1, recall_due = 1 where id = ${asha.positionId}`,
  ],
  ['fixed', () => 'update lending.part set amount = amount + 1'],
])('the database refuses what breaks %s', async (constraint, sql) => {
  await expect(w.h.t.owner.query(sql())).rejects.toMatchObject({ constraint });
});

/** What a whole audit finds after a change that is undone again. */
async function foundBy(sql: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const run = w.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql);
    const { breaks } = await auditWhole(tx, [...ORDER_INVARIANTS, ...LENDING_INVARIANTS]);
    found = breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}
