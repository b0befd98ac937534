/**
 * Whatever a customer orders, applies for or asks for at a desk needs the fund password (spec §5): given in the last quarter of an hour, or with
 * the call. Every such call stands in the table: a new one needs its row. At the desks it is told before anything about what is asked for.
 */
import { getBlockRequest, requestBlock } from '@bahi/contract/block-trades/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { applyDayMandate, placeDayOrder } from '@bahi/contract/day-trading/calls.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { grabShares } from '@bahi/contract/grab/calls.ts';
import { requestLoan } from '@bahi/contract/loans/calls.ts';
import { applyForShares, editApplication, getSubscription } from '@bahi/contract/new-shares/calls.ts';
import { changeOrder, placeOrder } from '@bahi/contract/orders/calls.ts';
import { addMargin, closePosition, protectPosition } from '@bahi/contract/orders/positions.ts';
import { getPlacementRequest, requestPlacement } from '@bahi/contract/placements/calls.ts';
import { takeUpRights } from '@bahi/contract/rights/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { addTrigger, changeTrigger } from '@bahi/contract/triggers/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from './identity/testing.ts';
import { LISTED } from './placements/testing.ts';
import { publishRights } from './rights/service.ts';
import { rightsTerms } from './rights/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, fullCustomer, key, LOT_BELOW, STOP_ABOVE, type FullCustomer } from './testing-customer.ts';

let h: WholeApp;
let asha: FullCustomer;
let asks: readonly (readonly [Endpoint, object])[];
beforeAll(async () => {
  h = await startWholeApp();
  asha = await fullCustomer(h, 'asha', 1);
  const { call, records } = asha;
  const { order, position, subscription, placementRequest, blockRequest: id, trigger } = records;
  const rights = await h.t.db.transaction((tx) =>
    publishRights({ feed: LISTED, calendar: practiceCalendar }, tx, rightsTerms(h.clock.now())),
  );
  const { offer: shares } = expectOk(await call(getSubscription, { subscription }));
  const { offer: placement } = expectOk(await call(getPlacementRequest, { request: placementRequest }));
  const { offer: block } = expectOk(await call(getBlockRequest, { id }));
  // Lots, shares and amounts at the desks are none: that is told later.
  asks = [
    [placeOrder, LOT_BELOW],
    [changeOrder, { order, quantity: 100, limitPrice: '1' }],
    [closePosition, { position, type: 'market' }],
    [addMargin, { position, amount: 1 }],
    [protectPosition, { position, stopLoss: null, takeProfit: null }],
    [applyForShares, { offer: shares, lots: 1 }],
    [editApplication, { subscription, lots: 2 }],
    [requestPlacement, { offer: placement, lots: 2 }],
    [takeUpRights, { issue: rights.id.toString(), shares: 1 }],
    [requestBlock, { offer: block, lots: 0 }],
    [applyDayMandate, { amount: '0' }],
    [placeDayOrder, LOT_BELOW_DAY],
    [grabShares, { offer: '1', lots: 0 }],
    [addTrigger, STOP_ABOVE],
    [changeTrigger, { trigger, lots: 1, triggerPrice: '610.00' }],
  ];
});
afterAll(() => h.stop());

const { symbol, direction, type, lots, limitPrice } = LOT_BELOW;
const LOT_BELOW_DAY = { symbol, direction, type, lots, limitPrice };
const NEEDED = 'security.fund_password_needed';

async function ends(): Promise<Record<string, string>> {
  const of: Record<string, string> = {};
  const send = asha.call as (...args: unknown[]) => ReturnType<Call>;
  h.feed.set('VRM', 500_00);
  for (const [endpoint, input] of asks) of[endpoint.path] = endOf(await send(endpoint, input, key()));
  return of;
}

const everywhere = (code: string) => Object.fromEntries(asks.map(([{ path }]) => [path, code]));
const borrow = async (fundPassword: string) =>
  endOf(await asha.call(requestLoan, { amount: '0', termDays: 30, fundPassword }, key()));

test('every call that may ask for it stands in the table', () => {
  const asking = h.app.server.endpoints.filter(
    ({ audience, isMutation, errors }) => audience === 'customer' && isMutation && errors.includes(NEEDED),
  );
  expect(asks.map(([{ path }]) => path).toSorted()).toEqual(asking.map(({ path }) => path).toSorted());
});

test('where it was not given in the last quarter of an hour, it is asked for; a loan asks for it each time', async () => {
  await h.clock.advance(15 * MINUTE_MS);
  expect(await ends()).toEqual(everywhere(NEEDED));
  expect(await borrow('111222')).toBe('security.fund_password_wrong');
  expectOk(await asha.call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  expect(Object.values(await ends()).filter((end) => end.startsWith('security.'))).toEqual([]);
});

test('without a fund password nothing is asked for anywhere', async () => {
  await h.t.owner.query('update security.account set fund_password_hash = null where customer_id = $1', [
    asha.customerId,
  ]);
  expect(await ends()).toEqual(everywhere('security.fund_password_missing'));
  expect(await borrow(FUND_PASSWORD)).toBe('security.fund_password_missing');
});

test('who is not verified is told that first: nobody sets a fund password to read it then', async () => {
  const { call } = asha;
  const stranger = h.as(await h.register('bela'));
  const send = stranger as (...args: unknown[]) => ReturnType<Call>;
  const verified = await Promise.all(
    asks
      // Nobody changes an application that is not the own.
      .filter(([one]) => one !== editApplication && one.errors.includes('verification.required'))
      .map(async ([endpoint, input]) => [endpoint.path, endOf(await send(endpoint, input, key()))]),
  );
  expect(verified.length).toBeGreaterThan(5);
  expect(Object.fromEntries(verified)).toEqual(
    Object.fromEntries(verified.map(([path]) => [path, 'verification.required'])),
  );
  const loan = { amount: '0', termDays: 30, fundPassword: FUND_PASSWORD };
  expect(endOf(await stranger(requestLoan, loan, key()))).toBe('verification.required');
  expect(endOf(await call(requestLoan, loan, key()))).toBe('security.fund_password_missing');
});
