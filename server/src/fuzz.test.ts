/**
 * Every call of the API by everybody, with bodies made of its description and bent: whatever is sent gets an answer of the contract, the
 * books hold, and nothing is kept of it. A few thousand requests in the gate, a hundred thousand in `npm run test:all`.
 */
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { API_BASE, STAFF_API_BASE } from '@bahi/contract/client.ts';
import { staffRoles, type Endpoint, type StaffEndpoint, type StaffRole } from '@bahi/contract/endpoint.ts';
import { refusals } from '@bahi/contract/errors.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from './identity/testing.ts';
import { DOMAIN_INVARIANTS } from './invariants.ts';
import { auditWhole } from './ledger/audit.ts';
import { openApiDocument } from './platform/openapi.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { fullCustomer, FUND_PASSWORD, key } from './testing-customer.ts';
import { bent, fitting, learn, NO_JSON, type Known, type Schema } from './testing-fuzz.ts';

const REQUESTS = process.env['BAHI_EVERYWHERE'] === undefined ? 1_500 : 100_000;
const AT_ONCE = 20;
const HEAP_GROWTH_BYTES_MAX = 48 * 1024 * 1024;
const seed = testSeed(import.meta.filename);
const random = createRng(seed);

interface Target {
  readonly url: string;
  readonly roles: StaffEndpoint['roles'] | 'customer';
  readonly bodies: fc.Arbitrary<unknown>;
  waiting: unknown[];
}

let h: WholeApp;
let targets: Target[];
/** Names that some call asks for. */
const fields = new Set<string>();
/** Tokens that live; whoever was signed out by a call of this test signs in again. */
const customers = new Map<string, string>();
const members = {} as Record<StaffRole, string>;
const ended = new Set<string>();
/** Calls that did what they are for, at least once. */
const answered = new Set<string>();
const GIVEN: Known = new Map([
  ['symbol', ['VRM', 'USDINR']],
  ['fundPassword', [FUND_PASSWORD]],
  ['loginPassword', [PASSWORD]],
  ['password', [PASSWORD]],
]);
const known: Known = new Map(GIVEN);
let count = 0;

beforeAll(async () => {
  h = await startWholeApp();
  for (const number of [1, 2]) {
    const { token, records, customerId } = await fullCustomer(h, `fuzz.owner${number}`, number);
    customers.set(`fuzz.owner${number}`, token);
    for (const [name, id] of Object.entries({ ...records, customer: customerId, destination: records.card }))
      for (const field of [name, 'id']) learn(known, field, id, random);
  }
  for (const role of staffRoles) members[role] = await h.signIn(role);
  const { endpoints, staffEndpoints } = h.app.server;
  const document = openApiDocument({ endpoints, staffEndpoints }, '0') as {
    paths: Record<string, { post: Described }>;
  };
  const targetOf = (path: string, url: string, roles: Target['roles']): Target[] => {
    const schema = document.paths[path]!.post.requestBody?.content['application/json']?.schema;
    for (const name of Object.keys(schema?.properties ?? {})) fields.add(name);
    return schema === undefined ? [] : [{ url, roles, bodies: fitting(schema), waiting: [] }];
  };
  targets = [
    ...endpoints.flatMap(({ path, audience }: Endpoint) => targetOf(path, `${API_BASE}${path}`, audience)),
    ...staffEndpoints.flatMap(({ path, roles }: StaffEndpoint) =>
      targetOf(`/console${path}`, `${STAFF_API_BASE}${path}`, roles),
    ),
  ];
});
afterAll(() => h.stop());

interface Described {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}

/** Some at a time: to make one alone costs as much as to make them all. */
function bodyOf(target: Target): unknown {
  if (target.waiting.length === 0)
    target.waiting = fc.sample(target.bodies, { numRuns: 20, seed: random.next() | 0, endOnFailure: true });
  return target.waiting.pop();
}

function payloadOf(target: Target): string {
  if (random.float() < 0.03) return NO_JSON[random.below(NO_JSON.length)]!;
  const body = bent(bodyOf(target), {
    random,
    known,
    chance: random.float() < 0.6 ? 0 : 0.15,
    among: segmentOf(target),
  });
  return JSON.stringify(body) ?? '';
}

/** Calls of one domain have it in common: /api/vue/deposits/list, "deposits". */
const segmentOf = ({ url }: Target): string => `${url.split('/')[3]}/`;

const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)]!;

/** Of somebody who may, nine times of ten. */
function headersOf({ roles }: Target): Record<string, string> {
  const isRight = random.float() < 0.9;
  const may = typeof roles === 'string' ? staffRoles : roles;
  const role = oneOf(isRight ? may : staffRoles);
  const isOfStaff = roles !== 'customer' && roles !== 'public';
  return {
    'content-type': 'application/json',
    'idempotency-key': random.float() < 0.95 ? randomUUID() : oneOf(['', 'short', 'again-and-again', 'x'.repeat(200)]),
    ...(isOfStaff === isRight ? { 'staff-token': members[role] } : { token: oneOf([...customers.values()]) }),
  };
}

interface Answer {
  readonly status: number;
  readonly data: { readonly code?: string } | null;
}

/** What ends a session or stops everybody comes seldom, or hardly anything else would get far. */
const ENDING = /logout|loginPass|sessionRevoke|halt|freeze|restrict|disable|pause|deactivate/i;

function targetOfChoice(): Target {
  const target = oneOf(targets);
  return ENDING.test(target.url) && random.float() < 0.95 ? targetOfChoice() : target;
}

/** What is wrong with the answer, or null. */
async function sent(target: Target): Promise<string | null> {
  const [payload, headers] = [payloadOf(target), headersOf(target)];
  const answer = await h.app.server.inject({ method: 'POST', url: target.url, headers, payload });
  const told = () =>
    `${target.url} ${JSON.stringify(headers)} ${payload.slice(0, 600)} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) return told();
  let body: Answer;
  try {
    body = JSON.parse(answer.body) as Answer;
  } catch {
    return told();
  }
  if (body.status !== 1 && !((body.data?.code ?? '') in refusals)) return told();
  if (body.status === 1) answered.add(target.url);
  if (body.data?.code?.startsWith('session.') === true) ended.add(headers['token'] ?? headers['staff-token'] ?? '');
  for (const [, name, value] of answer.body.matchAll(/"(\w+)":"([^"\\]{1,60})"/g))
    if (fields.has(name!) && !GIVEN.has(name!))
      for (const pool of /^[1-9]\d{0,18}$/.test(value!) ? [name!, segmentOf(target)] : [name!])
        learn(known, pool, value!, random);
  return null;
}

async function renew(): Promise<void> {
  for (const [account, token] of customers) {
    if (!ended.has(token)) continue;
    const back = await h.as()(login, { account, password: PASSWORD }, key());
    customers.delete(account);
    const name = back.kind === 'ok' ? account : `fuzz.later${(count += 1)}`;
    customers.set(name, back.kind === 'ok' ? back.data.token : await h.register(name));
  }
  for (const role of staffRoles.filter((each) => ended.has(members[each])))
    members[role] = await h.signIn(role).catch(() => members[role]);
  ended.clear();
  h.feed.set('VRM', 500_00);
  h.feed.set('USDINR', 84_30);
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

test(`${REQUESTS} requests made of the API's description get an answer of the contract (BAHI_SEED=${seed})`, async () => {
  const faults: string[] = [];
  let settledHeap = 0;
  for (let done = 0; done < REQUESTS && faults.length < 20; done += AT_ONCE) {
    await renew();
    if (done === REQUESTS / 5) settledHeap = heapBytes();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sent(targetOfChoice())));
    faults.push(...answers.filter((fault) => fault !== null));
    await h.clock.advance(200);
  }
  expect(faults).toEqual([]);
  // Of what is refused at its door nothing is learned.
  expect(answered.size).toBeGreaterThan(targets.length / 5);
  expect(heapBytes() - settledHeap).toBeLessThan(HEAP_GROWTH_BYTES_MAX);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
}, 3_600_000);
