/** A member who lost the authenticator comes back by two others (rules §10): whatever of before could sign in ends with the approval. */
import {
  beginEnrolment,
  disableMember,
  enrol,
  issueEnrolment,
  proposeEnabling,
  proposeReset,
} from '@bahi/contract/staff/members.ts';
import { approveChange, listAudit, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { staffLogin, staffMe } from '@bahi/contract/staff/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { accountOf, STAFF_PASSWORD, type StaffHarness } from './testing.ts';
import { key, PASSWORD, startMembers, type Members } from './testing-members.ts';

let m: Members;
let h: StaffHarness;
beforeAll(async () => {
  m = await startMembers();
  ({ h } = m);
});
afterAll(() => h.stop());

const as: Members['as'] = (role) => m.as(role);
const reason = 'left the phone in a taxi';
const reset = (staff: string) => ({ staff, reason });

/** At work, with one session. */
async function atWork(changes: object = {}) {
  const member = await m.added(changes);
  return { ...member, ...(await m.enrolled(member)) };
}

const proposed = async (staff: string) => expectOk(await as('admin')(proposeReset, reset(staff), key()));
const stateOf = async (id: string) =>
  expectOk(await as('risk')(listChanges, { kind: 'staff', pageSize: 100 })).rows.find((row) => row.id === id)!.state;

async function openSessions(id: string): Promise<bigint> {
  const { rows } = await h.t.db.query<{ n: bigint }>(
    'select count(*) as n from staff.session where member_id = $1 and ended_at is null',
    [id],
  );
  return rows[0]!.n;
}

async function actionsOn(id: string): Promise<string[]> {
  const { rows } = expectOk(await as('auditor')(listAudit, { subject: `staff:${id}`, pageSize: 100 }));
  return rows.map(({ action }) => action);
}

test('two others let a member enrol anew: sessions, password and secret of before end at once, and two codes work once', async () => {
  const member = await atWork({ roles: ['support', 'content'] });
  const change = await proposed(member.id);
  expect(change).toMatchObject({
    kind: 'staff',
    before: { account: member.account, isEnrolled: true },
    after: { isEnrolled: false },
  });
  // Until two agreed, nothing has happened.
  expect(endOf(await h.staff(member.token)(staffMe, {}))).toBe('ok');
  expect(endOf(await as('admin')(approveChange, { change: change.id }, key()))).toBe('staff.same_person');
  expect(endOf(await as('support')(approveChange, { change: change.id }, key()))).toBe('staff.role_missing');
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));

  expect(endOf(await h.staff(member.token)(staffMe, {}))).toBe('401');
  await h.clock.advance(30_000);
  const before = () => ({ account: member.account, password: PASSWORD, code: m.totpOf(member.secret) });
  expect(endOf(await h.staff()(staffLogin, before()))).toBe('staff.wrong_credentials');
  expect(await m.listed(member.account)).toMatchObject({
    isEnrolled: false,
    hasSecondFactor: false,
    roles: ['content', 'support'],
  });

  const codes = await m.codesFor(member.id);
  const { secret } = expectOk(await h.staff()(beginEnrolment, { account: member.account, codes }));
  expect(secret).not.toBe(member.secret);
  const given = { account: member.account, codes, password: 'walnut-ferry-1903', totp: m.totpOf(member.secret) };
  expect(endOf(await h.staff()(enrol, given))).toBe('security.code_wrong');
  const { token } = expectOk(await h.staff()(enrol, { ...given, totp: m.totpOf(secret) }));
  expect(expectOk(await h.staff(token)(staffMe, {})).staff.roles).toEqual(['content', 'support']);
  expect(endOf(await h.staff()(enrol, { ...given, totp: m.totpOf(secret) }))).toBe('staff.enrolment_invalid');
  await h.clock.advance(30_000);
  expect(endOf(await h.staff()(staffLogin, before()))).toBe('staff.wrong_credentials');
  expect(await actionsOn(member.id)).toEqual([
    'session.refused',
    'session.begin',
    'staff.enrol',
    'staff.enrolment',
    'staff.enrolment',
    'session.refused',
    'staff.reset',
    'session.begin',
    'staff.enrol',
    'staff.enrolment',
    'staff.enrolment',
  ]);
  // And lost once more.
  const second = await proposed(member.id);
  expectOk(await as('risk')(approveChange, { change: second.id }, key()));
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
});

test('one whom the install began with comes back too', async () => {
  const { id, account } = await m.listed(accountOf('content'));
  const change = await proposed(id);
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));
  expect(endOf(await as('content')(staffMe, {}))).toBe('401');
  const { token } = await m.enrolled(await m.listed(account));
  expect(expectOk(await h.staff(token)(staffMe, {})).staff.account).toBe(account);
  const old = { account, password: STAFF_PASSWORD, code: '000000' };
  expect(endOf(await h.staff()(staffLogin, old))).toBe('staff.wrong_credentials');
});

test('nobody does it for oneself: not proposing, not approving, not with a code', async () => {
  const own = await m.listed(accountOf('admin'));
  expect(endOf(await as('admin')(proposeReset, reset(own.id), key()))).toBe('staff.own_case');
  expect(endOf(await as('support')(proposeReset, reset(own.id), key()))).toBe('staff.role_missing');
  const other = await atWork({ roles: ['risk'] });
  const change = await proposed(other.id);
  const asOther = h.staff(other.token);
  expect(endOf(await asOther(approveChange, { change: change.id }, key()))).toBe('staff.own_case');
  expect(endOf(await asOther(rejectChange, { change: change.id, reason }, key()))).toBe('staff.own_case');
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));
  // Whoever asked while the session still held.
  await h.t.db.query('update staff.session set ended_at = null where member_id = $1', [other.id]);
  expect(endOf(await asOther(issueEnrolment, { staff: other.id }))).toBe('staff.own_case');
  const insert = `insert into staff.enrolment (member_id, code_hash, issued_by, expires_at) values ($1, sha256('x'), $1, 1)`;
  await expect(h.t.db.query(insert, [other.id])).rejects.toThrow(/no code of/);
});

test('it is for those who have enrolled and are let in, one proposal at a time', async () => {
  expect(endOf(await as('admin')(proposeReset, reset('999999'), key()))).toBe('staff.member_unknown');
  const fresh = await m.added();
  expect(endOf(await as('admin')(proposeReset, reset(fresh.id), key()))).toBe('staff.not_enrolled');
  const member = await atWork();
  await proposed(member.id);
  expect(endOf(await as('risk')(proposeReset, reset(member.id), key()))).toBe('staff.already_proposed');
  const barred = await atWork();
  expectOk(await as('risk')(disableMember, { staff: barred.id, reason }, key()));
  expect(endOf(await as('admin')(proposeReset, reset(barred.id), key()))).toBe('staff.disabled');
});

test('a member who is barred between the two is not reset: two let the member in first', async () => {
  const member = await atWork();
  const change = await proposed(member.id);
  expectOk(await as('risk')(disableMember, { staff: member.id, reason }, key()));
  expect(endOf(await as('risk')(approveChange, { change: change.id }, key()))).toBe('staff.disabled');
  expect(await stateOf(change.id)).toBe('proposed');
  expectOk(await as('risk')(rejectChange, { change: change.id, reason }, key()));
  const enabling = expectOk(await as('risk')(proposeEnabling, { staff: member.id, reason }, key()));
  expectOk(await as('admin')(approveChange, { change: enabling.id }, key()));
  const again = await proposed(member.id);
  expectOk(await as('risk')(approveChange, { change: again.id }, key()));
  expect(await m.listed(member.account)).toMatchObject({ isDisabled: false, isEnrolled: false });
});

test.each([2, 8])('%i approvals at once: one reset', async (ways) => {
  const member = await atWork();
  const { id: change } = await proposed(member.id);
  const ends = await Promise.all(Array.from({ length: ways }, () => as('risk')(approveChange, { change }, key())));
  expect(ends.map(endOf).toSorted()).toEqual(['ok', ...Array.from({ length: ways - 1 }, () => 'staff.change_decided')]);
  expect((await actionsOn(member.id)).filter((action) => action === 'staff.reset')).toHaveLength(1);
});

test('an approval and a bar at once: the member is barred, and reset or not as the proposal says', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await atWork();
    const { id: change } = await proposed(member.id);
    const [approval, bar] = await Promise.all([
      as('risk')(approveChange, { change }, key()),
      as('admin')(disableMember, { staff: member.id, reason }, key()),
    ]);
    expect(endOf(bar)).toBe('ok');
    expect(['ok', 'staff.disabled']).toContain(endOf(approval));
    const isReset = endOf(approval) === 'ok';
    expect(await m.listed(member.account)).toMatchObject({ isDisabled: true, isEnrolled: !isReset });
    expect(await stateOf(change)).toBe(isReset ? 'approved' : 'proposed');
    expect(await openSessions(member.id)).toBe(0n);
    if (!isReset) expectOk(await as('risk')(rejectChange, { change, reason }, key()));
  }
});

test('who signs in with the old authenticator while it is reset is out all the same', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await atWork();
    const { id: change } = await proposed(member.id);
    await h.clock.advance(30_000);
    const login = { account: member.account, password: PASSWORD, code: m.totpOf(member.secret) };
    const [signedIn, approval] = await Promise.all([
      h.staff()(staffLogin, login),
      as('risk')(approveChange, { change }, key()),
    ]);
    expect(['ok', 'staff.wrong_credentials']).toContain(endOf(signedIn));
    expect(endOf(approval)).toBe('ok');
    expect(await openSessions(member.id)).toBe(0n);
  }
});

test('a sign-in that had read the old secret before it ended begins no session after', async () => {
  const member = await atWork();
  const { id: change } = await proposed(member.id);
  await h.clock.advance(30_000);
  const login = { account: member.account, password: PASSWORD, code: m.totpOf(member.secret) };
  // It waits for the member's row, and goes on when the reset is done.
  let signingIn: Promise<unknown> = Promise.resolve();
  await h.t.owner.transaction(async (tx) => {
    await tx.query('select from staff.member where id = $1 for update', [member.id]);
    signingIn = h
      .staff()(staffLogin, login)
      .then((end) => expect(endOf(end)).toBe('staff.wrong_credentials'));
    await untilWaiting(h.t.owner);
    const { rows } = await tx.query<{ id: bigint }>(`select id from staff.member where account = 'risk'`);
    await tx.query(`update staff.change set state = 'approved', checker_id = $2, checked_at = now() where id = $1`, [
      change,
      rows[0]!.id,
    ]);
    await tx.query('update staff.member set password_hash = null, totp_secret = null, reset_id = $2 where id = $1', [
      member.id,
      change,
    ]);
    await tx.query('update staff.session set ended_at = now() where member_id = $1', [member.id]);
  });
  await signingIn;
  expect(await openSessions(member.id)).toBe(0n);
});

test('two who reset each other at once both are, and nobody waits for ever', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [await atWork({ roles: ['risk'] }), await atWork({ roles: ['risk'] })];
    const first = expectOk(await h.staff(one.token)(proposeReset, reset(two.id), key()));
    const second = expectOk(await h.staff(two.token)(proposeReset, reset(one.id), key()));
    const ends = await Promise.all([
      as('risk')(approveChange, { change: first.id }, key()),
      as('admin')(approveChange, { change: second.id }, key()),
    ]);
    expect(ends.map(endOf)).toEqual(['ok', 'ok']);
  }
});

test('codes from before the enrolment do not come to life again', async () => {
  const member = await m.added();
  const codes = await m.codesFor(member.id);
  const made = 'select to_jsonb(e) as row from staff.enrolment e where member_id = $1';
  const { rows } = await h.t.db.query<{ row: object }>(made, [member.id]);
  const { secret } = expectOk(await h.staff()(beginEnrolment, { account: member.account, codes }));
  const enrolling = { account: member.account, codes, password: PASSWORD, totp: m.totpOf(secret) };
  expectOk(await h.staff()(enrol, enrolling));
  // As when a code is asked for while the member enrols.
  await h.t.owner.transaction(async (tx) => {
    await tx.query('alter table staff.enrolment disable trigger user');
    for (const { row } of rows)
      await tx.query('insert into staff.enrolment select (jsonb_populate_record(null::staff.enrolment, $1)).*', [
        JSON.stringify(row),
      ]);
    await tx.query('alter table staff.enrolment enable trigger user');
  });
  const change = await proposed(member.id);
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));
  expect(endOf(await h.staff()(beginEnrolment, { account: member.account, codes }))).toBe('staff.enrolment_invalid');
});

test('the tables let nobody replace what a member signs in with, and take each agreement once', async () => {
  const member = await atWork();
  const set = (what: string, ...values: unknown[]) =>
    h.t.db.query(`update staff.member set ${what} where id = $1`, [member.id, ...values]);
  const forbidden = /no two people agreed that member/;
  await expect(set(`password_hash = '$argon2id$other'`)).rejects.toThrow(forbidden);
  await expect(set(`totp_secret = 'x'`)).rejects.toThrow(forbidden);
  await expect(set('password_hash = null, totp_secret = null')).rejects.toThrow(forbidden);
  const change = await proposed(member.id);
  const asAgreed = 'password_hash = null, totp_secret = null, reset_id = $2';
  await expect(set(asAgreed, change.id)).rejects.toThrow(forbidden);
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));
  await m.enrolled(await m.listed(member.account));
  await expect(set(asAgreed, change.id)).rejects.toThrow(forbidden);
  // One who was let in again is not one who enrols anew.
  expectOk(await as('risk')(disableMember, { staff: member.id, reason }, key()));
  const enabling = expectOk(await as('risk')(proposeEnabling, { staff: member.id, reason }, key()));
  expectOk(await as('admin')(approveChange, { change: enabling.id }, key()));
  await expect(set(asAgreed, enabling.id)).rejects.toThrow(forbidden);
});
