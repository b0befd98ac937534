import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { listStaff, proposeRoles } from '@bahi/contract/staff/members.ts';
import {
  approveChange,
  deleteView,
  listAudit,
  listChanges,
  listViews,
  rejectChange,
  saveView,
} from '@bahi/contract/staff/operations.ts';
import { staffMe } from '@bahi/contract/staff/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { verifyAuditChain } from './audit-log.ts';
import type { Desk } from './desk.ts';
import { rolesRule } from './members.ts';
import { accountOf, startStaffHarness, type StaffHarness } from './testing.ts';

let h: StaffHarness;
let desk: Desk;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  h = await startStaffHarness({ addReviews: (of) => void (desk = of) });
  for (const role of staffRoles) tokens[role] = await h.signIn(role);
});
afterAll(() => h.stop());

const as = (role: StaffRole) => h.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'moves to another desk';

async function idOf(role: StaffRole): Promise<string> {
  const { rows } = expectOk(await as('admin')(listStaff, { pageSize: 100 }));
  return rows.find(({ account }) => account === accountOf(role))!.id;
}

async function rolesProposed(role: StaffRole, roles: StaffRole[]): Promise<string> {
  return expectOk(await as('admin')(proposeRoles, { staff: await idOf(role), roles, reason }, key())).id;
}

test('roles change when a second person approves, at once, and both stand in the record', async () => {
  const change = await rolesProposed('content', ['content', 'support']);
  const rolesNow = async () => expectOk(await as('content')(staffMe, {})).staff.roles;
  expect(await rolesNow()).toEqual(['content']);
  expect(endOf(await as('admin')(approveChange, { change }, key()))).toBe('staff.same_person');
  expect(endOf(await as('support')(approveChange, { change }, key()))).toBe('staff.role_missing');
  const approved = expectOk(await as('risk')(approveChange, { change }, key()));
  expect(approved).toMatchObject({ state: 'approved', maker: 'admin', checker: 'risk' });
  expect(await rolesNow()).toEqual(['content', 'support']);
  expect(endOf(await as('risk')(approveChange, { change }, key()))).toBe('staff.change_decided');
  const record = expectOk(await as('auditor')(listAudit, { subject: `change:${change}` }));
  expect(record.rows.map(({ staff, action }) => [staff, action])).toEqual([
    ['risk', 'roles.approve'],
    ['admin', 'roles.propose'],
  ]);
});

test.each([
  [['funds_maker', 'funds_checker'], 'staff.roles_conflict'],
  [['admin', 'funds_checker'], 'staff.roles_conflict'],
  [['auditor', 'support'], 'staff.roles_conflict'],
] as const)('nobody can be proposed as %j', async (roles, code) => {
  const asked = { staff: await idOf('products'), roles: [...roles], reason };
  expect(endOf(await as('admin')(proposeRoles, asked, key()))).toBe(code);
});

test('nobody proposes or approves the own roles', async () => {
  const own = { staff: await idOf('admin'), roles: ['admin' as const, 'risk' as const], reason };
  expect(endOf(await as('admin')(proposeRoles, own, key()))).toBe('staff.own_case');
  const change = await rolesProposed('risk', ['risk', 'products']);
  expect(endOf(await as('risk')(approveChange, { change }, key()))).toBe('staff.own_case');
  expect(endOf(await as('admin')(rejectChange, { change, reason }, key()))).toBe('ok');
  const { rows } = expectOk(await as('auditor')(listChanges, { state: 'withdrawn' }));
  expect(rows).toMatchObject([{ id: change, checker: null }]);
});

test('proposals are listed for those who have to do with their kind, and the own ones', async () => {
  const change = await rolesProposed('support', ['support', 'content']);
  const seenBy = async (role: StaffRole) => {
    const { rows, total } = expectOk(await as(role)(listChanges, { kind: 'roles' }));
    return { isThere: rows.some(({ id }) => id === change), total };
  };
  for (const role of ['admin', 'risk', 'auditor'] as const) expect((await seenBy(role)).isThere, role).toBe(true);
  for (const role of ['content', 'products', 'support', 'funds_maker', 'funds_checker', 'identity_reviewer'] as const)
    expect(await seenBy(role), role).toEqual({ isThere: false, total: 0 });
  const { rows: any } = expectOk(await as('content')(listChanges, { pageSize: 100 }));
  expect(any.filter(({ kind }) => kind !== 'config')).toEqual([]);
  // Whoever proposed it may take it back after the role is gone.
  await h.t.owner.query(`update staff.member set roles = '{content}' where account = $1`, [accountOf('admin')]);
  expect((await seenBy('admin')).isThere).toBe(true);
  await h.t.owner.query(`update staff.member set roles = '{admin}' where account = $1`, [accountOf('admin')]);
  expectOk(await as('admin')(rejectChange, { change, reason }, key()));
});

test('one proposal about a member at a time, and a retry with the same key is the same proposal', async () => {
  const asked = { staff: await idOf('products'), roles: ['products' as const, 'content' as const], reason };
  const same = key();
  const first = expectOk(await as('admin')(proposeRoles, asked, same));
  expect(expectOk(await as('admin')(proposeRoles, asked, same))).toEqual(first);
  expect(endOf(await as('admin')(proposeRoles, asked, key()))).toBe('staff.already_proposed');
  expect(endOf(await as('risk')(rejectChange, { change: first.id, reason }, key()))).toBe('ok');
});

test.each([2, 8, 32])('%i approvals and rejections of one change at once have one effect', async (ways) => {
  const change = await rolesProposed('products', ['products', 'content']);
  const ends = await Promise.all(
    Array.from({ length: ways }, (_, index) =>
      index % 2 === 0
        ? as('risk')(approveChange, { change }, key())
        : as('admin')(rejectChange, { change, reason }, key()),
    ),
  );
  expect(ends.map(endOf).toSorted()).toEqual(
    ['ok', ...Array<string>(ways - 1).fill('staff.change_decided')].toSorted(),
  );
  expect((await verifyAuditChain(h.t.db)).brokenAt).toBeNull();
});

test('filters are kept for their owner alone', async () => {
  const view = expectOk(await as('risk')(saveView, { list: 'queue', name: 'Late', filter: { late: true } }, key()));
  expect(expectOk(await as('risk')(listViews, {}))).toEqual([view]);
  expect(expectOk(await as('support')(listViews, {}))).toEqual([]);
  expect(endOf(await as('support')(deleteView, { view: view.id }, key()))).toBe('staff.view_unknown');
  expectOk(await as('risk')(deleteView, { view: view.id }, key()));
  expect(expectOk(await as('risk')(listViews, {}))).toEqual([]);
});

test('every call of the console answers exactly the roles that the contract names', async () => {
  const { token } = await h.register('a.customer');
  const wrong: string[] = [];
  for (const endpoint of h.server.staffEndpoints) {
    if (endpoint.roles === 'public' || endpoint.path === '/session/logout') continue;
    const call = (who?: string) => h.staff(who)(endpoint, {}, endpoint.isMutation ? key() : {});
    if (endOf(await call()) !== '401') wrong.push(`${endpoint.path}: nobody`);
    if (endOf(await call(token)) !== '401') wrong.push(`${endpoint.path}: customer`);
    for (const role of staffRoles) {
      const isRefused = endOf(await call(tokens[role])) === 'staff.role_missing';
      const { staff } = expectOk(await as(role)(staffMe, {}));
      const isNamed = endpoint.roles === 'any' || endpoint.roles.some((named) => staff.roles.includes(named));
      if (isRefused === isNamed) wrong.push(`${endpoint.path}: ${role}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no call of the console sets a price, a candle, a balance, a profit or a winner, deletes a record, or reads a password', () => {
  const forbidden = /price|candle|balance|profit|winner|payee|password|impersonate|otp|secret/i;
  const calls = h.server.staffEndpoints.filter(({ isMutation }) => isMutation);
  expect(calls.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  expect(calls.length).toBeGreaterThan(4);
});

test('the application’s role may change or delete no journal entry, no posting, no candle, no record of staff', async () => {
  const { rows } = await h.t.owner.query<{ what: string }>(
    `select table_schema || '.' || table_name || ' ' || privilege_type as what
     from information_schema.role_table_grants
     where grantee = 'bahi_app' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
       and (table_schema, table_name) in (('ledger', 'entry'), ('ledger', 'posting'), ('staff', 'audit'), ('staff', 'change'),
         ('market', 'candle'), ('identity', 'customer'), ('restrictions', 'restriction'),
         ('restrictions', 'appeal'))`,
  );
  expect(rows.map(({ what }) => what)).toEqual([]);
});

test('a domain that brings a kind of change of another domain ends the start', () => {
  expect(() => desk.changes({ roles: rolesRule })).toThrow('two domains have roles');
});
