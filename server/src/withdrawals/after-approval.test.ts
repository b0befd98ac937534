/** What changes about an account while its withdrawal waits, asked again at approval and payment; what one person may let go in a day; and whose funds changed. */
import { cancelWithdrawal, createWithdrawal, getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { owe } from '../ledger/testing.ts';
import { restrict } from '../restrictions/testing.ts';
import { CHECKER, codeOf, FUND, key, MAKER, startMoney, type MoneyHarness } from './testing.ts';

let m: MoneyHarness;

beforeAll(async () => {
  m = await startMoney();
});
afterEach(async () => {
  expect(await m.audit()).toEqual([]);
});
afterAll(() => m.stop());

test.each(['frozen', 'banned', 'disabled', 'no_withdrawal', 'money held'] as const)(
  '%s after the approval, it is not paid unless it was sent before, and may be stopped',
  async (bar) => {
    const asked = async () => {
      const customer = await m.customer();
      const { id } = expectOk(await m.create(customer, '500'));
      await m.approve(id, '500');
      const [customerId, now] = [customer.id, m.h.clock.now()];
      if (bar === 'money held') m.heldUntil.set(customerId, now + 60_000);
      else await m.h.t.db.transaction((tx) => restrict(tx, { customerId, kind: bar, now }));
      return { customer, id };
    };
    const sent = await asked();
    expect(await codeOf(m.pay(sent.id))).toBe('staff.payment_barred');
    expect(await m.book(sent.customer.id)).toMatchObject({ cash: 10_00_000_00n, held: 500_00n });
    expect((await m.pay(sent.id, undefined, { wasSentBefore: true })).withdrawal.status).toBe('paid');
    const stopped = await asked();
    expect(await codeOf(m.reject(stopped.id, 'suspected_fraud', MAKER))).toBe('staff.same_person');
    expect((await m.reject(stopped.id, 'suspected_fraud', CHECKER)).withdrawal.status).toBe('rejected');
    expect(await m.book(stopped.customer.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  },
);

test('no trading keeps no money in', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  const now = m.h.clock.now();
  await m.h.t.db.transaction((tx) => restrict(tx, { customerId: asha.id, kind: 'no_trade', now }));
  await m.approve(id, '500');
  expect((await m.pay(id)).withdrawal.status).toBe('paid');
});

test('the customer’s funds are told of at every step that moves or frees them, once', async () => {
  const { id: customerId, call, card } = await m.customer();
  const told: bigint[] = [];
  const stop = m.h.bus.subscribe('funds.changed', (fact) => told.push(fact.customerId));
  const create = async (amount: string, request = key()) =>
    expectOk(await call(createWithdrawal, { destination: card, amount, ...FUND }, request)).id;
  const [asked, takenBack] = [key(), key()];
  const paid = await create('500', asked);
  await create('500', asked);
  expect(told).toEqual([customerId]);
  await m.approve(paid, '500');
  expect(told).toHaveLength(1);
  await m.pay(paid);
  expect(told).toHaveLength(2);
  await m.reject(await create('600'));
  expect(told).toHaveLength(4);
  const withdrawal = await create('700');
  expectOk(await call(cancelWithdrawal, { withdrawal }, takenBack));
  expectOk(await call(cancelWithdrawal, { withdrawal }, takenBack));
  stop();
  expect(told).toEqual(Array.from({ length: 6 }, () => customerId));
});

const oweOne = ({ id: customerId }: { readonly id: bigint }) =>
  owe(m.h.t.db, { customerId, amount: 1_00n, at: m.h.clock.now(), businessDate: '2026-11-21' });

test('what is owed since the request is asked for before it is approved, with its numbers', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '90000'));
  // All but a rupee of what is asked for could be paid beside the debt.
  await oweOne(asha);
  await expect(m.approve(id, '90000')).rejects.toMatchObject({
    refusal: { code: 'withdrawals.insufficient', params: { withdrawable: '89999.00', short: '1.00' } },
  });
  await m.reject(id, 'asked');
  const smaller = expectOk(await m.create(asha, '89999')).id;
  expect((await m.approve(smaller, '89999')).withdrawal.status).toBe('approved');
});

test('a debt after the approval stops the payment as well', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '90000'));
  await m.approve(id, '90000');
  await oweOne(asha);
  expect(await codeOf(m.pay(id))).toBe('staff.payment_barred');
  expect((await m.reject(id, 'asked', CHECKER)).withdrawal.status).toBe('rejected');
});

test.each(['hdfcr52026112100001', ' HDFCR 5202-6112 100001', 'HDFC/R.52026112100001'])(
  'a transfer written down again as "%s" is refused, by the service and by the database',
  async (again) => {
    const paid = async (reference: string) => {
      const customer = await m.customer();
      const { id } = expectOk(await m.create(customer, '500'));
      await m.approve(id, '500');
      return { id, end: await codeOf(m.pay(id, reference)) };
    };
    await paid('HDFCR52026112100001');
    const { id, end } = await paid(again);
    expect(end).toBe('staff.reference_used');
    const around = m.h.t.db.query(
      `update withdrawals.withdrawal set status = 'paid', paid_by = 1, paid_name = 'Mira', paid_at = 1, entry_id = -id,
         bank_reference = $2 where id = $1`,
      [BigInt(id), again],
    );
    await expect(around).rejects.toThrow('reference_once');
  },
);

test('what one person alone approved within a day counts towards the amount that takes two', async () => {
  const asha = await m.customer();
  const take = async (amount: string) => {
    const { id, needsTwo } = expectOk(await m.create(asha, amount));
    expect((await m.approve(id, amount, MAKER)).needsSecond).toBe(needsTwo);
    if (needsTwo) await m.approve(id, amount, CHECKER);
    await m.pay(id);
    return needsTwo;
  };
  const from = async () => expectOk(await asha.call(getWithdrawalTerms, {})).twoPersonFrom;
  expect(await from()).toBe('100000.00');
  expect(await take('99999')).toBe(false);
  expect(await from()).toBe('1.00');
  expect(await take('99999')).toBe(true);
  // One that was not paid out counts no more; that of another customer never did.
  const bela = await m.customer();
  const { id } = expectOk(await m.create(bela, '99999'));
  await m.approve(id, '99999', MAKER);
  await m.reject(id, 'destination_returned', CHECKER);
  expect(expectOk(await m.create(bela, '99999')).needsTwo).toBe(false);
  await m.h.clock.advance(DAY_MS - 1);
  expect(await from()).toBe('1.00');
  await m.h.clock.advance(1);
  expect(await from()).toBe('100000.00');
});
