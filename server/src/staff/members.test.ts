/** Members of staff from the proposal to the first sign-in, barred by one and let in again by two. */
import { beginEnrolment, disableMember, enrol, issueEnrolment, proposeEnabling } from '@bahi/contract/staff/members.ts';
import { approveChange, listAudit, rejectChange } from '@bahi/contract/staff/operations.ts';
import { staffLogin, staffMe } from '@bahi/contract/staff/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { accountOf, codeAt, STAFF_PASSWORD, type StaffHarness } from './testing.ts';
import { key, PASSWORD as password, REASON as reason, startMembers, type Members } from './testing-members.ts';

let m: Members;
let h: StaffHarness;
beforeAll(async () => {
  m = await startMembers();
  ({ h } = m);
});
afterAll(() => h.stop());

const as: Members['as'] = (role) => m.as(role);

test('somebody new comes in by two people and a code of each, and signs in with what nobody else knows', async () => {
  const change = expectOk(await m.ask());
  expect(change).toMatchObject({ kind: 'staff', before: null, state: 'proposed' });
  expect(endOf(await as('admin')(approveChange, { change: change.id }, key()))).toBe('staff.same_person');
  expectOk(await as('risk')(approveChange, { change: change.id }, key()));
  const member = await m.listed(change.subject);
  expect(member).toMatchObject({ isEnrolled: false, hasSecondFactor: false, roles: ['support'] });

  const { code, isOtherMade } = expectOk(await as('risk')(issueEnrolment, { staff: member.id }));
  const { code: second, ...told } = expectOk(await as('admin')(issueEnrolment, { staff: member.id }));
  expect([isOtherMade, told.isOtherMade]).toEqual([false, true]);
  const codes = [second, code];
  const { secret, uri } = expectOk(await h.staff()(beginEnrolment, { account: member.account, codes }));
  expect(uri).toContain(encodeURIComponent(member.account));
  const given = {
    account: member.account,
    codes: codes.map((one) => one.toLowerCase().replaceAll('-', ' ')),
    password,
    totp: m.totpOf(secret),
  };
  expect(endOf(await h.staff()(enrol, { ...given, totp: '000000' }))).toBe('security.code_wrong');
  expect(endOf(await h.staff()(enrol, { ...given, password: 'short' }))).toBe('identity.password_weak');
  const { token } = expectOk(await h.staff()(enrol, given));
  expect(expectOk(await h.staff(token)(staffMe, {})).staff.account).toBe(member.account);
  expect(endOf(await h.staff()(enrol, given))).toBe('staff.enrolment_invalid');
  expect(endOf(await as('risk')(issueEnrolment, { staff: member.id }))).toBe('staff.already_enrolled');

  // The authenticator's code that enrolled is used up.
  const login = { account: member.account, password, code: m.totpOf(secret) };
  expect(endOf(await h.staff()(staffLogin, login))).toBe('staff.wrong_credentials');
  await h.clock.advance(30_000);
  expect(endOf(await h.staff()(staffLogin, { ...login, code: m.totpOf(secret) }))).toBe('ok');
  const record = expectOk(await as('auditor')(listAudit, { subject: `staff:${member.id}` }));
  expect(record.rows.map(({ action }) => action)).toEqual([
    'session.begin',
    'session.refused',
    'session.begin',
    'staff.enrol',
    'staff.enrolment',
    'staff.enrolment',
  ]);
});

test('nobody enrols with the codes of one person: not whoever proposed or approved the member, nor anybody else', async () => {
  const member = await m.added();
  const begin = (...codes: string[]) => h.staff()(beginEnrolment, { account: member.account, codes });
  const own = async (role: 'admin' | 'risk') => expectOk(await as(role)(issueEnrolment, { staff: member.id })).code;
  const [first, second] = [await own('risk'), await own('risk')];
  expect(endOf(await begin(first, second))).toBe('staff.enrolment_invalid');
  expect(endOf(await begin(second, second))).toBe('staff.enrolment_invalid');
  expect(endOf(await begin(second))).toBe('request.invalid');
  const other = await own('admin');
  const { secret } = expectOk(await begin(other, second));
  // Made anew since the key was shown.
  const codes = [await own('admin'), second];
  const given = { account: member.account, codes, password, totp: m.totpOf(secret) };
  expect(endOf(await h.staff()(enrol, given))).toBe('staff.enrolment_invalid');
  // One of the two may make none any more.
  await h.t.db.query(`update staff.member set is_disabled = true where account = 'risk'`);
  expect(endOf(await begin(...codes))).toBe('staff.enrolment_invalid');
  await h.t.db.query(`update staff.member set is_disabled = false where account = 'risk'`);
  expect(endOf(await begin(...codes))).toBe('ok');
});

test('before the enrolment nobody signs in, and no other codes than the newest, of their day, do anything', async () => {
  const member = await m.added();
  const login = { account: member.account, password, code: codeAt(h.clock.now()) };
  expect(endOf(await h.staff()(staffLogin, login))).toBe('staff.wrong_credentials');
  const begin = (codes: string[], account = member.account) => h.staff()(beginEnrolment, { account, codes });
  const { code: first, until } = expectOk(await as('risk')(issueEnrolment, { staff: member.id }));
  const codes = await m.codesFor(member.id);
  expect(endOf(await begin([codes[0]!, first]))).toBe('staff.enrolment_invalid');
  expect(endOf(await begin(codes, 'nobody.here'))).toBe('staff.enrolment_invalid');
  await h.clock.advance(until - 1 - h.clock.now());
  const { secret } = expectOk(await begin(codes));
  await h.clock.advance(1);
  const given = { account: member.account, codes, password, totp: m.totpOf(secret) };
  expect(endOf(await h.staff()(enrol, given))).toBe('staff.enrolment_invalid');
  await m.signIn();
});

test('guesses of a code lock after five, and the right one waits too', async () => {
  const member = await m.added();
  const codes = await m.codesFor(member.id);
  const tries = Array.from({ length: 7 }, () =>
    h.staff()(beginEnrolment, { account: member.account, codes: [codes[0]!, 'AAAA-AAAA-AAAA-AAAA'] }),
  );
  const ends = (await Promise.all(tries)).map(endOf);
  expect(ends.filter((end) => end === 'identity.locked').length).toBeGreaterThanOrEqual(2);
  expect(endOf(await h.staff()(beginEnrolment, { account: member.account, codes }))).toBe('identity.locked');
});

test('guesses from elsewhere keep nobody from enrolling', async () => {
  const member = await m.added();
  const codes = await m.codesFor(member.id);
  const from = async (remoteAddress: string, call: string, body: object) => {
    const answer = await h.server.inject({ method: 'POST', url: `/api/console/session/${call}`, remoteAddress, body });
    return answer.json<{ data: { code?: string; secret?: string } }>().data;
  };
  const { account } = member;
  const guessed = { account, codes: [codes[0]!, 'AAAA-AAAA-AAAA-AAAA'] };
  for (let miss = 0; miss < 5; miss += 1) await from('198.51.100.7', 'enrolBegin', guessed);
  expect(await from('198.51.100.8', 'enrolBegin', { account, codes })).toMatchObject({ code: 'identity.locked' });
  const { secret } = await from('192.0.2.7', 'enrolBegin', { account, codes });
  const given = { account, codes, password, totp: m.totpOf(secret!) };
  expect(await from('192.0.2.7', 'enrol', given)).toMatchObject({ staff: { account } });
});

test.each([2, 8])('%i enrolments with the same codes at once: one member, one session', async (ways) => {
  const member = await m.added();
  const codes = await m.codesFor(member.id);
  const { secret } = expectOk(await h.staff()(beginEnrolment, { account: member.account, codes }));
  const given = { account: member.account, codes, password, totp: m.totpOf(secret) };
  const ends = (await Promise.all(Array.from({ length: ways }, () => h.staff()(enrol, given)))).map(endOf);
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  const { rows } = await h.t.db.query<{ n: bigint }>('select count(*) as n from staff.session where member_id = $1', [
    BigInt(member.id),
  ]);
  expect(rows[0]!.n).toBe(1n);
});

test('one person bars a member, whose sessions end at once; two let the member in again', async () => {
  const member = await m.added();
  const { token, secret } = await m.enrolled(member);
  expect(endOf(await as('support')(disableMember, { staff: member.id, reason }, key()))).toBe('staff.role_missing');
  const own = await m.listed(accountOf('admin'));
  expect(endOf(await as('admin')(disableMember, { staff: own.id, reason }, key()))).toBe('staff.own_case');
  expectOk(await as('admin')(disableMember, { staff: member.id, reason }, key()));
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
  await h.clock.advance(30_000);
  const login = () => h.staff()(staffLogin, { account: member.account, password, code: m.totpOf(secret) });
  expect(endOf(await login())).toBe('staff.disabled');
  expect(endOf(await as('risk')(disableMember, { staff: member.id, reason }, key()))).toBe('staff.disabled');

  const change = expectOk(await as('risk')(proposeEnabling, { staff: member.id, reason }, key()));
  expect(endOf(await as('risk')(approveChange, { change: change.id }, key()))).toBe('staff.same_person');
  expectOk(await as('admin')(approveChange, { change: change.id }, key()));
  await h.clock.advance(30_000);
  expect(endOf(await login())).toBe('ok');
  expect(endOf(await as('risk')(proposeEnabling, { staff: member.id, reason }, key()))).toBe('staff.not_disabled');
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
});

test('a member is proposed once, with roles that go together and a customer account of nobody else', async () => {
  expect(endOf(await m.ask({ account: accountOf('risk') }))).toBe('staff.account_exists');
  expect(endOf(await m.ask({ roles: ['funds_maker', 'funds_checker'] }))).toBe('staff.roles_conflict');
  expect(endOf(await m.ask({ customerAccount: 'nobody.here' }))).toBe('staff.customer_unknown');
  expect(endOf(await m.ask({ account: 'No Good' }))).toBe('request.invalid');
  await h.register('staffs.own');
  await m.added({ customerAccount: 'staffs.own' });
  expect(endOf(await m.ask({ customerAccount: 'Staffs.Own' }))).toBe('staff.account_exists');
  const account = 'asked.twice';
  const first = expectOk(await m.ask({ account }));
  expect(endOf(await m.ask({ account }))).toBe('staff.already_proposed');
  expectOk(await as('admin')(rejectChange, { change: first.id, reason }, key()));
});

test('the tables let nobody in without two people, and nobody enrol without the codes of two', async () => {
  const insert = `insert into staff.member (account, name, roles, created_at, change_id) values ('sneaked.in', 'X', '{risk}', now(), $1)`;
  const { id } = expectOk(await m.ask({ account: 'sneaked.in' }));
  await expect(h.t.db.query(insert, [id])).rejects.toThrow(/no two people/);
  await expect(h.t.db.query(insert, [null])).rejects.toThrow(/first_ones_are_enrolled/);
  const member = await m.added();
  const code = (by: string) =>
    h.t.db.query(
      `insert into staff.enrolment (member_id, code_hash, issued_by, expires_at)
       select $1, sha256('x'), id, 1 from staff.member where account = $2`,
      [member.id, by],
    );
  await expect(code('support')).rejects.toThrow(/no code of/);
  await expect(code(member.account)).rejects.toThrow(/no code of/);
  const become = (id: string) =>
    h.t.db.query(
      `update staff.member set password_hash = other.password_hash, totp_secret = other.totp_secret
       from staff.member other where staff.member.id = $1 and other.account = 'risk'`,
      [id],
    );
  await code('risk');
  await expect(code('risk')).rejects.toThrow(/enrolment_pkey/);
  await h.t.db.query('update staff.enrolment set is_used = true where member_id = $1', [member.id]);
  await expect(become(member.id)).rejects.toThrow(/the codes of two people/);
  await code('admin');
  await expect(become(member.id)).rejects.toThrow(/the codes of two people/);
  await h.t.db.query('update staff.enrolment set is_used = true where member_id = $1', [member.id]);
  await become(member.id);
  expect(STAFF_PASSWORD).not.toBe(password);
});

test('codes that outlived the enrolment let nobody replace the password of a member', async () => {
  const member = await m.added();
  const codes = await m.codesFor(member.id);
  // As when a code is asked for while the member enrols: it is kept after the enrolment has ended.
  const made = 'select to_jsonb(e) as row from staff.enrolment e where member_id = $1';
  const { rows } = await h.t.db.query<{ row: object }>(made, [member.id]);
  const { secret } = expectOk(await h.staff()(beginEnrolment, { account: member.account, codes }));
  expectOk(await h.staff()(enrol, { account: member.account, codes, password, totp: m.totpOf(secret) }));
  await h.t.owner.transaction(async (tx) => {
    await tx.query('alter table staff.enrolment disable trigger user');
    for (const { row } of rows)
      await tx.query('insert into staff.enrolment select (jsonb_populate_record(null::staff.enrolment, $1)).*', [
        JSON.stringify(row),
      ]);
    await tx.query('alter table staff.enrolment enable trigger user');
  });
  expect(endOf(await h.staff()(beginEnrolment, { account: member.account, codes }))).toBe('staff.enrolment_invalid');
});
