/** Each invariant of corporate actions names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { limitOrder } from '../orders/testing.ts';
import { ACTION_INVARIANTS } from './audit.ts';
import { actionsHarness, BEFORE, EX_DATE, OPENING, type ActionsHarness } from './testing.ts';

let h: ActionsHarness;

/** A position that was split, one whose dividend is due, and one whose dividend is paid. */
beforeAll(async () => {
  h = await actionsHarness();
  const split = await h.listed({ kind: 'split', numerator: 2 });
  const due = await h.listed({ kind: 'dividend', cash: 5_00 });
  const paid = await h.listed({ kind: 'dividend', cash: 7_00, payDate: EX_DATE });
  for (const symbol of [split, due, paid]) await h.opened(limitOrder(BEFORE, { symbol }), BEFORE);
  await h.endOfSession();
  await h.goTo(OPENING + 1_000);
  await h.t.owner.query(
    `insert into actions.application (entitlement_id, customer_id, amount, created_at, promised_by)
     select id, customer_id, amount, 1, 1 from actions.entitlement where state = 'due'`,
  );
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

const entitlement = (set: string, where: string) => `update actions.entitlement set ${set} where ${where}`;

test.each([
  ['entitlement_is_of_its_terms', entitlement('amount = amount + 1', "state = 'due'")],
  ['entitlement_is_of_its_terms', entitlement('quantity = quantity + 1', 'shares > 0')],
  ['entitlement_is_what_was_held', entitlement('quantity = quantity + 1', "state = 'due'")],
  ['entitlement_is_what_was_held', "delete from actions.entitlement where state = 'due'"],
  ['application_is_of_its_dividend', 'update actions.application set amount = amount + 1'],
  ['application_is_of_its_dividend', entitlement("state = 'done', done_at = 1", "state = 'due'")],
  ['entitlement_is_posted', entitlement("state = 'done', done_at = 1", "state = 'due'")],
  ['entitlement_is_posted', entitlement('position_id = position_id + 1', 'shares > 0')],
  ['action_entry_has_its_entitlement', 'delete from actions.entitlement where shares > 0'],
  [
    'action_entry_has_its_entitlement',
    entitlement("state = 'due', done_at = null", "amount = 70000 and state = 'done'"),
  ],
  ['dividends_due_are_entitlements', 'update orders.position set dividends_due = dividends_due + 1'],
  ['dividends_due_are_entitlements', entitlement("state = 'done', done_at = 1", "state = 'due'")],
  ['action_leaves_nobody_behind', entitlement("state = 'entitled', done_at = null", 'shares > 0')],
  ['action_leaves_nobody_behind', entitlement("state = 'due', done_at = null", "amount = 70000 and state = 'done'")],
  ['position_is_its_orders', 'update orders.position set opened_quantity = opened_quantity + 1 where quantity = 200'],
])('the auditor names %s', async (name, sql) => {
  const undone = new Error('undone');
  const found = h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rowCount } = await tx.query(sql);
    expect(rowCount).toBeGreaterThan(0);
    const { breaks } = await auditWhole(tx, [...ORDER_INVARIANTS, ...ACTION_INVARIANTS]);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
