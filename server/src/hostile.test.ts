/** Every registered call with every field of its body replaced by what nobody should send: an answer or a refusal, never a failure. */
import { randomUUID } from 'node:crypto';
import { API_BASE, STAFF_API_BASE } from '@bahi/contract/client.ts';
import { staffRoles, type Endpoint, type StaffEndpoint, type StaffRole } from '@bahi/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { sampleInputOf } from './testing-samples.ts';

const junk: unknown[] = [
  null,
  true,
  -0,
  -1,
  0.1,
  2 ** 53,
  1e308,
  '',
  ' ',
  'NaN',
  '1e309',
  '１２３',
  '१२३',
  '9'.repeat(19),
  '9'.repeat(40),
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  "'; drop table identity.customer; --",
  '__proto__',
  'constructor',
  [],
  [null],
  [['VRM']],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"x":1}}'),
];

let h: WholeApp;
let customer: string;
const staff = {} as Record<StaffRole, string>;
beforeAll(async () => {
  h = await startWholeApp();
  customer = await h.register('hostile');
  for (const role of staffRoles) staff[role] = await h.signIn(role);
});
afterAll(() => h.stop());

/** These end the session that the rest is sent with. */
const ENDING = ['/user/logout', '/session/logout'];

test('calls of customers and of the public', { timeout: 300_000 }, async () => {
  expect(await failures(API_BASE, h.app.server.endpoints, () => ({ token: customer }))).toEqual([]);
});

test('calls of staff', { timeout: 300_000 }, async () => {
  const tokenFor = ({ roles }: StaffEndpoint) => staff[typeof roles === 'string' ? 'admin' : roles[0]!];
  const headers = (endpoint: StaffEndpoint) => ({ 'staff-token': tokenFor(endpoint) });
  expect(await failures(STAFF_API_BASE, h.app.server.staffEndpoints, headers)).toEqual([]);
});

test(
  'text that no character is made of, or that turns what follows it around, is refused by every call, wherever it stands',
  { timeout: 300_000 },
  async () => {
    const { endpoints, staffEndpoints } = h.app.server;
    const tokenFor = ({ roles }: StaffEndpoint) => staff[typeof roles === 'string' ? 'admin' : roles[0]!];
    const calls = [
      ...endpoints
        .filter(({ body }) => body !== 'file')
        .map((endpoint) => ({ endpoint, url: API_BASE, who: { token: customer } })),
      ...staffEndpoints.map((endpoint) => ({
        endpoint,
        url: STAFF_API_BASE,
        who: { 'staff-token': tokenFor(endpoint) },
      })),
    ];
    const taken: string[] = [];
    for (const { endpoint, url, who } of calls) {
      if (ENDING.includes(endpoint.path)) continue;
      for (const body of withFaultyText(sampleInputOf(endpoint))) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...who };
        const sent = { method: 'POST', url: `${url}${endpoint.path}`, headers, body: JSON.stringify(body) } as const;
        const { data } = (await h.app.server.inject(sent)).json<{ data: { code?: string } | null }>();
        if (data?.code !== 'request.invalid') taken.push(`${endpoint.path} ${data?.code} ${sent.body.slice(0, 200)}`);
      }
    }
    expect(taken).toEqual([]);
  },
);

/** Each text of it with half a character at its end, at its beginning, with a NUL, with a turn; and one name like that. */
function withFaultyText(good: unknown): unknown[] {
  if (typeof good === 'string') return [`${good}\ud83d`, `\ude00${good}`, `${good}\u0000`, `${good}\u202e`];
  if (Array.isArray(good)) return good.flatMap((inner) => withFaultyText(inner).map((bad) => [bad]));
  if (typeof good !== 'object' || good === null) return [];
  const within = Object.entries(good).flatMap(([name, inner]) =>
    withFaultyText(inner).map((bad) => ({ ...good, [name]: bad })),
  );
  return [...within, { ...good, 'odd\ud83d': 1 }];
}

async function failures<E extends Endpoint | StaffEndpoint>(
  base: string,
  endpoints: readonly E[],
  headersOf: (endpoint: E) => Record<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    if (ENDING.includes(endpoint.path) || ('body' in endpoint && endpoint.body === 'file')) continue;
    for (const body of bodiesOf(endpoint)) {
      const answer = await h.app.server.inject({
        method: 'POST',
        url: `${base}${endpoint.path}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headersOf(endpoint) },
        body: JSON.stringify(body),
      });
      const { status, data } = answer.json<{ status: number; data: { code?: string } | null }>();
      const isRefusal = typeof data?.code === 'string' && data.code !== 'system.busy';
      // A limit that a call has of its own may be met on the way.
      const isAnswer = answer.statusCode === 200 || data?.code === 'request.too_frequent';
      const isWell = isAnswer && (status === 1 || isRefusal);
      if (!isWell)
        found.push(`${endpoint.path} ${answer.statusCode} ${data?.code} ${JSON.stringify(body).slice(0, 200)}`);
    }
  }
  return found;
}

function bodiesOf(endpoint: Endpoint | StaffEndpoint): unknown[] {
  const good = sampleInputOf(endpoint);
  const fields = typeof good === 'object' && good !== null ? Object.keys(good) : [];
  return [...junk, good, ...fields.flatMap((field) => junk.map((value) => ({ ...(good as object), [field]: value })))];
}
