/** The server as a process: what it says when it cannot start, and that a stop loses nothing and leaves nothing behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createClient, type Call, type CallResult } from '@bahi/contract/client.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { getQuotes } from '@bahi/contract/market/calls.ts';
import { listOrders, placeOrder } from '@bahi/contract/orders/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAppRole } from './platform/database-url.ts';
import { testDatabase, type TestDatabase } from './platform/testing.ts';
import { PRACTICE_FUND_PASSWORD, PRACTICE_PASSWORD } from './practice/customers.ts';

/** A test that starts processes on a busy machine may take it. */
const LONGEST_RUN_MS = 600_000;

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

test('a port that is taken is one clear line, and the process ends', async () => {
  const { server, port } = await occupyPort();
  const { code, errors } = await outcomeOf({ PORT: String(port), ...databaseOf(t) });
  server.close();
  expect([code, errors.trim()]).toEqual([1, `bahi: port ${port} is taken: stop what listens there, or set PORT`]);
});

test.each([
  ['a port that is no number', { PORT: 'eighty' }, /^bahi: PORT must be a port number$/],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://127.0.0.1:1/none', DATABASE_APP_URL: 'postgresql://bahi_app@127.0.0.1:1/none' },
    /^bahi: the database does not answer: /,
  ],
  [
    'live mode without a licence',
    { BAHI_MODE: 'live' },
    /^bahi: BAHI_MODE is "live", and live mode needs a licence block/,
  ],
])('%s is one clear line, and the process ends', async (_name, env, line) => {
  const { code, errors } = await outcomeOf({ PORT: String(await freePort()), ...databaseOf(t), ...env });
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(line);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test(
  'a stop keeps an acknowledged order, ends the process and leaves no connection; the next start has the order waiting',
  { timeout: LONGEST_RUN_MS },
  async () => {
    const first = await started();
    const [quote] = expectOk(await first.call(getQuotes, { symbols: ['VRM'] }));
    const terms = {
      symbol: 'VRM',
      direction: 'long',
      type: 'limit',
      lots: 1,
      limitPrice: quote!.lower!,
      timeInForce: 'gtc',
    } as const;
    const order = expectOk(await first.call(placeOrder, terms, { idempotencyKey: randomUUID() }));
    expect(await stop(first.child)).toBe(0);
    // PostgreSQL ends a connection some time after its client has.
    const connections = async () => {
      const { rows } = await t.owner.query<{ count: bigint }>(
        `select count(*) from pg_stat_activity
        where datname = current_database() and application_name like 'bahi%' and application_name not in ('bahi', 'bahi-owner') and backend_start >= $1`,
        [first.startedAt],
      );
      return rows[0]!.count;
    };
    await expect.poll(connections).toBe(0n);

    const second = await started();
    const open = expectOk(await second.call(listOrders, { state: 'open', symbol: 'VRM' }));
    expect(open.rows.map(({ id, status }) => [id, status])).toContainEqual([order.id, 'pending']);
    expect(await stop(second.child)).toBe(0);
  },
);

/** `npx vitest run --project server server/src/main.test.ts -u` writes it anew. */
test('the API describes itself as the repository says', { timeout: LONGEST_RUN_MS }, async () => {
  const { child, origin } = await started();
  const document: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  expect(await stop(child)).toBe(0);
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});

interface Started {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly call: Call;
  readonly startedAt: Date;
}

/** Started, with the seeded customer meera signed in. */
async function started(): Promise<Started> {
  const startedAt = new Date();
  const port = await freePort();
  const child = run({ PORT: String(port), ...databaseOf(t) });
  await new Promise<void>((resolve, reject) => {
    child.on('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  const anonymous = createClient({ origin, credentials: () => null });
  const { token, account } = expectOk(await anonymous(login, { account: 'meera', password: PRACTICE_PASSWORD }));
  const call = createClient({ origin, credentials: () => ({ token, account }) });
  expectOk(await call(unlockTrading, { fundPassword: PRACTICE_FUND_PASSWORD }));
  return { child, origin, startedAt, call };
}

function databaseOf({ url }: TestDatabase) {
  return { DATABASE_URL: url, DATABASE_APP_URL: asAppRole(url) };
}

function stop(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGTERM');
  return ended;
}

async function outcomeOf(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = run(env);
  let errors = '';
  child.stderr!.on('data', (text: Buffer) => (errors += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, errors };
}

/** Books and prices are there by then. */
const SETTLED_MS = 15_000;
/** Practice trading rests for five minutes each night: processes that would live into them live in the session after. */
const session = currentOrNextSession(practiceCalendar, Date.now() + LONGEST_RUN_MS);
const clockAhead = Math.max(session.open + SETTLED_MS - Date.now(), 0);
const shiftedClock = `data:text/javascript,const now = Date.now; Date.now = () => now() + ${clockAhead};`;

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', shiftedClock, join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, BAHI_LOG: 'silent', ...env },
  });
}

function expectOk<T>(result: CallResult<T>): T {
  if (result.kind !== 'ok') throw new Error(`expected an answer, got ${JSON.stringify(result)}`);
  return result.data;
}

async function freePort(): Promise<number> {
  const { server, port } = await occupyPort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function occupyPort(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as { port: number }).port }));
  });
}
