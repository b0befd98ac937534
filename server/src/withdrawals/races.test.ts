/**
 * Races over real books: whatever comes at once, one effect and a clear answer to the rest, and the whole audit stays clean.
 * What is shuffled is shuffled by a seed, which is in the test's name.
 */
import { testSeed } from '@bahi/core/testing-seed.ts';
import { removeDestination } from '@bahi/contract/destinations/calls.ts';
import { cancelOrder, placeOrder } from '@bahi/contract/orders/calls.ts';
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { release, restrict } from '../restrictions/testing.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { answer, createRace, several } from '../testing-races.ts';
import { CHECKER, FUND, key, MAKER, startMoney, type Customer, type MoneyHarness } from './testing.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
let m: MoneyHarness;

beforeAll(async () => {
  m = await startMoney();
});
afterEach(async () => {
  expect(await m.audit()).toEqual([]);
});
afterAll(() => m.stop());

const cancel = ({ call }: Customer, withdrawal: string) => call(contract.cancelWithdrawal, { withdrawal }, key());

test.each([2, 4, 16, 64])(`everything withdrawn %i times at once goes once (seed ${seed})`, async (count) => {
  const asha = await m.customer();
  const answers = await race(Array.from({ length: count }, () => () => m.create(asha, '1000000')));
  expect(answers.toSorted()).toEqual(['ok', ...several('withdrawals.open_request', count - 1)]);
  expect(await m.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 10_00_000_00n });
});

test.each([2, 16])('one call repeated %i times at once makes one withdrawal', async (count) => {
  const asha = await m.customer();
  const [same, input] = [key(), { destination: asha.card, amount: '700', ...FUND }];
  const answers = await Promise.all(
    Array.from({ length: count }, () => asha.call(contract.createWithdrawal, input, same)),
  );
  expect(new Set(answers.map((one) => expectOk(one).id)).size).toBe(1);
  expect(await m.book(asha.id)).toMatchObject({ held: 700_00n });
  const other = await asha.call(contract.createWithdrawal, { ...input, amount: '701' }, same);
  expect(endOf(other)).toBe('request.idempotency_key_reused');
});

test(`approve, reject and cancel at once: one decides (seed ${seed})`, async () => {
  for (let round = 0; round < 15; round += 1) {
    const asha = await m.customer();
    const { id } = expectOk(await m.create(asha, '500'));
    const acts = [() => m.approve(id, '500'), () => m.reject(id, 'asked', CHECKER), () => cancel(asha, id)];
    const [approved, rejected, cancelled] = await race(acts);
    const { status } = expectOk(await asha.call(contract.getWithdrawal, { withdrawal: id }));
    // An approved one may still be rejected: then both said yes, one after the other.
    if (approved === 'ok' && rejected === 'ok') expect(status).toBe('rejected');
    else expect([approved, rejected, cancelled].filter((code) => code === 'ok')).toHaveLength(1);
    if (cancelled === 'ok') expect([approved, rejected]).toEqual(several('staff.case_decided', 2));
    expect(await m.book(asha.id)).toMatchObject({ held: status === 'approved' ? 500_00n : 0n });
  }
});

test.each([2, 8, 32])('%i reviewers approve at once: two of them do, from the threshold on', async (count) => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '100000'));
  const staff = Array.from({ length: count }, (_, index) => ({ id: BigInt(index + 1), name: `Staff ${index + 1}` }));
  const answers = await race(staff.map((one) => () => m.approve(id, '100000', one)));
  expect(answers.toSorted()).toEqual(['ok', 'ok', ...several('staff.case_decided', count - 2)]);
});

test('one person who approves many times at once counts once', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '100000'));
  const answers = await race(Array.from({ length: 8 }, () => () => m.approve(id, '100000')));
  expect(answers.toSorted()).toEqual(['ok', ...several('staff.same_person', 7)]);
});

test.each([2, 8, 32])('paid %i times at once, the money leaves once', async (count) => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  await m.approve(id, '500');
  const answers = await race(Array.from({ length: count }, (_, index) => () => m.pay(id, `BANK-${id}-${index}`)));
  expect(answers.toSorted()).toEqual(['ok', ...several('staff.not_approved', count - 1)]);
  expect(await m.book(asha.id)).toMatchObject({ cash: 9_99_500_00n, held: 0n });
});

test(`paid, refused and taken back at once: the money leaves once, or is free again (seed ${seed})`, async () => {
  for (let round = 0; round < 10; round += 1) {
    const asha = await m.customer();
    const { id } = expectOk(await m.create(asha, '500'));
    if (round % 2 === 0) await m.approve(id, '500');
    const answers = await race([
      () => m.pay(id, `BANK-${id}`),
      () => m.approve(id, '500'),
      () => m.reject(id, 'destination_returned', CHECKER),
      () => cancel(asha, id),
      () => asha.call(removeDestination, { destination: asha.card, ...FUND }, key()),
    ]);
    const { status } = expectOk(await asha.call(contract.getWithdrawal, { withdrawal: id }));
    for (const code of answers)
      expect([
        'ok',
        'staff.not_approved',
        'staff.case_decided',
        'withdrawals.not_pending',
        'destinations.in_use',
      ]).toContain(code);
    const [paid, , rejected, cancelled] = answers;
    const outcomes = { paid, rejected, cancelled };
    for (const [outcome, code] of Object.entries(outcomes))
      expect([outcome, code === 'ok']).toEqual([outcome, status === outcome]);
    expect(await m.book(asha.id)).toMatchObject({
      cash: status === 'paid' ? 9_99_500_00n : 10_00_000_00n,
      held: status === 'approved' ? 500_00n : 0n,
    });
  }
});

test('one transfer written down for many withdrawals at once pays one', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => m.customer()));
  const ids = await Promise.all(customers.map(async (one) => expectOk(await m.create(one, '500')).id));
  await Promise.all(ids.map((id) => m.approve(id, '500')));
  const answers = await race(ids.map((id) => () => m.pay(id, 'BANK-SAME')));
  expect(answers.toSorted()).toEqual(['ok', ...several('staff.reference_used', 5)]);
});

test(`a freeze against a withdrawal: after it none is made, and none is approved (seed ${seed})`, async () => {
  for (let round = 0; round < 12; round += 1) {
    const asha = await m.customer();
    const now = m.h.clock.now();
    const freeze = () => m.h.t.db.transaction((tx) => restrict(tx, { customerId: asha.id, kind: 'frozen', now }));
    const [made] = await race([() => m.create(asha, '500'), freeze]);
    expect(['ok', 'identity.frozen']).toContain(made);
    expect(endOf(await m.create(asha, '500'))).toBe('identity.frozen');
    if (made !== 'ok') continue;
    const { rows } = expectOk(await asha.call(contract.listWithdrawals, {}));
    expect(await answer(m.approve(rows[0]!.id, '500'))).toBe('identity.frozen');
    await m.h.t.db.transaction((tx) => release(tx, { customerId: asha.id, kind: 'frozen', now }));
    expect(await answer(m.approve(rows[0]!.id, '500'))).toBe('ok');
  }
});

test(`an order and a withdrawal for the same cash: never both (seed ${seed})`, async () => {
  const order = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 15, limitPrice: '500.00' } as const;
  for (let round = 0; round < 12; round += 1) {
    const asha = await m.customer();
    const acts = [() => asha.call(placeOrder, order, key()), () => m.create(asha, '500000')];
    const [placed, withdrawn] = await race(acts);
    expect([placed, withdrawn].filter((code) => code === 'ok')).toHaveLength(1);
    expect([placed, withdrawn]).toContain(placed === 'ok' ? 'withdrawals.insufficient' : 'orders.insufficient_funds');
    const { cash, held } = await m.book(asha.id);
    expect(held > 0n && held <= cash).toBe(true);
  }
});

test(`fills, cancellations and withdrawals of one customer keep the books whole (seed ${seed})`, async () => {
  const order = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 2, limitPrice: '500.00' } as const;
  for (let round = 0; round < 6; round += 1) {
    const asha = await m.customer();
    const ids = await Promise.all([1, 2].map(async () => expectOk(await asha.call(placeOrder, order, key())).id));
    const [withdrawn] = await race([
      () => m.create(asha, '700000'),
      async () => m.venue.emit(m.venue.execution(ids[0]!, 200, 499_00, m.h.clock.now())),
      () => asha.call(cancelOrder, { order: ids[1]! }, key()),
    ]);
    await m.orders.settled();
    expect(['ok', 'withdrawals.position_held']).toContain(withdrawn);
  }
});

test(`removing a card against a withdrawal to it: one of them (seed ${seed})`, async () => {
  for (let round = 0; round < 12; round += 1) {
    const asha = await m.customer();
    const answers = await race([
      () => m.create(asha, '500'),
      () => asha.call(removeDestination, { destination: asha.card, ...FUND }, key()),
    ]);
    expect([
      ['ok', 'destinations.in_use'],
      ['destinations.unknown', 'ok'],
    ]).toContainEqual(answers);
  }
});

test('a crash between any two steps leaves all or nothing, and the call can be made again', async () => {
  const steps = { create: 0, approve: 0, pay: 0 };
  for (const step of ['create', 'approve', 'pay'] as const) {
    for (let at = 1; at < 60; at += 1) {
      const asha = await m.customer();
      const id = step === 'create' ? null : expectOk(await m.create(asha, '500')).id;
      if (step === 'pay') await m.approve(id!, '500');
      const before = [await m.book(asha.id), await rowsOf(asha)];
      const isBroken = await m.breakAt(at, step, asha, id);
      if (!isBroken) break;
      steps[step] = at;
      expect([await m.book(asha.id), await rowsOf(asha)]).toEqual(before);
      expect(await m.audit()).toEqual([]);
      const again =
        step === 'create' ? m.create(asha, '500') : step === 'approve' ? m.approve(id!, '500', MAKER) : m.pay(id!);
      expect(await answer(again)).toBe('ok');
    }
  }
  // Each statement was once the last: the loop ended because the work was done, not because it never broke.
  expect(Math.min(...Object.values(steps))).toBeGreaterThan(5);
});

async function rowsOf({ id }: Customer): Promise<unknown> {
  const { rows } = await m.h.t.owner.query(
    `select (select jsonb_agg(w) from withdrawals.withdrawal w where customer_id = $1) as withdrawals,
      (select jsonb_agg(h) from ledger.hold h where customer_id = $1) as holds,
      (select count(*) from messages.message where customer_id = $1) as messages`,
    [id],
  );
  return rows;
}
