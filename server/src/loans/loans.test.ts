/** Credit loans from the request to the last paisa, with interest by the clock of India. The market's noon of 21 November 2026. */
import * as contract from '@bahi/contract/loans/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { answer } from '../testing-races.ts';
import { startLending, type Borrower, type Lending } from './testing.ts';

let l: Lending;
let asha: Borrower;

beforeAll(async () => {
  l = await startLending();
});
beforeEach(async () => {
  asha = await l.customer();
});
afterEach(async () => {
  expect(await l.audit()).toEqual([]);
});
afterAll(() => l.stop());

const terms = async (by: Borrower, input: object = {}) => expectOk(await by.call(contract.getLoanTerms, input));
const storiesOf = async ({ call }: Borrower) =>
  expectOk(await call(listMessages, {})).rows.map(({ story }) => story.key);
/** The date in India, some days from now. */
const dateIn = (days: number) => new Date(l.h.clock.now() + 5.5 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);
const nextDate = () => l.goTo(`${dateIn(1)}T00:00`);

test('the terms say what may be borrowed, what it costs a day, a year and to its end, and what stands in the way', async () => {
  expect(await terms(asha)).toMatchObject({
    score: 600,
    limit: '100000.00',
    left: '100000.00',
    owed: '0.00',
    minimum: '1000.00',
    terms: [30, 90, 180],
    ratePercent: 12,
    amount: '1000.00',
    termDays: 30,
    interestPerDay: '0.33',
    interestPerYear: '120.45',
    interestTotal: '9.90',
    dueDate: dateIn(30),
    current: null,
    refusal: null,
  });
  expect(await terms(asha, { amount: '100001', termDays: 90 })).toMatchObject({
    refusal: { code: 'loans.above_limit', params: { limit: '100000.00' } },
  });
  for (const termDays of [31, 2 ** 53 - 1, 1 - 2 ** 53])
    expect(await terms(asha, { termDays })).toMatchObject({ termDays: 30, refusal: { code: 'loans.term_unknown' } });
  l.verified.delete(asha.id);
  expect((await terms(asha)).refusal).toMatchObject({ code: 'verification.required' });
});

test.each([
  ['100.50', {}, 'loans.amount_not_whole'],
  ['1000.001', {}, 'loans.amount_not_whole'],
  ['999', {}, 'loans.below_minimum'],
  ['0', {}, 'loans.below_minimum'],
  ['5000', { termDays: 31 }, 'loans.term_unknown'],
  ['5000', { termDays: -30 }, 'loans.term_unknown'],
  ['100001', {}, 'loans.above_limit'],
  ['5000', { fundPassword: '111111' }, 'security.fund_password_wrong'],
])('a request for %s %o is refused with %s', async (amount, changes, code) => {
  expect(endOf(await l.ask(asha, amount, changes))).toBe(code);
});

test('who is not verified, or is under review, is told that before anything about the amount', async () => {
  l.verified.delete(asha.id);
  expect(endOf(await l.ask(asha, '1'))).toBe('verification.required');
  expect(endOf(await l.ask(asha, '1', { fundPassword: '111111' }))).toBe('verification.required');
  l.underReview.add(asha.id);
  expect(endOf(await l.ask(asha, '1'))).toBe('verification.under_review');
});

test('asked, approved, interest over three dates, a part repaid, repaid: each in the books to the paisa', async () => {
  const asked = await l.asked(asha, '50000');
  expect(asked).toMatchObject({ state: 'pending', principal: '0.00', interestPerDay: '16.44', canCancel: true });
  expect(endOf(await l.ask(asha, '1000'))).toBe('loans.pending');
  expect(await l.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, loan: 0n });

  const paidOut = await l.approve(asked, { note: 'Long with us.' });
  expect(paidOut).toMatchObject({ state: 'in_progress', principal: '50000.00', interest: '0.00', dueDate: dateIn(30) });
  expect(await l.book(asha.id)).toMatchObject({ cash: 10_50_000_00n, loan: 50_000_00n, accrued: 0n, held: 0n });
  expect(endOf(await l.ask(asha, '1000'))).toBe('loans.repay_first');
  expect(endOf(await l.cancel(asha, asked.id))).toBe('loans.not_pending');

  for (const interest of [16_44n, 32_88n, 49_32n]) {
    await nextDate();
    await l.progress();
    await l.progress();
    expect(await l.book(asha.id)).toMatchObject({ accrued: interest });
  }
  const part = expectOk(await l.repay(asha, asked.id, '20049.33'));
  expect(part).toMatchObject({ principal: '29999.99', interest: '0.00', state: 'in_progress', interestPerDay: '9.86' });
  await nextDate();
  // Nobody has posted that date yet, and it is owed all the same.
  expect(await l.read(asha, asked.id)).toMatchObject({ principal: '29999.99', interest: '9.86' });
  expect(endOf(await l.repay(asha, asked.id, '30009.86'))).toBe('loans.repay_above_owed');
  const ended = expectOk(await l.repay(asha, asked.id, '30009.85'));
  expect(ended).toMatchObject({ state: 'ended', principal: '0.00', interest: '0.00' });
  expect(await l.book(asha.id)).toMatchObject({ cash: 9_99_940_82n, loan: 0n, accrued: 0n });
  expect(await l.read(asha, asked.id)).toMatchObject({ interestCharged: '59.18', repaid: '50059.18' });
  expect(endOf(await l.repay(asha, asked.id, '1'))).toBe('loans.not_open');
  expect(await storiesOf(asha)).toEqual(['loans.ended', 'loans.repaid', 'loans.paid_out', 'loans.requested']);
  const lines = expectOk(await asha.call(contract.listLoanLines, { loan: asked.id }));
  expect(lines.rows.map(({ kind, principal, interest }) => [kind, principal, interest])).toEqual([
    ['loan_repaid', '29999.99', '9.86'],
    ['loan_interest', '0.00', '9.86'],
    ['loan_repaid', '20000.01', '49.32'],
    ['loan_interest', '0.00', '16.44'],
    ['loan_interest', '0.00', '16.44'],
    ['loan_interest', '0.00', '16.44'],
    ['loan_paid_out', '50000.00', '0.00'],
  ]);
  expect(ended.timeline.map(({ step, state }) => [step, state])).toEqual([
    ['sent', 'done'],
    ['paid', 'done'],
    ['repaid', 'done'],
  ]);
});

test('a loan that is repaid on its own date costs nothing and makes no score, and a new one may be asked for', async () => {
  const { id } = await l.lent(asha, '100000');
  expectOk(await l.repay(asha, id, '100000'));
  await nextDate();
  await l.progress();
  expect(await l.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, accrued: 0n });
  expect((await l.asked(asha, '1000')).score).toBe(600);
});

test('after 366 days without a server each date is posted once, and the owner is told that it is overdue', async () => {
  const { id } = await l.lent(asha, '10000', 180);
  await l.h.clock.advance(366 * DAY_MS);
  await l.progress();
  await l.progress();
  expect(await l.book(asha.id)).toMatchObject({ loan: 10_000_00n, accrued: 366n * 3_29n });
  asha = await l.signIn(asha);
  expect(await l.read(asha, id)).toMatchObject({ isOverdue: true, interest: '1204.14' });
  expect((await storiesOf(asha)).filter((story) => story.startsWith('loans'))).toEqual([
    'loans.overdue',
    'loans.paid_out',
    'loans.requested',
  ]);
  await l.score();
  // 366 - 181 days are six times thirty, and the account is a year old.
  expect(await terms(asha)).toMatchObject({ score: 600 - 50 - 60 + 20, refusal: { code: 'loans.repay_first' } });
  expectOk(await l.repay(asha, id, '11204.14'));
  expect(endOf(await l.ask(asha, '1000'))).toBe('loans.score_low');
});

test('a reminder comes three days ahead once, and an overdue one once on its day; nothing is sold', async () => {
  await l.lent(asha, '10000');
  await l.goTo(`${dateIn(28)}T00:00`);
  await l.h.clock.advance(-1);
  await l.progress();
  expect(await storiesOf(asha)).toEqual(['loans.paid_out', 'loans.requested']);
  await l.h.clock.advance(1);
  await l.progress();
  await l.progress();
  expect((await storiesOf(asha))[0]).toBe('loans.reminder');
  await l.goTo(`${dateIn(3)}T00:00`);
  // A repayment that came in time may still be on its way.
  await l.progress();
  expect((await storiesOf(asha))[0]).toBe('loans.reminder');
  await l.h.clock.advance(30_000);
  await l.progress();
  await l.progress();
  expect(await storiesOf(asha)).toEqual(['loans.overdue', 'loans.reminder', 'loans.paid_out', 'loans.requested']);
});

test.each([
  ['0', 'loans.repay_nothing'],
  ['0.001', 'loans.repay_nothing'],
  ['10000.01', 'loans.repay_above_owed'],
])('a repayment of %s is refused with %s', async (amount, code) => {
  const { id } = await l.lent(asha, '10000');
  expect(endOf(await l.repay(asha, id, amount))).toBe(code);
});

test('a repayment is paid from available cash alone, and an approval stands on the score of its own moment', async () => {
  const { id } = await l.lent(asha, '10000');
  await l.h.t.owner.query('update ledger.balance set held = cash - 500000 where customer_id = $1', [asha.id]);
  expect(endOf(await l.repay(asha, id, '5000.01'))).toBe('loans.insufficient');
  expectOk(await l.repay(asha, id, '5000'));
  await l.h.t.owner.query('update ledger.balance set held = 0 where customer_id = $1', [asha.id]);

  const ravi = await l.customer();
  const asked = await l.asked(ravi, '100000');
  l.parameters = { ...l.parameters, loanPerPoint: 1_000_00n };
  expect(await answer(l.approve(asked))).toBe('loans.above_limit');
  l.parameters = { ...l.parameters, loanPerPoint: 2_000_00n };
  expect(await answer(l.approve(asked, { amount: '10000' }))).toBe('staff.amount_differs');
  l.verified.delete(ravi.id);
  expect(await answer(l.approve(asked))).toBe('verification.required');
  expect(await l.reject(asked, 'suspected_fraud')).toMatchObject({ state: 'rejected', reason: 'suspected_fraud' });
  // Whoever is suspected is not told so, by no word and no code.
  expect(await l.read(ravi, asked.id)).toMatchObject({ state: 'rejected', reason: 'not_approved', principal: '0.00' });
  expect((await storiesOf(ravi))[0]).toBe('loans.not_approved');
  expect(await l.book(ravi.id)).toMatchObject({ cash: 10_00_000_00n, loan: 0n });
});

test('a frozen account borrows nothing and may repay, and may take its request back', async () => {
  const { id } = await l.lent(asha, '10000');
  const ravi = await l.customer();
  const asked = await l.asked(ravi, '1000');
  for (const { id: customer } of [asha, ravi]) await freeze(customer);
  expect(endOf(await l.ask(asha, '1000'))).toBe('identity.frozen');
  expect(await answer(l.approve(asked))).toBe('identity.frozen');
  expectOk(await l.repay(asha, id, '10000'));
  expect(expectOk(await l.cancel(ravi, asked.id))).toMatchObject({ state: 'cancelled' });
});

test.each(['before', 'after'])(
  'an event written %s a request in its very millisecond is no false alarm',
  async (when) => {
    if (when === 'before') await identityVerified(asha.id);
    const { score } = await l.asked(asha, '1000');
    expect(score).toBe(when === 'before' ? 650 : 600);
    if (when === 'after') await identityVerified(asha.id);
    await l.score();
    expect((await terms(asha)).score).toBe(650);
  },
);

test('somebody else’s loan is none', async () => {
  const { id } = await l.lent(asha, '10000');
  const ravi = await l.customer();
  expect(endOf(await l.repay(ravi, id, '1'))).toBe('loans.unknown');
  expect(endOf(await l.cancel(ravi, id))).toBe('loans.unknown');
  expect(endOf(await ravi.call(contract.getLoan, { loan: id }))).toBe('loans.unknown');
  expect(endOf(await ravi.call(contract.listLoanLines, { loan: id }))).toBe('loans.unknown');
});

/** The row that counts, as the domain that owns it writes it. */
async function identityVerified(customer: bigint): Promise<void> {
  await l.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into verification.submission (customer_id, attempt, id_type, sealed, front, back, accepted, submitted_at, state,
         decided_by, decided_by_name, decided_at) values ($1, 1, 'pan', '\\x00', 1, 2, '{}', $2, 'approved', 1, 'Mira', $2)`,
      [customer, l.h.clock.now()],
    );
  });
}

async function freeze(customer: bigint): Promise<void> {
  const restriction = { kind: 'frozen', reason: 'customer_asked', since: 1, until: null, case: '1', isOwn: true };
  await l.h.t.owner.query('update identity.customer set restrictions = $2 where id = $1', [
    customer,
    JSON.stringify([restriction]),
  ]);
}
