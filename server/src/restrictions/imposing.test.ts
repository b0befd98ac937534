/** Restrictions through the calls of staff and customers, over the whole server (rules §6, §10, T6). */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { freezeAccount, unfreezeAccount } from '@bahi/contract/security/calls.ts';
import { getCustomer, liftRestriction, listCustomers, restrict } from '@bahi/contract/staff/customers.ts';
import { approveChange, listAudit, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import type { Tx } from '../platform/database.ts';
import { RESTRICTION_INVARIANTS } from './audit.ts';
import type { WholeApp } from '../testing-app.ts';
import { verifyAuditChain } from '../staff/audit-log.ts';
import { MESSAGE, imposing, key, startRestrictions, type RestrictionsHarness } from './testing-restricted.ts';

let h: RestrictionsHarness;
let w: WholeApp;
beforeAll(async () => {
  h = await startRestrictions();
  w = h.w;
});
beforeEach(() => h.signIn());
afterAll(async () => {
  expect(await w.t.db.transaction(broken)).toEqual([]);
  await w.stop();
});

async function broken(tx: Tx): Promise<string[]> {
  const { breaks } = await auditWhole(tx, RESTRICTION_INVARIANTS);
  return breaks.map(({ invariant }) => invariant);
}

const now = () => w.clock.now();

test('a freeze within a day holds at once, says why, until when and under which case, and ends on the millisecond', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'frozen', 2);
  const until = now() + 2 * HOUR_MS;
  expect(made).toMatchObject({
    approval: 'not_needed',
    until,
    askedUntil: until,
    change: null,
    author: 'risk',
    rule: '7.3',
  });
  expect(await h.order(asha.token)).toMatchObject({
    refusal: { code: 'identity.frozen', params: { reason: 'suspected_fraud', since: now(), until, case: made.id } },
  });
  expect(expectOk(await asha.call(listRestrictions, {}))).toMatchObject([
    { id: made.id, kind: 'frozen', isInForce: true, isOwn: false, message: MESSAGE, until, appeal: null },
  ]);
  expect(await h.stories(asha.token)).toEqual(['restriction.frozen']);
  const { rows: messages } = expectOk(await asha.call(listMessages, {}));
  expect(messages[0]!.about).toEqual({ type: 'restriction', id: made.id });
  await w.clock.advance(2 * HOUR_MS - 1);
  expect(endOf(await h.order(asha.token))).toBe('identity.frozen');
  await w.clock.advance(1);
  expect(endOf(await h.order(asha.token))).toBe('ok');
  expect(expectOk(await asha.call(listRestrictions, {}))).toMatchObject([{ isInForce: false, liftedAt: null }]);
  await h.signIn();
  expect(endOf(await h.lift(made.id))).toBe('restrictions.not_in_force');
});

test('alone it holds for a day: a longer one waits for a second person, and ends then without one', async () => {
  const asha = await h.customer();
  const at = now();
  const dayLong = await h.impose(asha.id, 'no_withdrawal', 24);
  expect(dayLong).toMatchObject({ approval: 'not_needed', until: at + 24 * HOUR_MS, change: null });
  const longer = await h.impose(asha.id, 'no_trade', 24 + 1 / HOUR_MS);
  expect(longer).toMatchObject({ approval: 'waiting', until: at + 24 * HOUR_MS, askedUntil: at + 24 * HOUR_MS + 1 });
  const endless = await h.impose(asha.id, 'frozen', null);
  expect(endless).toMatchObject({ approval: 'waiting', until: at + 24 * HOUR_MS, askedUntil: null });
  await w.clock.advance(24 * HOUR_MS - 1);
  expect(expectOk(await asha.call(getUser, {})).restrictions).toHaveLength(3);
  await w.clock.advance(1);
  expect(expectOk(await asha.call(getUser, {})).restrictions).toEqual([]);
  await h.signIn();
  for (const change of [longer.change!, endless.change!]) {
    const late = await w.staff(h.otherRisk)(approveChange, { change }, key());
    expect(endOf(late)).toBe('restrictions.not_in_force');
  }
});

test('whoever restricted an account alone does not do so again when the day is over: another person does', async () => {
  const asha = await h.customer();
  await h.impose(asha.id, 'frozen', null);
  await w.clock.advance(24 * HOUR_MS);
  await h.signIn();
  const again = (token: string, hours: number) =>
    w.staff(token)(restrict, imposing(w, asha.id, 'frozen', hours), key());
  expect(endOf(await again(h.risk, 48))).toBe('staff.same_person');
  expect(endOf(await again(h.risk, 2))).toBe('staff.same_person');
  const made = expectOk(await again(h.otherRisk, 24));
  expect(made).toMatchObject({ approval: 'not_needed' });
  await w.clock.advance(20 * HOUR_MS);
  await h.signIn();
  expectOk(await w.staff(h.otherRisk)(liftRestriction, { restriction: made.id, reason: 'It was a mistake.' }, key()));
  const rest = expectOk(await again(h.otherRisk, 24));
  expect(rest).toMatchObject({ approval: 'waiting', askedUntil: now() + 24 * HOUR_MS });
  // Four hours less the minutes in which people signed in.
  expect((rest.until! - now()) / HOUR_MS).toBeCloseTo(4, 1);
  await w.clock.advance(7 * 24 * HOUR_MS);
  await h.signIn();
  expect(endOf(await again(h.risk, 24))).toBe('ok');
});

test('nor in another way: a ban after a freeze is as long alone, and what overlaps counts once', async () => {
  const asha = await h.customer();
  const start = now();
  const asked = (
    kind: 'frozen' | 'banned' | 'disabled' | 'no_trade' | 'no_withdrawal',
    hours: number,
    token = h.risk,
  ) => w.staff(token)(restrict, imposing(w, asha.id, kind, hours), key());
  expectOk(await asked('no_withdrawal', 10));
  await w.clock.advance(4 * HOUR_MS);
  await h.signIn();
  expect(expectOk(await asked('frozen', 16))).toMatchObject({ approval: 'not_needed' });
  await w.clock.advance(18 * HOUR_MS - (now() - start - 4 * HOUR_MS));
  await h.signIn();
  // Twenty hours are over, from the first one on, and four are left.
  const last = expectOk(await asked('banned', 24));
  expect(last).toMatchObject({ approval: 'waiting' });
  expect((last.until! - start) / HOUR_MS).toBeCloseTo(26, 1);
  await w.clock.advance(last.until! - now());
  await h.signIn();
  for (const kind of ['frozen', 'banned', 'disabled', 'no_trade', 'no_withdrawal'] as const)
    expect(endOf(await asked(kind, 1)), kind).toBe('staff.same_person');
  // Neither what another person does counts, nor what is done to another customer.
  expect(endOf(await asked('disabled', 24, h.otherRisk))).toBe('ok');
  const other = await h.customer();
  expect(await h.impose(other.id, 'frozen', 24)).toMatchObject({ approval: 'not_needed' });
});

test('a second person confirms, never the first; then it holds to the end that was asked for', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'no_trade', 72);
  const change = made.change!;
  expect(endOf(await w.staff(h.risk)(approveChange, { change }, key()))).toBe('staff.same_person');
  const reviewer = await w.signIn('funds_maker');
  expect(endOf(await w.staff(reviewer)(approveChange, { change }, key()))).toBe('staff.role_missing');
  await w.clock.advance(23 * HOUR_MS);
  await h.signIn();
  expectOk(await w.staff(h.support)(approveChange, { change }, key()));
  await w.clock.advance(2 * HOUR_MS);
  await h.signIn();
  const [held] = expectOk(await w.staff(h.support)(getCustomer, { customer: asha.id })).restrictions;
  expect(held).toMatchObject({ approval: 'approved', approvedBy: 'support', until: made.askedUntil, isInForce: true });
  expect(endOf(await h.order(asha.token))).toBe('identity.no_trade');
  expect(await h.stories(asha.token)).toEqual(['restriction.confirmed', 'restriction.no_trade']);
});

test('whose own account it is neither confirms a restriction nor has it end after the day', async () => {
  const asha = await h.customer();
  const { change } = await h.impose(asha.id, 'no_withdrawal', null);
  const link = (id: string | null) =>
    w.t.db.query('update staff.member set customer_id = $1 where account = $2', [id, 'risk.1']);
  await link(asha.id);
  const reason = 'this account does nothing wrong';
  expect(endOf(await w.staff(h.otherRisk)(approveChange, { change: change! }, key()))).toBe('staff.own_case');
  expect(endOf(await w.staff(h.otherRisk)(rejectChange, { change: change!, reason }, key()))).toBe('staff.own_case');
  await link(null);
  expect(endOf(await w.staff(h.otherRisk)(rejectChange, { change: change!, reason }, key()))).toBe('ok');
});

test('a freeze of the customer’s own stands beside one of staff, and holds when that one is over', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'frozen', 2);
  expectOk(await asha.call(freezeAccount, { loginPassword: PASSWORD }, key()));
  expect(await h.order(asha.token)).toMatchObject({ refusal: { params: { case: made.id } } });
  await w.clock.advance(2 * HOUR_MS);
  expect(await h.order(asha.token)).toMatchObject({ refusal: { params: { reason: 'customer_asked' } } });
  expectOk(await asha.call(unfreezeAccount, { loginPassword: PASSWORD }, key()));
  expect(endOf(await h.order(asha.token))).toBe('ok');
  await h.signIn();
});

test('a restriction that is lifted takes its proposal with it', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'frozen', null);
  const lifted = expectOk(await h.lift(made.id));
  expect(lifted).toMatchObject({ isInForce: false, liftedBy: 'risk', liftReason: 'Nothing was found.', change: null });
  expect(endOf(await w.staff(h.support)(approveChange, { change: made.change! }, key()))).toBe('staff.change_decided');
  const { rows } = expectOk(await w.staff(h.support)(listChanges, { kind: 'restriction' }));
  expect(rows[0]).toMatchObject({ id: made.change, state: 'rejected', maker: 'risk' });
  expect(endOf(await h.order(asha.token))).toBe('ok');
  expect(await h.stories(asha.token)).toEqual(['restriction.lifted', 'restriction.frozen']);
});

test('who may not: other roles, the own account, a past end, a stranger, twice, an end of an own freeze', async () => {
  const asha = await h.customer();
  const maker = await w.signIn('funds_maker');
  const call = w.staff(h.risk);
  const never = { ...imposing(w, asha.id, 'frozen'), until: 2 ** 53 - 1 };
  expect(endOf(await call(restrict, never, key()))).toBe('request.invalid');
  expect(endOf(await w.staff(maker)(restrict, imposing(w, asha.id, 'frozen'), key()))).toBe('staff.role_missing');
  expect(endOf(await w.staff(h.support)(liftRestriction, { restriction: '4000001', reason: 'No reason' }, key()))).toBe(
    'staff.role_missing',
  );
  expect(endOf(await call(restrict, imposing(w, '99999999', 'frozen'), key()))).toBe('staff.customer_unknown');
  expect(endOf(await call(restrict, imposing(w, asha.id, 'frozen', 0), key()))).toBe('staff.end_invalid');
  expect(endOf(await call(liftRestriction, { restriction: '99999999', reason: 'No reason' }, key()))).toBe(
    'restrictions.unknown',
  );
  const made = await h.impose(asha.id, 'frozen');
  expect(endOf(await call(restrict, imposing(w, asha.id, 'frozen', 5), key()))).toBe('staff.already_restricted');

  await w.t.owner.query(`update staff.member set customer_id = $1 where account = 'risk.1'`, [BigInt(asha.id)]);
  expect(endOf(await h.lift(made.id))).toBe('staff.own_case');
  expect(endOf(await w.staff(h.otherRisk)(restrict, imposing(w, asha.id, 'banned'), key()))).toBe('staff.own_case');
  const long = await h.impose(asha.id, 'no_trade', 48);
  expect(endOf(await w.staff(h.otherRisk)(approveChange, { change: long.change! }, key()))).toBe('staff.own_case');
  await w.t.owner.query(`update staff.member set customer_id = null where account = 'risk.1'`);
  expectOk(await h.lift(made.id));
});

test('a retry answers again and restricts once', async () => {
  const asha = await h.customer();
  const once = key();
  const input = imposing(w, asha.id, 'no_trade', 48);
  const [first, second] = [await w.staff(h.risk)(restrict, input, once), await w.staff(h.risk)(restrict, input, once)];
  expect(expectOk(second)).toEqual(expectOk(first));
  expect(expectOk(await asha.call(listRestrictions, {}))).toHaveLength(1);
});

test('found by restriction while it is in force', async () => {
  const asha = await h.customer();
  await h.impose(asha.id, 'disabled', 1);
  const find = async () =>
    expectOk(await w.staff(h.support)(listCustomers, { restriction: 'disabled', text: asha.account })).rows;
  expect(await find()).toMatchObject([{ id: asha.id, restrictions: ['disabled'] }]);
  await w.clock.advance(HOUR_MS);
  await h.signIn();
  expect(await find()).toEqual([]);
});

test('every step is in the record of staff, which is whole', async () => {
  const auditor = await w.signIn('auditor');
  const { rows } = expectOk(await w.staff(auditor)(listAudit, { action: 'restriction.', pageSize: 100 }));
  const actions = new Set(rows.map((row) => row.action));
  expect([...actions].toSorted()).toEqual([
    'restriction.approve',
    'restriction.impose',
    'restriction.lift',
    'restriction.propose',
    'restriction.reject',
  ]);
  expect((await verifyAuditChain(w.t.db)).brokenAt).toBeNull();
});

test('the auditor finds a restriction that the account does not show, and one made longer by nobody', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'frozen', 72);
  const undone = new Error('undone');
  const tampered = w.t.owner.transaction(async (tx) => {
    await tx.query('update restrictions.restriction set until = asked_until where id = $1', [made.id]);
    await tx.query('update identity.customer set restrictions = null where id = $1', [asha.id]);
    expect(await broken(tx)).toEqual(['shown_restrictions_are_the_cases', 'longer_restriction_has_two_people']);
    throw undone;
  });
  await expect(tampered).rejects.toBe(undone);
});
