/**
 * What each restriction bars (spec §6, rules §6), generated from the contract: a change either names the restriction among its refusals,
 * and then refuses, or says there why it stays open.
 */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { applyForDividend } from '@bahi/contract/corporate-actions/calls.ts';
import * as deposits from '@bahi/contract/deposits/calls.ts';
import * as destinations from '@bahi/contract/destinations/calls.ts';
import { startExam, submitExam } from '@bahi/contract/education/calls.ts';
import type { Endpoint, InputOf } from '@bahi/contract/endpoint.ts';
import type { RefusalCode } from '@bahi/contract/errors.ts';
import { exchangeMoney, quoteExchange } from '@bahi/contract/exchange/calls.ts';
import { grabShares } from '@bahi/contract/grab/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getUser, login } from '@bahi/contract/identity/calls.ts';
import { lendShares } from '@bahi/contract/lending/calls.ts';
import { cancelPledge, requestPledge } from '@bahi/contract/pledges/calls.ts';
import { requestSeat } from '@bahi/contract/institutions/calls.ts';
import { cancelLoan, requestLoan } from '@bahi/contract/loans/calls.ts';
import * as newShares from '@bahi/contract/new-shares/calls.ts';
import * as blocks from '@bahi/contract/block-trades/calls.ts';
import * as dayTrading from '@bahi/contract/day-trading/calls.ts';
import { followPool, getPoolHolding, getPoolTerms, takeBackPoolRequest } from '@bahi/contract/pools/calls.ts';
import * as placements from '@bahi/contract/placements/calls.ts';
import { signInToday } from '@bahi/contract/sign-in/calls.ts';
import { takeUpRights } from '@bahi/contract/rights/calls.ts';
import { freezeAccount, pauseTrading } from '@bahi/contract/security/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import * as triggers from '@bahi/contract/triggers/calls.ts';
import * as orders from '@bahi/contract/orders/calls.ts';
import * as positions from '@bahi/contract/orders/positions.ts';
import { cancelWithdrawal, createWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { EXAM_QUESTIONS } from '@bahi/core/education.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD } from './identity/testing.ts';
import { LISTED } from './placements/testing.ts';
import { publishRights } from './rights/service.ts';
import { rightsTerms } from './rights/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, fullCustomer, key, LOT_BELOW, STOP_ABOVE, type FullCustomer } from './testing-customer.ts';

let h: WholeApp;
beforeAll(async () => {
  h = await startWholeApp();
});
afterAll(() => h.stop());

const step = { fundPassword: FUND_PASSWORD };
const number = '40' + '1234567890';
const CARD = {
  number,
  confirmNumber: number,
  bank: 'SBI',
  branch: 'Fort',
  bankCode: 'SBI',
  ifsc: 'SBIN0001234',
  ...step,
};
const WALLET = { type: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ...step };

/** A call that would pass but for the restriction, for each one that names a restriction. */
const attempts: readonly (readonly [Endpoint, (of: FullCustomer) => object | Promise<object>])[] = [
  [orders.placeOrder, () => LOT_BELOW],
  [orders.changeOrder, ({ records }) => ({ order: records.order, quantity: 100, limitPrice: '1' })],
  [triggers.addTrigger, () => STOP_ABOVE],
  [triggers.changeTrigger, ({ records }) => ({ trigger: records.trigger, lots: 1, triggerPrice: '700.00' })],
  [positions.closePosition, ({ records }) => ({ position: records.position, type: 'market' })],
  [positions.addMargin, ({ records }) => ({ position: records.position, amount: 10 })],
  [
    deposits.createDeposit,
    async (of) => ({ channel: 'practice-bank', amount: '6000', proof: await of.upload('deposit_proof') }),
  ],
  [destinations.addCard, () => CARD],
  [destinations.addWallet, () => WALLET],
  [destinations.removeDestination, ({ records }) => ({ destination: records.card, ...step })],
  [destinations.setDefaultDestination, ({ records }) => ({ destination: records.card })],
  [
    createWithdrawal,
    async ({ call, records }) => {
      await call(cancelWithdrawal, { withdrawal: records.withdrawal }, key());
      return { destination: records.card, amount: '100', ...step };
    },
  ],
  [exchangeMoney, async (of) => ({ quote: await quoteOf(of), ...step })],
  [newShares.applyForShares, async (of) => ({ offer: await offerOf(of), lots: 1 })],
  [newShares.editApplication, ({ records }) => ({ subscription: records.subscription, lots: 2 })],
  [placements.requestPlacement, async (of) => ({ offer: await placementOf(of), lots: 2 })],
  [blocks.requestBlock, async (of) => ({ offer: await blockOf(of), lots: 2 })],
  [lendShares, ({ records }) => ({ position: records.position, lots: 1, ...step })],
  [
    requestLoan,
    async ({ call, records }) => {
      await call(cancelLoan, { loan: records.loan }, key());
      return { amount: '1000', termDays: 30, ...step };
    },
  ],
  [
    requestPledge,
    async ({ call, records: { pledge, position } }) => {
      await call(cancelPledge, { pledge }, key());
      return { position, lots: 1, amount: '10000', termDays: 30, ...step };
    },
  ],
  [
    followPool,
    async ({ call, records: { poolHolding: holding } }) => {
      const { pool } = expectOk(await call(getPoolHolding, { holding }));
      await call(takeBackPoolRequest, { holding }, key());
      const { lockedUntil } = expectOk(await call(getPoolTerms, { pool }));
      return { pool, amount: '10000', stopPercent: 40, lockedUntil, ...step };
    },
  ],
  [
    dayTrading.applyDayMandate,
    async ({ call, records: { dayMandate: mandate } }) => {
      await call(dayTrading.cancelDayMandate, { mandate }, key());
      return { amount: '10000' };
    },
  ],
  [
    dayTrading.placeDayOrder,
    () => ({ symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '450.00' }),
  ],
  [applyForDividend, ({ records }) => ({ dividend: records.dividend })],
  [signInToday, () => ({})],
  [startExam, () => ({})],
  [submitExam, ({ records }) => ({ try: records.examTry, answers: Array.from({ length: EXAM_QUESTIONS }, () => 0) })],
  [grabShares, () => ({ offer: '1', lots: 1 })],
  [requestSeat, () => ({ position: 'Treasurer' })],
  [takeUpRights, async () => ({ issue: await issueOf(), shares: 1 })],
  [newShares.payWon, ({ records }) => ({ subscription: records.subscription, ...step })],
];

async function offerOf({ call, records: { subscription } }: FullCustomer): Promise<string> {
  return expectOk(await call(newShares.getSubscription, { subscription })).offer;
}

async function placementOf({ call, records: { placementRequest } }: FullCustomer): Promise<string> {
  return expectOk(await call(placements.getPlacementRequest, { request: placementRequest })).offer;
}

async function blockOf({ call, records: { blockRequest } }: FullCustomer): Promise<string> {
  return expectOk(await call(blocks.getBlockRequest, { id: blockRequest })).offer;
}

async function issueOf(): Promise<string> {
  const terms = { ...rightsTerms(h.clock.now()), symbol: `RIGHTS${(issues += 1)}` };
  const deps = { feed: LISTED, calendar: practiceCalendar };
  return (await h.t.db.transaction((tx) => publishRights(deps, tx, terms))).id.toString();
}
let issues = 0;

async function quoteOf({ call }: FullCustomer): Promise<string> {
  h.feed.set('USDINR', 84_30);
  return expectOk(await call(quoteExchange, { from: 'INR', to: 'USD', amount: '1000' })).quote;
}

async function restricted(of: FullCustomer, kind: InputOf<typeof restrict>['kind']): Promise<void> {
  const risk = h.staff(await h.signIn('risk'));
  const until = h.clock.now() + 3_600_000;
  const message = 'We look at a payment and will be back within the hour.';
  expectOk(await risk(restrict, { customer: of.customerId, kind, reason: 'suspected_fraud', until, message }, key()));
}

interface State {
  readonly name: string;
  readonly code: RefusalCode;
  enter(of: FullCustomer): Promise<unknown>;
}

const states: readonly State[] = [
  { name: 'frozen by staff', code: 'identity.frozen', enter: (of) => restricted(of, 'frozen') },
  {
    name: 'frozen by the customer',
    code: 'identity.frozen',
    enter: async ({ call }) => expectOk(await call(freezeAccount, { loginPassword: PASSWORD }, key())),
  },
  { name: 'barred from trading', code: 'identity.no_trade', enter: (of) => restricted(of, 'no_trade') },
  { name: 'barred from withdrawing', code: 'identity.no_withdrawal', enter: (of) => restricted(of, 'no_withdrawal') },
  {
    name: 'paused by the customer',
    code: 'identity.paused',
    enter: async ({ call }) => expectOk(await call(pauseTrading, { days: 1 }, key())),
  },
];

let count = 0;
test.each(states)('a customer who is $name', async ({ code, enter }) => {
  const of = await fullCustomer(h, `state${++count}`, count);
  await enter(of);
  h.feed.set('VRM', 500_00);
  const naming = changes().filter(({ errors }) => errors.includes(code));
  expect(naming.length).toBeGreaterThan(0);
  const ends: Record<string, string> = {};
  for (const endpoint of naming) {
    const [, input] = attempts.find(([one]) => one.path === endpoint.path) ?? [null, async () => ({})];
    const call = of.call as (...args: unknown[]) => ReturnType<Call>;
    ends[endpoint.path] = endOf(await call(endpoint, await Promise.resolve(input(of)), key()));
  }
  expect(ends).toEqual(Object.fromEntries(naming.map(({ path }) => [path, code])));
  // Reading stays open to everybody who may sign in.
  expect(endOf(await of.call(getSummary, {}))).toBe('ok');
  expect(endOf(await of.call(orders.listOrders, {}))).toBe('ok');
});

test.each([
  ['banned', 'identity.banned'],
  ['disabled', 'identity.disabled'],
] as const)('a customer who is %s is out at once, and does not come in again', async (kind, code) => {
  const account = `out${randomUUID().slice(0, 8)}`;
  const token = await h.register(account);
  const { customerId } = expectOk(await h.as(token)(getUser, {}));
  await restricted({ customerId } as FullCustomer, kind);
  expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
  expect(endOf(await h.as()(login, { account, password: PASSWORD }))).toBe(code);
});

test('every change of a customer either names the freeze or says why it stays open', () => {
  const isBarred = ({ errors }: Endpoint) => errors.includes('identity.frozen');
  const unclear = changes().filter((endpoint) => isBarred(endpoint) === (endpoint.openWhileFrozen !== undefined));
  expect(unclear.map(({ path }) => path)).toEqual([]);
  const open = h.app.server.endpoints.filter(({ openWhileFrozen }) => openWhileFrozen !== undefined);
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter((endpoint) => !changes().includes(endpoint))).toEqual([]);
});

const changes = (): Endpoint[] =>
  h.app.server.endpoints.filter(({ audience, isMutation }) => audience === 'customer' && isMutation);
