/** What a customer's deposits of one day add up to, and what is told of them. */
import { randomUUID } from 'node:crypto';
import * as contract from '@bahi/contract/deposits/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { PRACTICE_CHANNELS } from './channels.ts';
import { registerDepositsRoutes } from './routes.ts';
import { approveDeposit, type DepositsDeps } from './service.ts';

const deps: DepositsDeps = {
  calendar: practiceCalendar,
  parametersAt: () => PARAMETERS[0]!,
  channelsAt: () => PRACTICE_CHANNELS,
  verifiedName: async () => 'Somebody',
  claimUpload: async () => {},
};
let h: Harness;
let proofs = 0;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db }) {
      registerDepositsRoutes(server, { db, ...deps });
      registerMessagesRoutes(server, { db });
    },
  });
  await h.clock.advance(Date.parse('2026-11-27T12:00:00+05:30') - h.clock.now());
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const inputOf = (amount: string) => ({ channel: 'practice-bank', amount, proof: String((proofs += 1)) });

test('what one person alone credited within a day counts towards the amount that takes two', async () => {
  const call = h.as((await h.register('depositor')).token);
  const credit = async (amount: string) => {
    const { id } = expectOk(await call(contract.createDeposit, inputOf(amount), key()));
    const approve = (staff: { id: bigint; name: string }) =>
      h.t.db.transaction((tx) =>
        approveDeposit(deps, tx, { id: BigInt(id), amount, staff, note: null, now: h.clock.now() }),
      );
    const { needsSecond } = await approve({ id: 1n, name: 'Mira' });
    if (needsSecond) await approve({ id: 2n, name: 'Kabir' });
    return needsSecond;
  };
  expect(await credit('300000')).toBe(false);
  expect(await credit('199999.99')).toBe(false);
  expect(await credit('5000')).toBe(true);
  await h.clock.advance(DAY_MS - 1);
  expect(await credit('5000')).toBe(true);
  await h.clock.advance(1);
  // What two people credited was looked at by two.
  expect(await credit('499999.99')).toBe(false);
});

test('a credit is told of after its commit, nothing before it', async () => {
  const { token, customerId } = await h.register('credited');
  const told: bigint[] = [];
  const stop = h.bus.subscribe('funds.changed', (fact) => told.push(fact.customerId));
  const { id } = expectOk(await h.as(token)(contract.createDeposit, inputOf('600000'), key()));
  const approve = (staff: { id: bigint; name: string }) =>
    h.t.db.transaction((tx) =>
      approveDeposit(deps, tx, { id: BigInt(id), amount: '600000', staff, note: null, now: h.clock.now() }),
    );
  await approve({ id: 1n, name: 'Mira' });
  expect(told).toEqual([]);
  await approve({ id: 2n, name: 'Kabir' });
  stop();
  expect(told).toEqual([BigInt(customerId)]);
});

test('a deposit sent and one taken back are told once, with the request', async () => {
  const call = h.as((await h.register('teller')).token);
  const [once, back, input] = [key(), key(), inputOf('5000')];
  const { id } = expectOk(await call(contract.createDeposit, input, once));
  expectOk(await call(contract.createDeposit, input, once));
  expectOk(await call(contract.cancelDeposit, { deposit: id }, back));
  expectOk(await call(contract.cancelDeposit, { deposit: id }, back));
  const { rows } = expectOk(await call(listMessages, {}));
  expect(rows.map(({ story, about }) => [story.key, about])).toEqual([
    ['deposit.cancelled', { type: 'deposit', id }],
    ['deposit.sent', { type: 'deposit', id }],
  ]);
});
