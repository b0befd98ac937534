/** Withdrawals from the checklist to the payment, over HTTP for the customer and in transactions for staff. */
import { removeDestination } from '@bahi/contract/destinations/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { restrict } from '../restrictions/testing.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { KEYS } from '../security/testing.ts';
import { WITHDRAWAL_INVARIANTS } from './audit.ts';
import { CHECKER, codeOf, FUND, key, MAKER, startMoney, type Customer, type MoneyHarness } from './testing.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);
let m: MoneyHarness;

beforeAll(async () => {
  m = await startMoney();
});
afterEach(async () => {
  expect(await m.audit()).toEqual([]);
});
afterAll(() => m.stop());

const terms = async ({ call }: Customer) => expectOk(await call(contract.getWithdrawalTerms, {}));
const closed = async (by: Customer) =>
  (await terms(by)).gates.flatMap(({ gate, refusal }) => (refusal === null ? [] : [`${gate} ${refusal.code}`]));
const stories = async ({ call }: Customer) => expectOk(await call(listMessages, {})).rows.map(({ story }) => story.key);

test('the checklist is all open, and its sum is what may be withdrawn', async () => {
  const asha = await m.customer();
  expect(await terms(asha)).toMatchObject({
    cash: '1000000.00',
    held: '0.00',
    unsettled: '0.00',
    receivable: '0.00',
    loan: '0.00',
    withdrawable: '1000000.00',
    minimum: '100.00',
    twoPersonFrom: '100000.00',
    from: ist('2026-11-21T09:30:00'),
    until: ist('2026-11-22T00:00:00'),
  });
  expect(await closed(asha)).toEqual([]);
  expect((await terms(asha)).gates.map(({ gate }) => gate)).toEqual(contract.gate.options);
});

test('a withdrawal is held at once, approved, paid, told, and stands in the books', async () => {
  const asha = await m.customer();
  const { usuallyBy, latestBy } = await terms(asha);
  const asked = expectOk(await m.create(asha, '2500.50'));
  expect(asked).toMatchObject({ usuallyBy, latestBy });
  expect(asked).toMatchObject({
    status: 'pending',
    amount: '2500.50',
    fee: '0.00',
    destination: expect.stringMatching(/^HDFC Bank •••• \d{4}$/),
    needsTwo: false,
    usuallyBy: m.h.clock.now() + 2 * 3_600_000,
    latestBy: m.h.clock.now() + 24 * 3_600_000,
  });
  expect(asked.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'sent done',
    'approved now',
    'paid ahead',
    'promised ahead',
  ]);
  expect(await m.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 2_500_50n });
  expect(await closed(asha)).toEqual(['no_open_withdrawal withdrawals.open_request']);
  expect((await terms(asha)).withdrawable).toBe('997499.50');

  expect((await m.approve(asked.id, '2500.5')).withdrawal.status).toBe('approved');
  const { withdrawal: paid } = await m.pay(asked.id, 'UTR-2500');
  expect(paid.bankReference).toBe('UTR-2500');
  expect(paid.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'sent done',
    'approved done',
    'paid done',
  ]);
  expect(await m.book(asha.id)).toMatchObject({ cash: 9_97_499_50n, held: 0n });
  expect(expectOk(await asha.call(contract.getWithdrawal, { withdrawal: asked.id }))).toEqual(paid);
  expect(await stories(asha)).toEqual([
    'withdrawal.paid',
    'withdrawal.approved',
    'withdrawal.requested',
    'security.destination_added',
  ]);
  const { rows } = expectOk(await asha.call(listMessages, {}));
  const request = { type: 'withdrawal', id: asked.id };
  expect(rows.map(({ about }) => about)).toEqual([{ type: 'record', id: paid.entry }, request, request, null]);
  expect(await closed(asha)).toEqual([]);
});

test.each([
  ['one paisa too little', '99.99', 'withdrawals.below_minimum'],
  ['one paisa above the maximum', '1000000.01', 'withdrawals.above_maximum'],
  ['half a paisa', '100.005', 'withdrawals.amount_invalid'],
  ['no number', '0x10', 'withdrawals.amount_invalid'],
  ['no amount', '', 'withdrawals.amount_invalid'],
])('%s is refused', async (_, amount, expected) => {
  expect(endOf(await m.create(await m.customer(), amount))).toBe(expected);
});

test('each closed gate is on the checklist with the refusal that the request gets', async () => {
  const asha = await m.customer();
  const now = m.h.clock.now();
  async function expectClosed(gate: string, code: string, changes: object = {}) {
    expect(await closed(asha)).toEqual([`${gate} ${code}`]);
    expect(endOf(await m.create(asha, '100', changes))).toBe(code);
  }
  m.verified.delete(asha.id);
  await expectClosed('identity', 'verification.required');
  m.verified.add(asha.id);

  m.withoutFundPassword.add(asha.id);
  await expectClosed('fund_password', 'security.fund_password_missing');
  m.withoutFundPassword.clear();

  m.heldUntil.set(asha.id, now + 1);
  await expectClosed('no_hold', 'withdrawals.money_out_held');
  m.heldUntil.set(asha.id, now);

  const standard = m.parameters;
  m.parameters = { ...standard, withdrawalScoreMinimum: 601 };
  await expectClosed('credit_score', 'withdrawals.score_low');
  m.parameters = standard;

  const usableFrom = 'update destinations.destination set usable_from = $2 where id = $1';
  await m.h.t.owner.query(usableFrom, [BigInt(asha.card), now + 1]);
  await expectClosed('destination', 'destinations.too_new');
  await m.h.t.owner.query(usableFrom, [BigInt(asha.card), now]);
  for (const destination of ['12345', (await m.customer()).card])
    expect(endOf(await m.create(asha, '100', { destination }))).toBe('destinations.unknown');
  expect(endOf(await m.create(asha, '100', { fundPassword: '000000' }))).toBe('security.fund_password_wrong');

  const restriction = { customerId: asha.id, until: now + 60_000, now } as const;
  await m.h.t.db.transaction((tx) => restrict(tx, { ...restriction, kind: 'no_withdrawal' }));
  await expectClosed('no_restriction', 'identity.no_withdrawal');
  await m.h.t.db.transaction((tx) => restrict(tx, { ...restriction, kind: 'frozen' }));
  await expectClosed('no_restriction', 'identity.frozen');
  await m.h.clock.advance(60_000);
  expect(endOf(await m.create(asha, '100'))).toBe('ok');
});

test('a held position bars it while the policy says so; a working order keeps its part', async () => {
  const asha = await m.customer();
  const order = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '500.00' } as const;
  const { id, held } = expectOk(await asha.call(placeOrder, order, key()));
  const shown = await terms(asha);
  expect(shown).toMatchObject({ held, withdrawable: (1_000_000 - Number(held)).toFixed(2) });
  const more = (Number(shown.withdrawable) + 0.01).toFixed(2);
  expect(await m.create(asha, more)).toMatchObject({
    refusal: { code: 'withdrawals.insufficient', params: { withdrawable: shown.withdrawable, short: '0.01' } },
  });
  m.venue.emit(m.venue.execution(id, 100, 500_00, m.h.clock.now()));
  await m.orders.settled();
  expect(await closed(asha)).toEqual(['no_position withdrawals.position_held']);
  expect(await m.create(asha, '100')).toMatchObject({
    refusal: { code: 'withdrawals.position_held', params: { count: 1 } },
  });
  const standard = m.parameters;
  m.parameters = { ...standard, isWithdrawalBarredByPosition: false };
  expect(endOf(await m.create(asha, '100'))).toBe('ok');
  m.parameters = standard;
});

test('from the threshold on two different people approve', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '100000'));
  expect(await codeOf(m.approve(id, '10000'))).toBe('staff.amount_differs');
  expect((await m.approve(id, '100000.00')).needsSecond).toBe(true);
  expect(await codeOf(m.approve(id, '100000'))).toBe('staff.same_person');
  expect(await codeOf(m.pay(id))).toBe('staff.not_approved');
  const second = await m.approve(id, '100000', CHECKER);
  expect(second.withdrawal.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'sent done',
    'approved done',
    'second_approval done',
    'paid now',
    'promised ahead',
  ]);
  expect(endOf(await asha.call(contract.cancelWithdrawal, { withdrawal: id }, key()))).toBe('withdrawals.not_pending');
  await m.pay(id, 'UTR-100000');
  expect(await codeOf(m.pay(id))).toBe('staff.not_approved');
  expect(await codeOf(m.reject(id))).toBe('staff.case_decided');
});

test('the database itself does not let one person approve twice, nor an ended one move', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '100000'));
  await m.approve(id, '100000');
  const approve = `update withdrawals.withdrawal set status = 'approved', approved_by = 1, approved_name = 'Mira', approved_at = 1 where id = $1`;
  await expect(m.h.t.db.query(approve, [BigInt(id)])).rejects.toThrow('two_people');
  await m.reject(id, 'asked');
  const reopen = `update withdrawals.withdrawal set status = 'pending' where id = $1`;
  await expect(m.h.t.db.query(reopen, [BigInt(id)])).rejects.toThrow('for good');
});

test('a rejection frees the money with its reason, also after the bank sent it back', async () => {
  const asha = await m.customer();
  const first = expectOk(await m.create(asha, '500')).id;
  expect((await m.reject(first)).withdrawal).toMatchObject({
    status: 'rejected',
    reason: 'name_differs',
    note: 'Looked twice',
  });
  const second = expectOk(await m.create(asha, '500')).id;
  await m.approve(second, '500');
  // Sent already, perhaps: who let it go does not free it as well.
  expect(await codeOf(m.reject(second, 'destination_returned'))).toBe('staff.same_person');
  await m.reject(second, 'destination_returned', CHECKER);
  expect(await m.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expect((await stories(asha)).slice(0, 2)).toEqual(['withdrawal.destination_returned', 'withdrawal.approved']);
  const page = expectOk(await asha.call(contract.listWithdrawals, { status: 'rejected' }));
  expect([page.total, page.rows.map(({ id }) => id)]).toEqual([2, [second, first]]);
});

test('cancelled before approval the money is free, and the card may go', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  const gone = { destination: asha.card, ...FUND };
  expect(endOf(await asha.call(removeDestination, gone, key()))).toBe('destinations.in_use');
  const other = await m.customer();
  expect(endOf(await other.call(contract.cancelWithdrawal, { withdrawal: id }, key()))).toBe('withdrawals.unknown');
  expect(endOf(await other.call(contract.getWithdrawal, { withdrawal: id }))).toBe('withdrawals.unknown');
  const cancelled = expectOk(await asha.call(contract.cancelWithdrawal, { withdrawal: id }, key()));
  expect(cancelled).toMatchObject({ status: 'cancelled', timeline: [{ step: 'sent' }, { step: 'cancelled' }] });
  expect(await m.book(asha.id)).toMatchObject({ held: 0n });
  expect((await stories(asha))[0]).toBe('withdrawal.cancelled');
  expect(endOf(await asha.call(contract.cancelWithdrawal, { withdrawal: id }, key()))).toBe('withdrawals.not_pending');
  expect(await codeOf(m.approve(id, '500'))).toBe('staff.case_decided');
  expect(endOf(await asha.call(removeDestination, gone, key()))).toBe('ok');
});

test('a fee goes to the house, and one transfer pays one withdrawal', async () => {
  const standard = m.parameters;
  m.parameters = { ...standard, withdrawalFee: 10_00n };
  const [asha, bela] = [await m.customer(), await m.customer()];
  const [one, two] = [expectOk(await m.create(asha, '500')).id, expectOk(await m.create(bela, '500')).id];
  m.parameters = standard;
  await m.approve(one, '500');
  await m.approve(two, '500');
  expect((await m.pay(one, 'UTR-ONE')).withdrawal.fee).toBe('10.00');
  expect(await codeOf(m.pay(two, 'UTR-ONE'))).toBe('staff.reference_used');
  expect(await m.book(asha.id)).toMatchObject({ cash: 9_99_500_00n, charges: 10_00n });
  await m.pay(two, 'UTR-TWO');
});

test('frozen in the meantime, nobody approves it', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  const now = m.h.clock.now();
  await m.h.t.db.transaction((tx) => restrict(tx, { customerId: asha.id, kind: 'frozen', now }));
  expect(await codeOf(m.approve(id, '500'))).toBe('identity.frozen');
  expect((await m.reject(id, 'suspected_fraud')).withdrawal).toMatchObject({ reason: 'suspected_fraud' });
  // Whoever is suspected is not told so.
  expect(expectOk(await asha.call(contract.getWithdrawal, { withdrawal: id }))).toMatchObject({
    reason: 'not_approved',
  });
  expect(await codeOf(m.approve('999999999', '500'))).toBe('staff.case_unknown');
});

test('after a security change in the meantime nobody approves it before the money may leave', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  m.heldUntil.set(asha.id, m.h.clock.now() + 1);
  expect(await codeOf(m.approve(id, '500'))).toBe('withdrawals.money_out_held');
  await m.h.clock.advance(1);
  expect((await m.approve(id, '500')).withdrawal.status).toBe('approved');
  await m.pay(id, 'BANKAFTERHOLD');
});

test('to a number that opens no more nothing is sent, and what was is still listed', async () => {
  const asha = await m.customer();
  const made = expectOk(await m.create(asha, '500'));
  expectOk(await asha.call(contract.cancelWithdrawal, { withdrawal: made.id }, key()));
  const before = await m.book(asha.id);
  await KEYS.destroy(asha.id);
  expect(endOf(await m.create(asha, '500'))).toBe('destinations.unreadable');
  expect(await m.book(asha.id)).toEqual(before);
  const { rows } = expectOk(await asha.call(contract.listWithdrawals, {}));
  expect(rows.map(({ destination }) => destination)).toEqual([made.destination]);
});

test('the window opens and closes on the millisecond', async () => {
  const asha = await m.customer();
  const { clock } = m.h;
  const at = async (text: string, offset: number) => {
    await clock.advance(ist(text) + offset - clock.now());
    const answer = await m.create(asha, '100');
    if (answer.kind === 'ok') await m.reject(answer.data.id, 'asked', MAKER);
    expect(await closed(asha)).toEqual(answer.kind === 'ok' ? [] : ['window withdrawals.window_closed']);
    return endOf(answer);
  };
  expect(await at('2026-11-22T00:00:00', -1)).toBe('ok');
  expect(await at('2026-11-22T00:00:00', 0)).toBe('withdrawals.window_closed');
  expect(await at('2026-11-22T09:30:00', -1)).toBe('withdrawals.window_closed');
  expect(await at('2026-11-22T09:30:00', 0)).toBe('ok');
  expect(await at('2026-12-01T00:00:00', -1)).toBe('ok');
  expect(await at('2026-12-01T00:00:00', 0)).toBe('withdrawals.window_closed');
  await clock.advance(ist('2026-12-01T12:00:00') - clock.now());
});

test('in the night the arrival counts from the opening, by day from now', async () => {
  const asha = await m.customer();
  const { clock } = m.h;
  const promisedAt = async (text: string) => {
    await clock.advance(ist(text) - clock.now());
    const { from, usuallyBy, latestBy } = await terms(asha);
    return { from, usuallyBy, latestBy };
  };
  const opening = {
    from: ist('2026-12-02T09:30:00'),
    usuallyBy: ist('2026-12-02T11:30:00'),
    latestBy: ist('2026-12-03T09:30:00'),
  };
  expect(await promisedAt('2026-12-02T02:12:31')).toEqual(opening);
  expect(await promisedAt('2026-12-02T09:30:00')).toEqual(opening);
  expect(await promisedAt('2026-12-02T09:31:00')).toMatchObject({
    usuallyBy: ist('2026-12-02T11:31:00'),
    latestBy: ist('2026-12-03T09:31:00'),
  });
});

test('the auditor names a hold without its withdrawal, and a payment without its entry', async () => {
  const asha = await m.customer();
  const { id } = expectOk(await m.create(asha, '500'));
  const bela = await m.customer();
  const paid = expectOk(await m.create(bela, '500')).id;
  await m.approve(paid, '500');
  await m.pay(paid);
  const found = await m.h.t.owner
    .transaction(async (tx) => {
      await tx.query('alter table withdrawals.withdrawal disable trigger all');
      await tx.query(`update withdrawals.withdrawal set status = 'cancelled', cancelled_at = 1 where id = $1`, [
        BigInt(id),
      ]);
      await tx.query('update withdrawals.withdrawal set amount = amount + 1 where id = $1', [BigInt(paid)]);
      const { breaks } = await auditWhole(tx, WITHDRAWAL_INVARIANTS);
      throw Object.assign(new Error('rolled back'), { names: breaks.map(({ invariant }) => invariant) });
    })
    .catch((error: unknown) => (error as { names: string[] }).names);
  expect(found).toEqual(['open_withdrawal_holds_its_amount', 'paid_withdrawal_has_its_entry']);
  await m.reject(id);
});
