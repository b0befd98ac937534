import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { staffLogin, staffLogout, staffMe } from '@bahi/contract/staff/session.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import type { Database, Tx } from '../platform/database.ts';
import { makeCheckpoint } from '../proofs/checkpoints.ts';
import { recordHead, verifyAuditChain, writeAudit } from './audit-log.ts';
import { until } from '../platform/testing-waits.ts';
import { accountOf, codeAt, startStaffHarness, STAFF_PASSWORD, type StaffHarness } from './testing.ts';

let h: StaffHarness;
beforeAll(async () => {
  h = await startStaffHarness();
});
afterAll(() => h.stop());

const tryIn = (account: string, changes: { password?: string; code?: string } = {}) =>
  h.staff()(staffLogin, { account, password: STAFF_PASSWORD, code: codeAt(h.clock.now()), ...changes });

test('a password with a code signs in, and the session ends at logout', async () => {
  const token = await h.signIn('risk');
  expect(expectOk(await h.staff(token)(staffMe, {})).staff).toMatchObject({ account: 'risk', roles: ['risk'] });
  expectOk(await h.staff(token)(staffLogout, {}));
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
});

test('a body that goes on coming after the session ended decides nothing', async () => {
  const token = await h.signIn('risk');
  const body = new PassThrough();
  const url = '/api/console/views/save';
  const headers = { 'content-type': 'application/json', 'staff-token': token, 'idempotency-key': randomUUID() };
  const answer = h.server.inject({ method: 'POST', url, headers, payload: body });
  body.write('{"list":"customers","name":"late",');
  // The body is read once its sender was let in.
  await until(() => body.readableLength === 0);
  expectOk(await h.staff(token)(staffLogout, {}));
  await h.clock.advance(1_000);
  body.end('"filter":{}}');
  expect((await answer).statusCode).toBe(401);
});

test('a code works once, half a minute early or late and no further away', async () => {
  await h.clock.advance(5 * MINUTE_MS);
  const code = codeAt(h.clock.now());
  expect(endOf(await tryIn('support', { code: codeAt(h.clock.now() - MINUTE_MS) }))).toBe('staff.wrong_credentials');
  expect(endOf(await tryIn('support', { code }))).toBe('ok');
  expect(endOf(await tryIn('support', { code }))).toBe('staff.wrong_credentials');
  expect(endOf(await tryIn('support', { code: codeAt(h.clock.now() + MINUTE_MS / 2) }))).toBe('ok');
});

test.each([
  ['an unknown account', 'nobody.here', {}],
  ['a wrong password', 'content', { password: 'not-this-one' }],
  ['a wrong code', 'content', { code: '000000' }],
  ['a code that is none', 'content', { code: 'x' }],
  ['a code of six signs that are no digits', 'content', { code: '⌂🫥𝝄⬔' }],
])('%s is the same refusal', async (_name, account, changes) => {
  expect(endOf(await tryIn(account, changes))).toBe('staff.wrong_credentials');
});

test('five misses lock for a quarter of an hour, whatever comes at once', async () => {
  const ends = await Promise.all(Array.from({ length: 12 }, () => tryIn('products', { code: '000000' })));
  expect(ends.filter((end) => endOf(end) === 'staff.wrong_credentials')).toHaveLength(4);
  expect(ends.filter((end) => endOf(end) === 'identity.locked')).toHaveLength(8);
  expect(endOf(await tryIn('products'))).toBe('identity.locked');
  await h.clock.advance(15 * MINUTE_MS);
  expect(endOf(await tryIn('products'))).toBe('ok');
});

test('guesses from elsewhere lock nobody out of a place where they signed in before', async () => {
  const from = async (ip: string, code: string) => {
    const answer = await h.server.inject({
      method: 'POST',
      url: '/api/console/session/login',
      remoteAddress: ip,
      body: { account: accountOf('risk'), password: STAFF_PASSWORD, code },
    });
    const { status, data } = answer.json<{ status: number; data: { code?: string } }>();
    return status === 1 ? 'ok' : data.code;
  };
  await h.clock.advance(MINUTE_MS);
  expect(await from('10.0.0.1', codeAt(h.clock.now()))).toBe('ok');
  for (let miss = 0; miss < 5; miss += 1) await from('10.0.0.2', '000000');
  await h.clock.advance(MINUTE_MS);
  expect(await from('10.0.0.2', codeAt(h.clock.now()))).toBe('identity.locked');
  expect(await from('10.0.0.1', codeAt(h.clock.now()))).toBe('ok');
  for (let miss = 0; miss < 4; miss += 1) expect(await from('10.0.0.1', '000000')).toBe('staff.wrong_credentials');
  expect(await from('10.0.0.1', '000000')).toBe('identity.locked');
});

test('a session ends after half an hour without a call, and after eight hours with calls', async () => {
  const idle = await h.signIn('auditor');
  await h.clock.advance(30 * MINUTE_MS);
  expect(endOf(await h.staff(idle)(staffMe, {}))).toBe('401');
  const busy = await h.signIn('auditor');
  for (let minutes = 0; minutes < 460; minutes += 20) {
    await h.clock.advance(20 * MINUTE_MS);
    expect(endOf(await h.staff(busy)(staffMe, {}))).toBe('ok');
  }
  await h.clock.advance(20 * MINUTE_MS);
  expect(endOf(await h.staff(busy)(staffMe, {}))).toBe('401');
});

test('a disabled member is out at once', async () => {
  const token = await h.signIn('content');
  await h.t.owner.query(`update staff.member set is_disabled = true where account = 'content'`);
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
  await h.clock.advance(MINUTE_MS);
  expect(endOf(await tryIn('content'))).toBe('staff.disabled');
});

test('tokens of staff and of customers open nothing of each other', async () => {
  const staffToken = await h.signIn('support');
  const { token } = await h.register('two.doors');
  expect(endOf(await h.as(staffToken)(getUser, {}))).toBe('401');
  expect(endOf(await h.staff(token)(staffMe, {}))).toBe('401');
  expect(endOf(await h.staff()(staffMe, {}))).toBe('401');
});

test.each([
  ['maker and checker in one', `'{funds_maker,funds_checker}'`, 'maker_is_not_checker'],
  ['an admin with a money role', `'{admin,funds_maker}'`, 'admin_has_no_money_role'],
  ['an auditor who also does', `'{auditor,risk}'`, 'auditor_only_reads'],
  ['a role that is none', `'{god}'`, 'member_roles_check'],
])('the database refuses %s', async (_name, roles, constraint) => {
  await expect(
    h.t.owner.query(`update staff.member set roles = ${roles} where account = 'support'`),
  ).rejects.toMatchObject({ constraint });
});

test('the database refuses a change approved by who made it, and one decided twice', async () => {
  const { rows } = await h.t.owner.query<{ id: bigint }>(
    `insert into staff.change (kind, subject, after, reason, maker_id, made_at)
     select 'config', 'a key', '{}', 'a reason', id, now() from staff.member where account = 'risk' returning id`,
  );
  const approve = (account: string) =>
    h.t.db.query(
      `update staff.change set state = 'approved', checked_at = now(),
       checker_id = (select id from staff.member where account = $2) where id = $1`,
      [rows[0]!.id, account],
    );
  await expect(approve('risk')).rejects.toMatchObject({ constraint: 'maker_never_checks' });
  await approve('admin');
  await expect(approve('admin')).rejects.toThrow('refused');
});

test('the record of staff is chained, complete under races, and changed by nobody, not even the owner', async () => {
  const row = { staffId: null, action: 'test.row', subject: 'test:1', detail: { text: 'a "b" ü' }, now: h.clock.now() };
  await Promise.all(Array.from({ length: 20 }, () => h.t.db.transaction((tx) => writeAudit(tx, row))));
  const state = await verifyAuditChain(h.t.db);
  expect(state).toMatchObject({ brokenAt: null });
  expect(state.rows).toBeGreaterThan(20);
  for (const statement of [
    'update staff.audit set action = $$x$$',
    'delete from staff.audit',
    'truncate staff.audit',
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow('permission denied');
    await expect(h.t.owner.query(statement)).rejects.toThrow('refused');
  }
  const rows = state.rows;
  const undone = new Error('undone');
  const heads = { record: recordHead };
  await h.t.owner.query(`insert into ledger.balance (customer_id, currency) values (1, 'INR')`);
  await makeCheckpoint(h.t.db, h.clock.now(), heads);
  await h.t.db.transaction((tx) => writeAudit(tx, row));
  expect(await verifyAuditChain(h.t.db)).toEqual({ rows: rows + 1, brokenAt: null, isCut: false });
  const after = async (...sabotage: string[]) => {
    let found: unknown;
    const attempt = h.t.owner.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      for (const statement of sabotage) await tx.query(statement);
      found = await verifyAuditChain({ read: (fn: (tx: Tx) => Promise<unknown>) => fn(tx) } as Database);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
    return found;
  };
  const cut = `delete from staff.audit where seq > ${rows - 3}`;
  expect(await after(cut)).toEqual({ rows: rows - 3, brokenAt: rows - 2, isCut: true });
  const again = `insert into staff.audit (at, action, subject, detail) values (date_trunc('milliseconds', now()), 'test.other', 'test:1', '{}')`;
  const chained = 'set local session_replication_role = origin';
  expect(await after(cut, chained, again, again, again)).toEqual({ rows, brokenAt: rows, isCut: false });
  const younger = `update proofs.checkpoint set record_rows = ${rows - 3}, record_head =
    (select hash from staff.audit where seq = ${rows - 3}) where record_rows is not null`;
  expect(await after(cut, younger)).toMatchObject({ brokenAt: rows - 3 });
  await h.t.owner.query(
    `alter table staff.audit disable trigger never_changed; update staff.audit set action = 'other' where seq = 7`,
  );
  expect((await verifyAuditChain(h.t.db)).brokenAt).toBe(7);
});
