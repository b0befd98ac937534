/** Deposits from the terms to the credit: over HTTP for the customer, in transactions for staff, on a virtual clock. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/deposits/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { nseCalendar } from '@bahi/core/calendar.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restrict } from '../restrictions/testing.ts';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance } from '../ledger/read.ts';
import { owe } from '../ledger/testing.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { keepSecret } from '../platform/kept-secret.ts';
import { refuse, RefusalError } from '../platform/refuse.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { DEPOSIT_INVARIANTS } from './audit.ts';
import { PRACTICE_CHANNELS } from './channels.ts';
import { registerDepositsRoutes } from './routes.ts';
import { approveDeposit, rejectDeposit, type DepositsDeps } from './service.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);
const MAKER = { id: 1n, name: 'Mira' };
const CHECKER = { id: 2n, name: 'Kabir' };
const SECRET = { ...PRACTICE_CHANNELS[0]!, id: 'desk', password: keepSecret('sarson') };

const verified = new Set<bigint>();
const claimed = new Set<bigint>();
const deps: DepositsDeps = {
  calendar: nseCalendar,
  parametersAt: () => PARAMETERS[0]!,
  channelsAt: () => [...PRACTICE_CHANNELS, SECRET],
  verifiedName: async (_tx, id) => (verified.has(id) ? 'Somebody' : null),
  async claimUpload(_tx, { upload }) {
    if (upload >= 900_000n || claimed.has(upload)) refuse('uploads.unknown', {});
  },
};
let h: Harness;
let names = 0;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db }) {
      registerDepositsRoutes(server, { db, ...deps });
      registerMessagesRoutes(server, { db });
    },
  });
  // Friday.
  await h.clock.advance(ist('2026-11-27T12:00:00') - h.clock.now());
});
afterAll(async () => {
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DEPOSIT_INVARIANTS));
  expect(breaks).toEqual([]);
  await h.stop();
});

interface Customer {
  readonly id: bigint;
  readonly call: Call;
}

async function customer(): Promise<Customer> {
  const { token, customerId } = await h.register(`depositor${(names += 1)}`);
  verified.add(BigInt(customerId));
  return { id: BigInt(customerId), call: h.as(token) };
}

const key = () => ({ idempotencyKey: randomUUID() });
let proofs = 1_000;
const inputOf = (amount: string, changes: object = {}) => ({
  channel: 'practice-bank',
  amount,
  proof: String((proofs += 1)),
  ...changes,
});
const create = (by: Call, amount: string, changes: object = {}) =>
  by(contract.createDeposit, inputOf(amount, changes), key());
const approve = (id: string, amount: string, staff = MAKER) =>
  h.t.db.transaction((tx) =>
    approveDeposit(deps, tx, { id: BigInt(id), staff, amount, note: null, now: h.clock.now() }),
  );
const reject = (id: string, reason: 'not_received' | 'proof_used' = 'not_received', staff = MAKER) =>
  h.t.db.transaction((tx) =>
    rejectDeposit(tx, { id: BigInt(id), staff, reason, note: 'Looked twice', now: h.clock.now() }),
  );
const cashOf = async (id: bigint) => (await readBalance(h.t.db, id)).cash;
const codeOf = (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error));
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'ok' : codeOf(result.reason))).toSorted();

test('the terms name window, limits, channels and the reference that the next deposit carries', async () => {
  const { call } = await customer();
  const terms = expectOk(await call(contract.getDepositTerms, {}));
  expect(terms).toMatchObject({
    isOpen: true,
    from: ist('2026-11-27T00:00:00'),
    until: ist('2026-11-27T23:59:00'),
    minimum: '5000.00',
    maximum: '5000000.00',
    isVerified: true,
    pending: null,
    promiseMinutes: 30,
  });
  expect(terms.channels.map(({ id, isPractice, hasPassword }) => [id, isPractice, hasPassword])).toEqual([
    ['practice-bank', true, false],
    ['practice-upi', true, false],
    ['desk', true, true],
  ]);
  expect(terms.reference).toMatch(/^BH[0-9A-Z]{8}$/);
  expect(expectOk(await call(contract.getDepositTerms, {})).reference).toBe(terms.reference);
  const deposit = expectOk(await create(call, '5000'));
  expect(deposit.reference).toBe(terms.reference);
  const next = expectOk(await call(contract.getDepositTerms, {}));
  expect(next.reference).not.toBe(terms.reference);
  expect(next.pending).toEqual(deposit);
});

test('a deposit is credited once, told to the customer, and stands in the books', async () => {
  const { id, call } = await customer();
  const deposit = expectOk(await create(call, '7500.50'));
  expect(deposit).toMatchObject({
    status: 'pending',
    amount: '7500.50',
    entry: null,
    promisedBy: h.clock.now() + 30 * 60_000,
    timeline: [
      { step: 'sent', state: 'done' },
      { step: 'credited', state: 'now', at: null },
      { step: 'promised', state: 'ahead' },
    ],
  });
  const before = await cashOf(id);
  const done = await approve(deposit.id, '7500.50');
  expect(done).toMatchObject({ needsSecond: false, deposit: { status: 'credited' } });
  expect(await cashOf(id)).toBe(before + 7_500_50n);
  const shown = expectOk(await call(contract.getDeposit, { deposit: deposit.id }));
  expect(shown).toEqual(done.deposit);
  expect(shown.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual(['sent done', 'credited done']);
  const { rows } = expectOk(await call(listMessages, {}));
  expect(rows[0]).toMatchObject({
    kind: 'decision',
    story: { key: 'deposit.credited', params: { amount: '7500.50', reference: deposit.reference } },
    about: { type: 'record', id: shown.entry },
  });
});

test.each([
  ['an unknown channel', { channel: 'x' }, 'deposits.channel_unknown'],
  ['a wrong channel password', { channel: 'desk', channelPassword: 'mustard' }, 'deposits.channel_password_wrong'],
  ['no channel password', { channel: 'desk' }, 'deposits.channel_password_wrong'],
  ['one paisa too little', { amount: '4999.99' }, 'deposits.below_minimum'],
  ['one paisa too much', { amount: '5000000.01' }, 'deposits.above_maximum'],
  ['half a paisa', { amount: '5000.005' }, 'deposits.amount_invalid'],
  ['no amount', { amount: '' }, 'deposits.amount_invalid'],
  ['no proof', { proof: '' }, 'request.invalid'],
  ['somebody else’s proof', { proof: '900001' }, 'uploads.unknown'],
])('%s is refused', async (_, changes, expected) => {
  const { call } = await customer();
  expect(endOf(await create(call, '5000', changes))).toBe(expected);
  expect(endOf(await create(call, '5000', { channel: 'desk', channelPassword: 'sarson' }))).toBe('ok');
});

test('a customer who is not verified, or frozen at this moment, pays nothing in', async () => {
  const { id, call } = await customer();
  verified.delete(id);
  expect(endOf(await create(call, '5000'))).toBe('verification.required');
  verified.add(id);
  const sent = await h.t.db.transaction(async (tx) => {
    await restrict(tx, { customerId: id, kind: 'frozen', now: h.clock.now() });
    return [create(call, '5000'), await untilWaiting(h.t.owner)] as const;
  });
  expect(endOf(await sent[0])).toBe('identity.frozen');
});

test('the window closes on the millisecond', async () => {
  const { call } = await customer();
  await h.clock.advance(ist('2026-11-27T23:59:00') - 1 - h.clock.now());
  const last = expectOk(await create(call, '5000'));
  expectOk(await call(contract.cancelDeposit, { deposit: last.id }, key()));
  await h.clock.advance(1);
  const refused = await create(call, '5000');
  expect(refused).toMatchObject({
    refusal: {
      code: 'deposits.window_closed',
      params: { from: ist('2026-11-30T00:00:00'), until: ist('2026-11-30T23:59:00') },
    },
  });
  await h.clock.advance(ist('2026-11-30T00:00:00') - 1 - h.clock.now());
  expect(endOf(await create(call, '5000'))).toBe('deposits.window_closed');
  await h.clock.advance(1);
  expect(endOf(await create(call, '5000'))).toBe('ok');
});

test('from the threshold on two different people approve', async () => {
  const { id, call } = await customer();
  const before = await cashOf(id);
  const deposit = expectOk(await create(call, '500000'));
  expect(deposit.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'sent done',
    'approved now',
    'second_approval ahead',
    'credited ahead',
    'promised ahead',
  ]);
  await expect(approve(deposit.id, '50000')).rejects.toSatisfy((error) => codeOf(error) === 'staff.amount_differs');
  expect((await approve(deposit.id, '500000.00')).needsSecond).toBe(true);
  expect(await cashOf(id)).toBe(before);
  await expect(approve(deposit.id, '500000.00')).rejects.toSatisfy((error) => codeOf(error) === 'staff.same_person');
  expect((await approve(deposit.id, '500000.00', CHECKER)).deposit.status).toBe('credited');
  expect(await cashOf(id)).toBe(before + 5_00_000_00n);
  const alone = h.t.db.query(`update deposits.deposit set status = 'pending' where id = $1`, [BigInt(deposit.id)]);
  await expect(alone).rejects.toThrow('for good');
});

test('the database itself does not let one person approve twice', async () => {
  const { call } = await customer();
  const deposit = expectOk(await create(call, '500000'));
  await approve(deposit.id, '500000');
  const alone = h.t.db.query(
    `update deposits.deposit set status = 'credited', decided_by = 1, decided_name = 'Mira', decided_at = 1, entry_id = 1
     where id = $1`,
    [BigInt(deposit.id)],
  );
  await expect(alone).rejects.toThrow('two_people');
});

test('what an earlier loss left owing is paid off from the deposit', async () => {
  const { id, call } = await customer();
  await owe(h.t.db, { customerId: id, amount: 2_000_00n, at: h.clock.now(), businessDate: '2026-11-30' });
  const deposit = expectOk(await create(call, '5000'));
  await approve(deposit.id, '5000');
  expect(await readBalance(h.t.db, id)).toMatchObject({ cash: 3_000_00n, receivable: 0n });
  const { rows } = expectOk(await call(listMessages, {}));
  expect(rows[0]!.story).toEqual({
    key: 'deposit.credited_owed',
    params: { amount: '5000.00', reference: deposit.reference, owed: '2000.00' },
  });
});

test('a rejection has its reason, and the next deposit another reference', async () => {
  const { id, call } = await customer();
  const before = await cashOf(id);
  const deposit = expectOk(await create(call, '5000'));
  const { deposit: shown } = await reject(deposit.id);
  expect(shown).toMatchObject({ status: 'rejected', reason: 'not_received', note: 'Looked twice', entry: null });
  expect(shown.timeline.at(-1)).toMatchObject({ step: 'rejected', state: 'failed' });
  expect(await cashOf(id)).toBe(before);
  expect(expectOk(await call(listMessages, {})).rows[0]).toMatchObject({
    story: { key: 'deposit.not_received' },
    about: { type: 'deposit', id: deposit.id },
  });
  expect(expectOk(await create(call, '5000')).reference).not.toBe(deposit.reference);
  const page = expectOk(await call(contract.listDeposits, { status: 'rejected' }));
  expect(page).toMatchObject({ total: 1, rows: [{ id: deposit.id }] });
});

test('nobody sees or cancels what is another’s', async () => {
  const [one, two] = [await customer(), await customer()];
  const deposit = expectOk(await create(one.call, '5000')).id;
  expect(endOf(await two.call(contract.getDeposit, { deposit }))).toBe('deposits.unknown');
  expect(endOf(await two.call(contract.cancelDeposit, { deposit }, key()))).toBe('deposits.unknown');
  expect(endOf(await two.call(contract.getDeposit, { deposit: '9'.repeat(19) }))).toBe('deposits.unknown');
  expect(expectOk(await two.call(contract.listDeposits, {})).total).toBe(0);
  expectOk(await one.call(contract.cancelDeposit, { deposit }, key()));
  expect(endOf(await one.call(contract.cancelDeposit, { deposit }, key()))).toBe('deposits.not_pending');
});

test('a repeated call makes one deposit', async () => {
  const { call } = await customer();
  const [input, same] = [inputOf('5000'), key()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(contract.createDeposit, input, same)));
  expect(new Set(answers.map((answer) => expectOk(answer).id)).size).toBe(1);
  expect(endOf(await call(contract.createDeposit, { ...input, amount: '6000' }, same))).toBe(
    'request.idempotency_key_reused',
  );
});

test.each([2, 16, 64])('%i deposits at once: one is pending', async (count) => {
  const { call } = await customer();
  const answers = await Promise.all(Array.from({ length: count }, () => create(call, '5000')));
  expect(answers.map(endOf).toSorted()).toEqual(
    [...Array.from({ length: count - 1 }, () => 'deposits.pending'), 'ok'].toSorted(),
  );
});

test.each([2, 8, 32])('approved %i times at once, it is credited once', async (count) => {
  const { id, call } = await customer();
  const before = await cashOf(id);
  const deposit = expectOk(await create(call, '5000'));
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      approve(deposit.id, '5000', { id: BigInt(index + 1), name: `Staff ${index + 1}` }),
    ),
  );
  expect(codes(results)).toEqual(['ok', ...Array.from({ length: count - 1 }, () => 'staff.case_decided')]);
  expect(await cashOf(id)).toBe(before + 5_000_00n);
});

const seed = testSeed(import.meta.filename);
test(`approve, reject and cancel at once in any order: one decides (seed ${seed})`, async () => {
  let state = seed;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 12; round += 1) {
    const { id, call } = await customer();
    const before = await cashOf(id);
    const deposit = expectOk(await create(call, '5000'));
    const acts = [
      () => approve(deposit.id, '5000'),
      () => reject(deposit.id, 'proof_used', CHECKER),
      async () => expectOk(await call(contract.cancelDeposit, { deposit: deposit.id }, key())),
    ].toSorted(() => random(3) - 1);
    const results = await Promise.allSettled(acts.map((act) => act()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = expectOk(await call(contract.getDeposit, { deposit: deposit.id }));
    expect(await cashOf(id)).toBe(status === 'credited' ? before + 5_000_00n : before);
  }
});

test('the auditor names a credit without its deposit, and a deposit without its credit', async () => {
  const { call } = await customer();
  const deposit = expectOk(await create(call, '5000'));
  await approve(deposit.id, '5000');
  const broken = await h.t.owner
    .transaction(async (tx) => {
      await tx.query('alter table deposits.deposit disable trigger all');
      await tx.query('update deposits.deposit set amount = amount + 1 where id = $1', [BigInt(deposit.id)]);
      const amount = await auditWhole(tx, DEPOSIT_INVARIANTS);
      await tx.query(
        `update deposits.deposit set status = 'cancelled', entry_id = null, decided_by = null, decided_name = null
        where id = $1`,
        [BigInt(deposit.id)],
      );
      const gone = await auditWhole(tx, DEPOSIT_INVARIANTS);
      throw Object.assign(new Error('rolled back'), {
        names: [amount, gone].map(({ breaks }) => breaks.map((one) => one.invariant)),
      });
    })
    .catch((error: unknown) => (error as { names: string[][] }).names);
  expect(broken).toEqual([['credited_deposit_has_its_entry'], ['deposit_entry_has_its_deposit']]);
});
