/** Whatever comes at once to a mandate: one effect, a clear refusal to the rest, nothing lost, and a clean audit. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL } from '../orders/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { answer, createRace, several } from '../testing-races.ts';
import { startDayTrading, type DayHarness } from './testing.ts';
import type { MandateView } from './rows.ts';

let d: DayHarness;
const seed = testSeed(import.meta.filename);
const race = createRace(seed);

beforeAll(async () => {
  d = await startDayTrading();
});
afterEach(async () => {
  expect(await d.audit()).toEqual([]);
});
afterAll(() => d.h.stop());

test.each([2, 8, 64])(`a customer who asks %i times at once has one mandate (seed ${seed})`, async (count) => {
  const asha = await d.customer();
  const answers = await race(several('', count).map(() => () => d.ask(asha, '100000')));
  expect(answers.toSorted()).toEqual([...several('day_trading.pending', count - 1), 'ok']);
  expect(await d.h.balance(asha)).toMatchObject({ held: 20_020_00n });
});

test(`the customer who takes back against the reviewer who approves: exactly one wins (seed ${seed})`, async () => {
  for (let round = 0; round < 6; round += 1) {
    const asha = await d.customer();
    const mandate = await d.ask(asha, '100000');
    const answers = await race([() => d.cancel(asha, mandate.id), () => d.approve(mandate)]);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    const { state } = await d.read(asha, mandate.id);
    expect([answers[0], answers[1], state]).toEqual(
      answers[0] === 'ok' ? ['ok', 'staff.case_decided', 'cancelled'] : ['day_trading.not_pending', 'ok', 'running'],
    );
    expect(await d.h.balance(asha)).toMatchObject({ held: state === 'running' ? 20_020_00n : 0n });
  }
});

test('two reviewers of one mandate: one decides', async () => {
  const asha = await d.customer();
  const mandate = await d.ask(asha, '100000');
  const acts = [() => d.approve(mandate), () => d.reject(mandate), () => d.approve(mandate, { id: 72n, name: 'Sana' })];
  expect((await race(acts)).toSorted()).toEqual(['ok', 'staff.case_decided', 'staff.case_decided']);
});

test('orders on the last of the amount: exactly as many as fit, and one call repeated is one order', async () => {
  const symbol = d.h.ownSymbol();
  const { customerId, mandate } = await d.running('100000');
  const answers = await race(
    several('', 6).map(() => () => done(d.place(customerId, { symbol, lots: 1, limit: 500_00 }))),
  );
  expect(answers.toSorted()).toEqual([...several('day_trading.above_unused', 4), 'ok', 'ok']);
  expect(await d.read(customerId, mandate.id)).toMatchObject({ unused: '0.00' });

  const other = await d.running('100000');
  const caller = by(other.customerId);
  const orders = await Promise.all(
    several('', 6).map(() => d.place(other.customerId, { symbol, lots: 1, limit: 500_00 }, caller)),
  );
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(
    await answer(
      d.place(other.customerId, { symbol, lots: 2, limit: 500_00 }, by(other.customerId, caller.idempotencyKey, 'x')),
    ),
  ).toBe('request.idempotency_key_reused');
});

test('more day orders at once than there are connections, in a process that has just begun, wait for nobody', async () => {
  const symbol = d.h.ownSymbol();
  const { customerId, mandate } = await d.running('100000');
  await d.h.restart();
  const acts = several('', 64).map(() => () => done(d.place(customerId, { symbol, lots: 1, limit: 500_00 })));
  const answers = await Promise.all(acts.map((act) => answer(act())));
  expect(answers.toSorted()).toEqual([...several('day_trading.above_unused', 62), 'ok', 'ok']);
  expect(await d.read(customerId, mandate.id)).toMatchObject({ unused: '0.00' });
});

/** An order has a kind, as the answers of calls do. */
async function done(work: Promise<unknown>): Promise<void> {
  await work;
}

/** A day position of a lot, in a session of its own. */
async function held(): Promise<{ customerId: bigint; mandate: MandateView; id: bigint; symbol: string }> {
  const symbol = d.h.ownSymbol();
  const { opensAt } = await d.terms(await d.customer());
  if (opensAt > d.h.clock.now()) await d.at(opensAt + MINUTE_MS);
  const { customerId, mandate } = await d.running('100000');
  const order = await d.place(customerId, { symbol, lots: 1, limit: 500_00 });
  await d.fill(order, 500_00);
  return { customerId, mandate, id: BigInt(order.id), symbol };
}

async function closesOf(id: bigint): Promise<string[]> {
  const text = 'select origin::text, filled from orders.orders where closes = $1 order by id';
  const { rows } = await d.h.t.owner.query<{ origin: string; filled: number }>(text, [id]);
  return rows.map(({ origin, filled }) => `${origin} ${filled}`);
}

test(`the square-off against the customer who closes: one closing order, one close, one record (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const { customerId, mandate, id } = await held();
    await d.at(mandate.squareOffAt);
    const answers = await race([() => d.progress(), () => done(d.h.orders.close(by(customerId), id, CLOSE_ALL))]);
    expect(['ok', 'orders.already_closing']).toContain(answers[1]);
    await d.fillSquareOff(customerId, 501_00);
    expect(await closesOf(id)).toEqual([answers[1] === 'ok' ? 'customer 100' : 'square_off 100']);
    await Promise.all([d.at(mandate.squareOffAt + MINUTE_MS), d.progress()]);
    await Promise.all([d.progress(), d.progress()]);
    expect((await d.read(customerId, mandate.id)).settlement).toMatchObject({ gross: '100.00' });
  }
});

test('an order under way when the square-off begins is taken back, or refused; never left behind', async () => {
  for (const isFirst of [true, false]) {
    const { customerId, mandate, symbol } = await held();
    await d.h.clock.advance(mandate.squareOffAt - 1 - d.h.clock.now());
    d.h.feed.set(symbol, 500_00);
    const release = await holdBook(customerId);
    const acts = [
      () => answer(done(d.place(customerId, { symbol, lots: 1, limit: 500_00 }))),
      async () => {
        await d.h.clock.advance(mandate.squareOffAt - d.h.clock.now());
        return answer(d.progress());
      },
    ];
    const [one, other] = isFirst ? acts : acts.toReversed();
    const first = one!();
    await untilWaiting(d.h.t.owner);
    const second = other!();
    await untilWaiting(d.h.t.owner, 2);
    release();
    const [placed] = isFirst ? [await first, await second] : [await second, await first];
    expect(placed).toBe(isFirst ? 'ok' : 'day_trading.squaring_off');
    await d.progress();
    const text = `select cancel_request::text from orders.orders where customer_id = $1 and kind = 'open' and ended_at is null`;
    const { rows } = await d.h.t.owner.query<{ cancel_request: string | null }>(text, [customerId]);
    expect(rows.map((row) => row.cancel_request)).toEqual(isFirst ? ['eeeeeeee-eeee-eeee-eeee-eeeeeeeeeeee'] : []);
  }
});

test('killed at the square-off: its closing order is the next process’s, and the mandate is settled once', async () => {
  const { customerId, mandate, id } = await held();
  await d.at(mandate.squareOffAt);
  d.h.breakNextCommit();
  await expect(d.progress()).rejects.toThrow('could not be ended');
  await d.progress();
  const venue = await d.h.restart();
  const close = await d.h.closeByRule(id);
  expect(venue.submitted.filter(({ orderId }) => orderId === close.orderId)).toHaveLength(1);
  await d.progress();
  await d.fillSquareOff(customerId, 499_00);
  await d.at(mandate.squareOffAt + 2 * MINUTE_MS);
  await Promise.all([d.progress(), d.progress()]);
  expect(await closesOf(id)).toEqual(['square_off 100']);
  expect((await d.read(customerId, mandate.id)).settlement).toMatchObject({ gross: '-100.00', fee: '20.00' });
  d.h.errors.length = 0;
});

test('a process that was away over the end of the session leaves positions as ordinary ones, and settles', async () => {
  const { customerId, mandate, id } = await held();
  await d.h.restart();
  await d.at(mandate.closesAt + 10 * MINUTE_MS);
  await d.progress();
  expect((await d.read(customerId, mandate.id)).settlement).toMatchObject({ trades: [{ carried: 100 }] });
  expect(await closesOf(id)).toEqual([]);
  expect(await d.h.positionOf(customerId, id)).toMatchObject({ status: 'holding' });
});

/** Nobody decides anything about this customer until it is let go. */
async function holdBook(customerId: bigint): Promise<() => void> {
  const isHeld = Promise.withResolvers<void>();
  const isFree = Promise.withResolvers<void>();
  void d.h.t.owner.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select 1 from ledger.balance where customer_id = $1 for update', [customerId]);
    isHeld.resolve();
    await isFree.promise;
  });
  await isHeld.promise;
  return isFree.resolve;
}
