/** A configured value reaches every part of the running server at its moment: orders, registration, terms, promises, the app's start. */
import { randomUUID } from 'node:crypto';
import { getConfig } from '@bahi/contract/common.ts';
import type { ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getOverview } from '@bahi/contract/staff/queues.ts';
import { proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

let w: WholeApp;
beforeAll(async () => {
  w = await startWholeApp();
});
afterAll(() => w.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const CHANGES: readonly (readonly [ConfigKey, unknown, StaffRole, StaffRole])[] = [
  ['minimumOpeningAmount', '60000.00', 'products', 'admin'],
  ['practiceGrant', '70000.00', 'products', 'admin'],
  ['depositMinimum', '7777.00', 'funds_maker', 'funds_checker'],
  ['depositPromiseMinutes', 45, 'funds_maker', 'funds_checker'],
  ['identityPromiseMinutes', 50, 'admin', 'risk'],
  ['leverageLevels', [1, 2], 'products', 'admin'],
];

test('everything changes at one moment and nothing a millisecond before it', async () => {
  const from = Math.ceil((w.clock.now() + DAY_MS) / 60_000) * 60_000 + 30 * 60_000;
  for (const [name, value, maker, checker] of CHANGES) {
    const asked = { key: name, value, effectiveFrom: from, reason: 'the board decided so' };
    const change = expectOk(await w.staff(await w.signIn(maker))(proposeConfig, asked, key()));
    expectOk(await w.staff(await w.signIn(checker))(approveChange, { change: change.id }, key()));
  }
  const before = w.as(await w.trader('early'));
  const terms = {
    symbol: 'VRM',
    direction: 'long',
    type: 'limit',
    lots: 1,
    leverage: 1,
    limitPrice: '500.00',
  } as const;
  const place = (call: typeof before, changes: object = {}) => {
    w.feed.set('VRM', 500_00);
    return call(placeOrder, { ...terms, ...changes }, key());
  };

  await w.clock.advance(from - 1 - w.clock.now());
  expect(endOf(await place(before))).toBe('ok');
  expect(expectOk(await before(getDepositTerms, {}))).toMatchObject({ minimum: '5000.00', promiseMinutes: 30 });
  const start = async () =>
    Object.fromEntries(expectOk(await w.as()(getConfig, { type: 'all' })).map((one) => [one.name, one.value]));
  expect(await start()).toMatchObject({ practice_grant: '1000000.00', leverage_levels: '[1,2,3,5,10]' });
  expect(expectOk(await w.as(await w.register('justbefore'))(getSummary, {})).cash).toBe('1000000.00');

  await w.clock.advance(1);
  expect(await place(before)).toMatchObject({
    refusal: { code: 'orders.below_opening_minimum', params: { minimum: '60000.00', amount: '50000.00' } },
  });
  expect(expectOk(await before(getDepositTerms, {}))).toMatchObject({ minimum: '7777.00', promiseMinutes: 45 });
  expect(await start()).toMatchObject({ practice_grant: '70000.00', leverage_levels: '[1,2]' });
  expect(expectOk(await w.as(await w.register('justafter'))(getSummary, {})).cash).toBe('70000.00');
  const { queues } = expectOk(await w.staff(await w.signIn('support'))(getOverview, {}));
  expect(Object.fromEntries(queues.map((queue) => [queue.queue, queue.promiseMinutes]))).toMatchObject({
    identity: 50,
    deposits: 45,
  });
});
