/** Each invariant of rights names what breaks it: rows are changed behind the application's back, as the owner of the tables, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import type { Tx } from '../platform/database.ts';
import { RIGHTS_INVARIANTS } from './audit.ts';
import { startRaising, type Raising } from './testing.ts';

let r: Raising;
/** Of an issue that is open, and of one that is settled. */
let open: string;
let settled: string;

beforeAll(async () => {
  r = await startRaising();
  const [asha, ravi] = [await r.customer(1000), await r.customer(400)];
  await r.hold(asha, 400, 'OPEN');
  await r.hold(ravi, 400, 'OPEN');
  settled = await r.issue();
  await r.open(settled);
  await r.taken(asha, settled, 250, 60);
  await r.end(settled);
  await r.progress();
  open = await r.issue({ symbol: 'OPEN' });
  await r.open(open);
  await r.taken(asha, open, 100, 20);
  expect(await r.audit()).toEqual([]);
});
afterAll(() => r.stop());

const TAKE_UP = 'entitlement_id in (select id from rights.entitlement where issue_id = $1)';

test.each([
  ['rights_hold_what_is_asked_extra', () => change('take_up', 'extra = extra + 1', TAKE_UP, open)],
  ['rights_hold_what_is_asked_extra', () => change('entitlement', 'settled_at = 1', 'issue_id = $1', open)],
  ['rights_taken_up_are_paid', () => change('take_up', 'shares = shares - 1', TAKE_UP, open)],
  ['rights_taken_up_are_paid', () => change('take_up', 'extra_allotted = extra_allotted - 1', TAKE_UP, settled)],
  ['rights_taken_up_are_paid', () => change('take_up', 'entry_id = entry_id + 1000', TAKE_UP, settled)],
  ['rights_entry_has_its_take_up', () => change('take_up', 'extra_entry_id = null', TAKE_UP, settled)],
  ['entitlement_is_its_holding', () => change('entitlement', 'held = held + 4', 'issue_id = $1', open)],
  ['entitlement_is_its_holding', () => change('entitlement', 'shares = shares + 1', 'issue_id = $1', open)],
  ['entitlement_is_its_holding', () => change('entitlement', 'taken = taken - 1', 'issue_id = $1', open)],
  ['entitlement_is_its_holding', () => change('take_up', 'at = 1', TAKE_UP, open)],
  [
    'rights_wait_for_a_restriction',
    () => change('entitlement', 'waits_until = 9000000000000000, waits_since = 1', 'issue_id = $1', open),
  ],
  [
    'rights_shared_out_to_the_last',
    () => change('entitlement', 'waits_until = 9000000000000000', 'issue_id = $1 and lapsed > 0', settled),
  ],
  [
    'lapsed_rights_get_what_extra_shares_bring',
    () => change('entitlement', 'waits_until = 9000000000000000', 'issue_id = $1 and lapsed > 0', settled),
  ],
  ['rights_become_positions', () => change('entitlement', 'position_id = 1', 'issue_id = $1 and taken > 0', settled)],
  ['rights_become_positions', () => change('entitlement', 'extra_allotted = 0', 'issue_id = $1', settled)],
  ['rights_shared_out_to_the_last', () => change('issue', 'offered_shares = 300', 'id = $1', settled)],
  ['rights_shared_out_to_the_last', () => change('issue', 'settled_at = 1', 'id = $1', open)],
  [
    'rights_shared_out_to_the_last',
    () => change('entitlement', 'extra_allotted = 59', 'issue_id = $1 and taken > 0', settled),
  ],
  ['rights_hold_what_is_asked_extra', () => change('issue', 'extra_ceiling_percent = 124', 'id = $1', open)],
  ['rights_taken_up_are_paid', () => change('issue', 'extra_price = extra_price + 1', 'id = $1', settled)],
  ['rights_become_positions', () => change('issue', 'extra_price = null', 'id = $1', settled)],
  ['rights_shared_out_to_the_last', () => change('issue', 'extra_price = null', 'id = $1', settled)],
  [
    'lapsed_rights_get_what_extra_shares_bring',
    () => change('entitlement', 'proceeds = proceeds + 1', 'issue_id = $1 and lapsed > 0', settled),
  ],
  // The sum is right, and the wrong one has it.
  [
    'lapsed_rights_get_what_extra_shares_bring',
    () => change('entitlement', 'proceeds = 120000 - proceeds', 'issue_id = $1', settled),
  ],
  [
    'lapsed_rights_get_what_extra_shares_bring',
    () => change('issue', 'extra_price = 5751, extra_ceiling_percent = 125', 'id = $1', settled),
  ],
  ['rights_proceeds_are_paid', () => change('entitlement', 'proceeds = 1', 'issue_id = $1 and lapsed > 0', settled)],
  [
    'rights_proceeds_are_paid',
    () => change('entitlement', 'settled_at = null', 'issue_id = $1 and lapsed > 0', settled),
  ],
  [
    'rights_proceeds_have_their_rights',
    () => change('entitlement', 'proceeds_entry_id = null', 'issue_id = $1', settled),
  ],
])('%s', async (name, breakIt) => {
  let found: string[] = [];
  await undone(async (tx) => {
    await breakIt()(tx);
    found = (await auditWhole(tx, RIGHTS_INVARIANTS)).breaks.map(({ invariant }) => invariant);
  });
  expect(found).toContain(name);
});

test.each([
  [
    'taken_up_in_time',
    'rights.take_up',
    'insert into rights.take_up (id, entitlement_id, customer_id, shares, extra, entry_id, at) select 999, id, customer_id, 1, 0, 999, 1 from rights.entitlement where issue_id = $1 limit 1',
  ],
  [
    'never_taken_more_than_entitled',
    'rights.entitlement',
    'update rights.entitlement set taken = shares + 1, extra_asked = 0 where issue_id = $1',
  ],
  [
    'extra_after_all',
    'rights.entitlement',
    'update rights.entitlement set extra_asked = 1, taken = 0 where issue_id = $1',
  ],
  [
    'who_waits_asks_for_no_extra',
    'rights.entitlement',
    'update rights.entitlement set taken = shares, extra_asked = 1, waits_until = 1, waits_since = 1 where issue_id = $1',
  ],
  ['waits_when_told', 'rights.entitlement', 'update rights.entitlement set waits_until = 1 where issue_id = $1'],
  ['settled_once', 'rights.issue', 'update rights.issue set offered_shares = 1, held_shares = 4 where id = $1'],
  [
    'extra_price_up_to_the_ceiling',
    'rights.issue',
    'update rights.issue set charged_at = ex_at, shared_at = pay_by, extra_price = 5751 where id = $1',
  ],
  ['extra_priced_as_shared', 'rights.issue', 'update rights.issue set extra_price = 5000 where id = $1'],
  [
    'proceeds_are_of_what_lapsed',
    'rights.entitlement',
    'update rights.entitlement set proceeds = 1 where issue_id = $1',
  ],
  ['settled_once', 'rights.entitlement', 'update rights.entitlement set shares = shares + 1 where issue_id = $1'],
  ['never_called_off_once_recorded', 'rights.issue', 'update rights.issue set withdrawn_at = ex_at - 1 where id = $1'],
])('the database itself keeps %s of %s', async (constraint, _table, sql) => {
  await expect(r.h.t.owner.query(sql, [open])).rejects.toMatchObject({ constraint });
});

test('a settled entitlement stays as it is', async () => {
  await expect(
    r.h.t.owner.query('update rights.entitlement set position_id = 1 where issue_id = $1', [settled]),
  ).rejects.toMatchObject({ constraint: 'settled_once' });
});

type Break = (tx: Tx) => Promise<void>;

function change(table: string, set: string, where: string, issue: string): Break {
  return async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rows } = await tx.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'rights.${table}'::regclass and contype = 'c'`,
    );
    for (const { name } of rows) await tx.query(`alter table rights.${table} drop constraint ${name}`);
    await tx.query(`update rights.${table} set ${set} where ${where}`, [issue]);
  };
}

async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  const run = r.h.t.owner.transaction(async (tx) => {
    await work(tx);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
}
