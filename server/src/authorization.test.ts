/**
 * Who may call what, generated from the contract: every endpoint against nobody, a stranger's token, every role of staff. An endpoint
 * is here as soon as it is registered.
 */
import { randomUUID } from 'node:crypto';
import { API_BASE, STAFF_API_BASE } from '@bahi/contract/client.ts';
import { staffRoles, type Endpoint, type StaffEndpoint, type StaffRole } from '@bahi/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWholeApp, type WholeApp } from './testing-app.ts';

let h: WholeApp;
let customer: { account: string; token: string };
const staffTokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  h = await startWholeApp();
  customer = await signedUp();
  for (const role of staffRoles) staffTokens[role] = await h.signIn(role);
});
afterAll(() => h.stop());

async function signedUp(): Promise<{ account: string; token: string }> {
  const account = `asha${randomUUID().slice(0, 8)}`;
  return { account, token: await h.register(account) };
}

const customers = () => h.app.server.endpoints;
const ofStaff = () => h.app.server.staffEndpoints;

/** "ok", a refusal's code, or "500"; of an empty body, which a guard never reads. */
async function endOfCall(base: string, endpoint: { path: string }, headers: Record<string, string>): Promise<string> {
  const answer = await h.app.server.inject({
    method: 'POST',
    url: `${base}${endpoint.path}`,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: '{}',
  });
  const { status, data } = answer.json<{ status: number; data: { code?: string } | null }>();
  return status === 1 ? 'ok' : (data?.code ?? String(answer.statusCode));
}

const isSession = (end: string): boolean => end.startsWith('session.');

/** Each line is one call and who may make it: what is added or widened shows here, in the change that does it. */
test('the authority of every call is as written down', async () => {
  const lines = [
    ...customers().map((endpoint) => `${API_BASE}${endpoint.path} ${endpoint.audience}${markOf(endpoint)}`),
    ...ofStaff().map((endpoint) => `${STAFF_API_BASE}${endpoint.path} ${rolesOf(endpoint)}${markOf(endpoint)}`),
  ];
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('authorization.txt');
});

test('a customer’s call needs a customer’s token that lives, and the account it says', async () => {
  const open: string[] = [];
  for (const endpoint of customers().filter(({ audience }) => audience === 'customer')) {
    const ends = [
      await endOfCall(API_BASE, endpoint, {}),
      await endOfCall(API_BASE, endpoint, { token: 'A'.repeat(43) }),
      await endOfCall(API_BASE, endpoint, { token: staffTokens.admin }),
      await endOfCall(API_BASE, endpoint, { token: customer.token, account: 'birju' }),
    ];
    if (!ends.every(isSession)) open.push(`${endpoint.path}: ${ends.join(', ')}`);
    const own = await endOfCall(API_BASE, endpoint, customer);
    if (isSession(own) || own === 'system.busy') open.push(`${endpoint.path} of the owner: ${own}`);
    if (endpoint.path === '/user/logout') customer = await signedUp();
  }
  expect(open).toEqual([]);
});

test('a call of the console needs a token of staff with one of its roles, and answers every other role with the roles it needs', async () => {
  const wrong: string[] = [];
  for (const endpoint of ofStaff().filter(({ roles }) => roles !== 'public')) {
    for (const headers of [{}, { 'staff-token': 'A'.repeat(43) }, { 'staff-token': customer.token }]) {
      const end = await endOfCall(STAFF_API_BASE, endpoint, headers);
      if (!isSession(end)) wrong.push(`${endpoint.path} as nobody: ${end}`);
    }
    if (endpoint.path === '/session/logout') continue;
    for (const role of staffRoles) {
      const end = await endOfCall(STAFF_API_BASE, endpoint, { 'staff-token': staffTokens[role] });
      const may = endpoint.roles === 'any' || (endpoint.roles as readonly StaffRole[]).includes(role);
      const passed = end !== 'staff.role_missing' && !isSession(end);
      if (passed !== may || end === 'system.busy') wrong.push(`${endpoint.path} as ${role}: ${end}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the auditor changes nothing but the own saved views, and the admin moves no money', () => {
  const mutations = ofStaff().filter(({ isMutation, roles }) => isMutation && Array.isArray(roles));
  const byAuditor = mutations.filter(({ roles }) => roles.includes('auditor'));
  expect(byAuditor.map(({ path }) => path)).toEqual([]);
  const byAdmin = mutations.filter(({ roles }) => roles.includes('admin')).map(({ path }) => path);
  expect(byAdmin.filter((path) => /^\/(reviews|corrections|bank|queues)\//.test(path))).toEqual([]);
});

const rolesOf = ({ roles }: StaffEndpoint): string => (typeof roles === 'string' ? roles : roles.join(','));
const markOf = ({ isMutation }: Endpoint | StaffEndpoint): string => (isMutation ? ' changes' : '');
