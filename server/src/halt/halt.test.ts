/** The kill switch through the whole server: nothing is accepted after its answer, cancelling stays possible, two let orders in again. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { getSession } from '@bahi/contract/market/calls.ts';
import { listNews } from '@bahi/contract/news/calls.ts';
import { getStatus } from '@bahi/contract/proofs/calls.ts';
import { haltTrading, proposeRestart } from '@bahi/contract/staff/health.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { cancelOrder, placeOrder, previewOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition, previewClose, protectPosition } from '@bahi/contract/orders/positions.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { openHouseHalt } from './service.ts';

let w: WholeApp;
let count = 0;
const tokens: Partial<Record<StaffRole, string>> = {};
const PEOPLE = ['risk', 'admin', 'funds_checker', 'support'] as const;

beforeAll(async () => {
  w = await startWholeApp();
  for (const role of PEOPLE) tokens[role] = await w.signIn(role);
});
afterEach(async () => {
  const { rows } = await w.t.db.query('select from halt.halt where ended_at is null');
  if (rows.length > 0) await restart();
});
afterAll(() => w.stop());

const as = (role: (typeof PEOPLE)[number]) => w.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'prices cannot be right';
const terms = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, leverage: 1, limitPrice: '490.00' } as const;

const customer = async () => w.as(await w.trader(`trader${(count += 1)}`));
let price = 500_00;

/** At a price of this moment: staff take their time to sign in. */
function place(call: Call, changes: object = {}) {
  w.feed.set('VRM', price);
  return call(placeOrder, { ...terms, ...changes }, key());
}

const halt = (role: (typeof PEOPLE)[number] = 'risk') => as(role)(haltTrading, { reason }, key());
const accepted = async () =>
  Number((await w.t.db.query<{ n: bigint }>('select count(*) as n from orders.orders')).rows[0]!.n);

async function restart(): Promise<void> {
  const change = expectOk(await as('risk')(proposeRestart, { reason }, key()));
  expectOk(await as('admin')(approveChange, { change: change.id }, key()));
}

/** A customer with a position of one lot. */
async function holder(): Promise<{ call: Call; position: string }> {
  const call = await customer();
  const order = expectOk(await place(call, { limitPrice: '500.00' }));
  await expect.poll(() => w.venue.submitted.some((one) => one.orderId === order.id)).toBe(true);
  w.venue.emit(w.venue.execution(order.id, 100, 500_00, w.clock.now()));
  const held = { position: order.id, type: 'market' } as const;
  await expect.poll(async () => endOf(await call(previewClose, held))).toBe('ok');
  return { call, position: order.id };
}

test('one person halts: nobody opens, nobody closes, and everybody sees it', async () => {
  const call = await customer();
  const resting = expectOk(await place(call));
  const { call: other, position } = await holder();
  expect(endOf(await halt('support'))).toBe('staff.role_missing');
  const { at } = expectOk(await halt());
  expect(await place(call)).toMatchObject({ refusal: { code: 'orders.house_halted', params: { since: at } } });
  const close = { position, type: 'market' } as const;
  await expect.poll(async () => endOf(await other(closePosition, close, key()))).toBe('orders.house_halted');
  expect(endOf(await halt('admin'))).toBe('staff.already_halted');

  await expect.poll(async () => expectOk(await call(getSession, {})).houseHaltedSince).toBe(at);
  const preview = expectOk(await call(previewOrder, terms));
  expect(preview.refusal).toEqual({ code: 'orders.house_halted', params: { since: at } });
  await w.clock.advance(10_000);
  expect(expectOk(await w.as()(getStatus, {}))).toMatchObject({
    haltedSince: at,
    services: [{ name: 'trading', state: 'halted' }],
  });
  const { rows } = expectOk(await w.as()(listNews, { kind: 'notice' }));
  expect(rows.map(({ story }) => story)).toContainEqual({ key: 'notice.house_halted', params: { since: at } });

  // What was accepted before can be taken back.
  expect(endOf(await call(cancelOrder, { order: resting.id }, key()))).toBe('ok');
  await restart();
  expect(endOf(await place(call))).toBe('ok');
  expect(endOf(await other(closePosition, close, key()))).toBe('ok');
});

test('two people let orders in again, and neither of them twice', async () => {
  expect(endOf(await as('risk')(proposeRestart, { reason }, key()))).toBe('staff.not_halted');
  expectOk(await halt('risk'));
  const { id: change } = expectOk(await as('risk')(proposeRestart, { reason }, key()));
  expect(endOf(await as('risk')(approveChange, { change }, key()))).toBe('staff.same_person');
  expect(endOf(await as('support')(approveChange, { change }, key()))).toBe('staff.role_missing');
  expect(endOf(await as('admin')(proposeRestart, { reason }, key()))).toBe('staff.already_proposed');
  expect(endOf(await as('funds_checker')(rejectChange, { change, reason }, key()))).toBe('ok');
  const call = await customer();
  expect(endOf(await place(call))).toBe('orders.house_halted');
  await restart();
  expect(endOf(await place(call))).toBe('ok');
});

test('a stop-loss that is passed during a halt acts when it is over', async () => {
  const { call, position } = await holder();
  expectOk(await call(protectPosition, { position, stopLoss: '480.00', takeProfit: null }, key()));
  expectOk(await halt());
  await expect.poll(async () => expectOk(await call(getSession, {})).houseHaltedSince).not.toBeNull();
  const closing = () => w.venue.submitted.filter(({ side }) => side === 'sell').length;
  const before = closing();
  price = 470_00;
  w.feed.set('VRM', price);
  await w.clock.advance(5_000);
  expect(closing()).toBe(before);
  await restart();
  await expect
    .poll(async () => {
      await w.clock.advance(1_000);
      w.feed.set('VRM', price);
      return closing();
    })
    .toBe(before + 1);
  price = 500_00;
});

test('a halt holds in another process and over a restart', async () => {
  expectOk(await halt());
  const log = { error: () => {} };
  const other = await openHouseHalt({ db: w.t.db, log });
  expect(other.since()).not.toBeNull();
  const isOver = new Promise<void>((resolve) => other.onChange(resolve));
  await restart();
  await isOver;
  expect(other.since()).toBeNull();
  await other.stop();
});

test('the end of a halt is heard though it could not be read at first, and no older answer follows it', async () => {
  let readings = 0;
  const beginning = Promise.withResolvers<void>();
  const db: typeof w.t.db = {
    ...w.t.db,
    async read(work) {
      readings += 1;
      const [number, answer] = [readings, await w.t.db.read(work)];
      // The first is that of the start. What is read of the beginning comes late, and what is read of the end is lost.
      if (number === 2) await beginning.promise;
      if (number === 3) throw new Error('no connection in time');
      return answer;
    },
  };
  const told: string[] = [];
  const other = await openHouseHalt({ db, log: { error: () => void told.push('not read') } });
  other.onChange(() => told.push(other.since() === null ? 'ended' : 'began'));
  expectOk(await halt());
  await expect.poll(() => readings).toBe(2);
  await restart();
  beginning.resolve();
  await expect.poll(() => told).toEqual(['began', 'not read', 'ended']);
  await other.stop();
});

test('what waits for the opening goes on waiting through a halt, can be taken back, and is sent when the halt is over', async () => {
  const call = await customer();
  // Between two sessions: 05:02 in India.
  await w.clock.advance(Date.parse('2026-11-22T05:02:00+05:30') - w.clock.now());
  for (const role of PEOPLE) tokens[role] = await w.signIn(role);
  const kept = expectOk(await place(call, { timeInForce: 'gtc' }));
  const unwanted = expectOk(await place(call, { timeInForce: 'gtc' }));
  expect([kept.status, unwanted.status]).toEqual(['accepted', 'accepted']);
  expectOk(await halt());
  const sent = () => w.venue.submitted.map(({ orderId }) => orderId);
  await w.clock.advance(5 * 60_000);
  expect(expectOk(await call(cancelOrder, { order: unwanted.id }, key())).status).toBe('cancelled');
  expect(sent()).not.toContain(kept.id);
  await restart();
  await expect
    .poll(async () => {
      await w.clock.advance(1_000);
      return sent();
    })
    .toContain(kept.id);
  expect(sent()).not.toContain(unwanted.id);
});

test.each([2, 8, 32, 64])('of %i orders at once with a halt none is accepted after its answer', async (ways) => {
  const calls = await Promise.all(Array.from({ length: ways }, customer));
  const going = calls.map((call) => place(call));
  const halted = halt().then(async (answer) => {
    expectOk(answer);
    return accepted();
  });
  const after = halted.then(() => Promise.all(calls.map((call) => place(call))));
  const ends = (await Promise.all(going)).map(endOf);
  const atAnswer = await halted;
  expect((await after).map(endOf)).toEqual(Array<string>(ways).fill('orders.house_halted'));
  expect(await accepted()).toBe(atAnswer);
  expect(ends.filter((end) => end !== 'ok' && end !== 'orders.house_halted')).toEqual([]);
  await restart();
});

test('the tables let a halt end only by what two people agreed on, and never go', async () => {
  expectOk(await halt());
  await expect(
    w.t.db.query('update halt.halt set ended_at = at + 1, change_id = 1 where ended_at is null'),
  ).rejects.toThrow(/no two people/);
  await expect(w.t.owner.query('delete from halt.halt')).rejects.toThrow(/never deleted/);
  await restart();
});
