/** The practice reviewer over the whole server: what it decides, when, as whom, and what it leaves alone. */
import { randomUUID } from 'node:crypto';
import { getBlockRequest } from '@bahi/contract/block-trades/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { getDayMandate } from '@bahi/contract/day-trading/calls.ts';
import { createDeposit, getDeposit, listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getLoan } from '@bahi/contract/loans/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { getPlacementRequest } from '@bahi/contract/placements/calls.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { claimCase, releaseCase } from '@bahi/contract/staff/queues.ts';
import { staffLogin } from '@bahi/contract/staff/session.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { getWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agreed } from '../configuration/testing.ts';
import { QUEUES } from '../domains.ts';
import { endOf, expectOk, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { found } from '../platform/testing-waits.ts';
import { codeAt, STAFF_PASSWORD } from '../staff/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, submitIdentity, uploaded, verify } from '../testing-customer.ts';
import { dueAt, keepPracticeReviewer, REVIEWERS, type PracticeReviewer, type ReviewerOptions } from './reviewer.ts';

const SEED = 7;
let h: WholeApp;
let reviewer: PracticeReviewer | null = null;
let count = 0;
beforeAll(async () => {
  h = await startWholeApp();
});
afterEach(async () => {
  await reviewer?.stop();
  reviewer = null;
  const { breaks } = await h.t.owner.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});
afterAll(() => h.stop());

const WAITING = { state: 'waiting', ids: null, text: null, limit: 1, offset: 0 } as const;
const key = () => ({ idempotencyKey: randomUUID() });

function options(change: Partial<ReviewerOptions> = {}): ReviewerOptions {
  const { app, t, clock } = h;
  const house = { server: app.server, db: t.db, clock, calendar: practiceCalendar, sealer: SEALER, queues: QUEUES };
  return { ...house, mode: 'practice', log: { info() {}, warn() {} }, seed: SEED, ...change };
}

function start(): void {
  reviewer = keepPracticeReviewer(options());
}

/** Each of its turns to its end. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await h.clock.advance(5_000);
    await reviewer!.settled();
  }
}

/** Time goes on, a turn of the reviewer at a time, until something is so. */
async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  return found(async () => {
    await turns(1);
    return read();
  }, isSo);
}

async function newcomer(): Promise<{ token: string; call: Call; customerId: string; number: number }> {
  count += 1;
  const token = await h.register(`newcomer${count}`);
  const call = h.as(token);
  return { token, call, customerId: expectOk(await call(getUser, {})).customerId, number: count };
}

async function depositOf(amount: string): Promise<{ call: Call; id: string }> {
  const customer = await newcomer();
  await verify(h, customer);
  const proof = await uploaded(h, customer.token, 'deposit_proof');
  const asked = { channel: 'practice-bank', amount, proof };
  return { call: customer.call, id: expectOk(await customer.call(createDeposit, asked, key())).id };
}

const recordOf = async (subject: string) => {
  const auditor = h.staff(await h.signIn('auditor'));
  const { rows } = expectOk(await auditor(listAudit, { subject }));
  return rows.map(({ staff, action }) => [staff, action]).toReversed();
};

test('in live mode there is none', () => {
  expect(() => keepPracticeReviewer(options({ mode: 'live' }))).toThrow('practice installs alone');
});

test('a case is decided ten to sixty seconds after it came, by a moment that follows from the seed', () => {
  const row = (id: number) => ({ id: BigInt(id), at: 1_000n, firstAt: null, decidedAt: null });
  const delays = Array.from({ length: 500 }, (_, id) => dueAt(SEED, 'deposits', row(id)) - 1_000);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(10_000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(60_000);
  expect(new Set(delays).size).toBeGreaterThan(400);
  expect(dueAt(SEED, 'deposits', row(3))).toBe(dueAt(SEED, 'deposits', row(3)));
  expect(dueAt(SEED + 1, 'deposits', row(3))).not.toBe(dueAt(SEED, 'deposits', row(3)));
});

test('a newcomer is verified and paid in without anybody at the console, and reads that no person looked', async () => {
  const { token, call, number } = await newcomer();
  await submitIdentity(h, { token, number });
  start();
  await until(
    () => call(getVerification, {}),
    (answer) => expectOk(answer).state === 'verified',
  );
  const proof = await uploaded(h, token, 'deposit_proof');
  const { id } = expectOk(await call(createDeposit, { channel: 'practice-bank', amount: '9000', proof }, key()));
  await until(
    () => call(getDeposit, { deposit: id }),
    (answer) => expectOk(answer).status === 'credited',
  );
  const told = await found(
    async () => expectOk(await call(listMessages, {})).rows.map(({ story }) => story.key),
    (keys) => keys.filter((one) => one === 'practice.reviewed').length === 2,
  );
  expect(expectOk(await call(getUser, {})).isMarginEnabled).toBe(false);
  expect(told).toContain('deposit.credited');
  expect(await recordOf(`deposits:${id}`)).toEqual([
    ['Practice reviewer', 'deposits.view'],
    ['Practice reviewer', 'deposits.claim'],
    ['Practice reviewer', 'deposits.approve'],
  ]);
});

test('where two people decide, its two members do, and the record has both', async () => {
  const { call, id } = await depositOf('600000');
  start();
  await until(
    () => call(getDeposit, { deposit: id }),
    (answer) => expectOk(answer).status === 'credited',
  );
  const deciding = (await recordOf(`deposits:${id}`)).filter(([, action]) => action!.includes('approve'));
  expect(deciding).toEqual([
    [REVIEWERS[0].name, 'deposits.approve_first'],
    [REVIEWERS[1].name, 'deposits.approve'],
  ]);
});

test('what a member of staff has claimed waits, and is decided once the claim is over', async () => {
  const { call, id } = await depositOf('7000');
  const maker = h.staff(await h.signIn('funds_maker'));
  expectOk(await maker(claimCase, { queue: 'deposits', case: id }, key()));
  start();
  await turns(20);
  await reviewer!.stop();
  expect(expectOk(await call(getDeposit, { deposit: id })).status).toBe('pending');
  expectOk(await maker(releaseCase, { queue: 'deposits', case: id }, key()));
  start();
  await until(
    () => call(getDeposit, { deposit: id }),
    (answer) => expectOk(answer).status === 'credited',
  );
});

test('switched off, or its members disabled, it decides nothing', async () => {
  const { call, id } = await depositOf('8000');
  const status = async () => expectOk(await call(getDeposit, { deposit: id })).status;
  const members = REVIEWERS.map(({ account }) => account);
  const disable = (isDisabled: boolean) =>
    h.t.owner.query('update staff.member set is_disabled = $2 where account = any ($1::text[])', [members, isDisabled]);
  await agreed(h.t.owner, 'isPracticeReviewerOn', false, h.clock.now());
  start();
  await turns(20);
  expect(await status()).toBe('pending');
  await agreed(h.t.owner, 'isPracticeReviewerOn', true, h.clock.now());
  await disable(true);
  await reviewer!.stop();
  start();
  await turns(20);
  expect(await status()).toBe('pending');
  await disable(false);
  await until(status, (now) => now === 'credited');
});

test('what had waited for an hour when it starts is left to people', async () => {
  const { call, id } = await depositOf('7500');
  await h.clock.advance(HOUR_MS + 1);
  start();
  await turns(20);
  expect(expectOk(await call(getDeposit, { deposit: id })).status).toBe('pending');
});

test('a queue whose head is all left to people keeps nobody behind it', async () => {
  const { call, id } = await depositOf('9000');
  const { deposits } = QUEUES;
  const [row] = (await h.t.db.read((tx) => deposits.cases(tx, { ...WAITING, now: h.clock.now() }))).rows;
  const old = Array.from({ length: 50 }, (_, index) => ({ ...row!, id: BigInt(9_000_000 + index), at: 1n }));
  const cases: typeof deposits.cases = async (tx, filter) =>
    filter.offset === 0
      ? { rows: old, total: 51 }
      : deposits.cases(tx, { ...filter, offset: filter.offset - old.length });
  reviewer = keepPracticeReviewer(options({ queues: { ...QUEUES, deposits: { ...deposits, cases } } }));
  await turns(13);
  expect(expectOk(await call(getDeposit, { deposit: id })).status).toBe('credited');
});

test('withdrawals are approved and paid as a rehearsal, placements allotted, and what the desks are asked for is decided', async () => {
  const asha = await fullCustomer(h, 'asha', 9);
  await h.t.owner.query('update identity.customer set is_margin_enabled = true where id = $1', [asha.customerId]);
  start();
  const { withdrawal, placementRequest } = asha.records;
  // A held position bars no withdrawal that was asked for before it.
  await until(
    () => asha.call(getWithdrawal, { withdrawal }),
    (answer) => expectOk(answer).status === 'paid',
  );
  await until(
    () => asha.call(getPlacementRequest, { request: placementRequest }),
    (answer) => expectOk(answer).state === 'allotted',
  );
  expect(expectOk(await asha.call(getPlacementRequest, { request: placementRequest })).note).toMatch(
    /practice reviewer/,
  );
  expect(expectOk(await asha.call(listDeposits, {})).rows).toMatchObject([{ status: 'credited' }]);
  const { loan, dayMandate: mandate, blockRequest } = asha.records;
  await until(
    () => asha.call(getLoan, { loan }),
    (answer) => expectOk(answer).state !== 'pending',
  );
  await until(
    () => asha.call(getDayMandate, { mandate }),
    (answer) => expectOk(answer).state !== 'pending',
  );
  // No mark price is near the price that this offer was made with.
  expect(expectOk(await asha.call(getBlockRequest, { id: blockRequest })).state).toBe('pending');
});

test('nobody signs in as it: its password is kept nowhere', async () => {
  for (const { account } of REVIEWERS) {
    const input = { account, password: STAFF_PASSWORD, code: codeAt(h.clock.now()) };
    expect(endOf(await h.staff()(staffLogin, input))).toBe('staff.wrong_credentials');
  }
});
