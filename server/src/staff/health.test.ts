/** The console's first page and the health of the house, through the whole server. */
import { randomUUID } from 'node:crypto';
import { getHealth, haltTrading, proposeRestart } from '@bahi/contract/staff/health.ts';
import { getOverview } from '@bahi/contract/staff/queues.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { until } from '../platform/testing-waits.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

let w: WholeApp;
let risk: string;
let support: string;

beforeAll(async () => {
  w = await startWholeApp();
  risk = await w.signIn('risk');
  support = await w.signIn('support');
});
afterAll(() => w.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const overview = async () => {
  await w.clock.advance(2_000);
  return expectOk(await w.staff(support)(getOverview, {}));
};

/** A deposit told of so many minutes ago, with the promise of half an hour. */
async function deposit(minutesAgo: number, decided?: { daysAgo: number; reason: string | null }): Promise<void> {
  const account = `payer${randomUUID().slice(0, 8)}`;
  await w.register(account);
  const { rows } = await w.t.db.query<{ id: bigint }>('select id from identity.customer where account = $1', [account]);
  const [{ id } = { id: 0n }] = rows;
  const now = w.clock.now();
  const reference = `BH${String(id).padStart(8, '0')}`;
  await w.t.owner.query('insert into deposits.reference (reference, customer_id, used_at) values ($1, $2, $3)', [
    reference,
    id,
    now,
  ]);
  const at = now - minutesAgo * MINUTE_MS;
  const isDecided = decided !== undefined;
  const status = !isDecided ? 'pending' : decided.reason === null ? 'credited' : 'rejected';
  await w.t.owner.query(
    `insert into deposits.deposit (customer_id, amount, created_at, promised_by, proof, channel, reference, needs_two, status,
       decided_by, decided_name, decided_at, reason, entry_id)
     values ($1, 600000, $2, $3, $1, 'practice-bank', $4, false, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      at,
      at + 30 * MINUTE_MS,
      reference,
      status,
      isDecided ? 1 : null,
      isDecided ? 'somebody' : null,
      isDecided ? now - decided.daysAgo * DAY_MS : null,
      decided?.reason ?? null,
      status === 'credited' ? id : null,
    ],
  );
}

test('an empty house waits for nothing and is not halted', async () => {
  const shown = await overview();
  expect(shown).toMatchObject({ isHalted: false, auditBroken: [], ledgerDifferences: [] });
  expect(shown.queues.map(({ queue, promiseMinutes }) => [queue, promiseMinutes])).toEqual([
    ['identity', 30],
    ['deposits', 30],
    ['withdrawals', 120],
    ['appeals', 1440],
    ['dividends', 1440],
    // Each request has its own.
    ['placements', null],
    ['block_trades', null],
    ['loans', 120],
    ['pledges', 120],
    ['mandates', 30],
    ['tickets', 240],
    // Nothing is promised of it.
    ['seats', null],
  ]);
  for (const queue of shown.queues)
    expect(queue).toMatchObject({ waiting: 0, late: 0, oldestAt: null, p50Minutes: null, p90Minutes: null });
});

test('ages are those of the ones that wait, late is past the promise, and today begins at midnight of the market', async () => {
  for (const minutes of [1, 2, 3, 4, 5, 6, 7, 31, 90, 300]) await deposit(minutes);
  await deposit(400, { daysAgo: 0, reason: null });
  await deposit(400, { daysAgo: 0, reason: 'not_received' });
  await deposit(400, { daysAgo: 0, reason: 'not_received' });
  await deposit(400, { daysAgo: 0, reason: 'proof_used' });
  await deposit(400, { daysAgo: 1, reason: 'asked' });
  const shown = await overview();
  const deposits = shown.queues.find(({ queue }) => queue === 'deposits')!;
  expect(deposits).toMatchObject({ waiting: 10, late: 3, p50Minutes: 6, p90Minutes: 300 });
  expect(Math.round((shown.at - deposits.oldestAt!) / MINUTE_MS)).toBe(300);
  expect(shown.decidedToday.find(({ queue }) => queue === 'deposits')).toEqual({
    queue: 'deposits',
    approved: 1,
    rejected: 3,
    byReason: [
      { reason: 'not_received', count: 2 },
      { reason: 'proof_used', count: 1 },
    ],
  });
});

test('health names every invariant, follows the record of staff, and shows a halt with the proposal to end it', async () => {
  const { record } = await verified(support);
  expect(record).toMatchObject({ brokenAt: null });
  expect(record!.rows).toBeGreaterThan(0);
  const before = expectOk(await w.staff(support)(getHealth, {}));
  expect(before.halt).toBeNull();
  expect(before.audit.invariants.length).toBeGreaterThan(20);
  expect(new Set(before.audit.invariants.map(({ name }) => name)).size).toBe(before.audit.invariants.length);
  expect(before.database).toMatchObject({ problem: null });
  expect(before.jobs).toEqual({ waiting: null, oldestDueAt: null, failing: [] });
  expect(before.boards.find(({ board }) => board === 'equities')).toMatchObject({ isOpen: true, isFresh: false });
  w.feed.set('VRM', 500_00);
  expectOk(await w.staff(risk)(haltTrading, { reason: 'a test of the switch' }, key()));
  const { id } = expectOk(await w.staff(risk)(proposeRestart, { reason: 'it was a test' }, key()));
  const after = expectOk(await w.staff(support)(getHealth, {}));
  expect(after.halt).toMatchObject({ by: 'risk', reason: 'a test of the switch', restart: { id, state: 'proposed' } });
  expect(after.boards.find(({ board }) => board === 'equities')).toMatchObject({ isFresh: true, quoteAgeMs: 0 });
  await expect.poll(async () => (await overview()).isHalted).toBe(true);
});

/** The page does not wait for the record: an answer comes with a later look. */
async function verified(token: string) {
  let health = expectOk(await w.staff(token)(getHealth, {}));
  const { at } = health;
  await until(async () => {
    health = expectOk(await w.staff(token)(getHealth, {}));
    return health.record !== null && health.record.at >= at;
  });
  return health;
}

test('a record of staff that somebody changed beside the server is found and named', async () => {
  const token = await w.signIn('auditor');
  await w.t.owner.query('alter table staff.audit disable trigger never_changed');
  const { rows } = await w.t.owner.query<{ seq: bigint }>(
    `update staff.audit set detail = '{"by":"nobody"}' where seq = (select max(seq) from staff.audit) returning seq`,
  );
  await w.clock.advance(60_000);
  const { record } = await verified(token);
  expect(record!.brokenAt).toBe(Number(rows[0]!.seq));
});
