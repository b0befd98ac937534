/** Money out beside an open loan (desks §2, rules T3): what is owed stays, the rest leaves, and nobody pays in to be paid out. */
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { loanInterest, loanPaidOut, loanRepaid } from '@bahi/core/ledger-loans.ts';
import type { Entry } from '@bahi/core/ledger.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { codeOf, startMoney, type Customer, type MoneyHarness } from './testing.ts';

let m: MoneyHarness;
let loanId = 650_000_001n;

beforeAll(async () => {
  m = await startMoney();
});
afterEach(async () => {
  expect(await m.audit()).toEqual([]);
});
afterAll(() => m.stop());

async function post(...entries: readonly Entry[]): Promise<void> {
  await m.h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: entries.map((entry) => entry.customerId) });
    for (const entry of entries) postEntry(books, entry);
    const at = m.h.clock.now();
    await writeBooks(tx, books, { at, businessDate: businessDateOf(practiceCalendar, at) });
  });
}

/** 50,000 borrowed, and 16.44 of interest on it. */
async function borrow({ id: customerId }: Customer): Promise<bigint> {
  loanId += 1n;
  const of = { customerId, loanId };
  await post(loanPaidOut({ ...of, amount: 50_000_00n }), loanInterest({ ...of, amount: 16_44n, date: '2026-11-20' }));
  return loanId;
}

test('all but what is owed can leave, and what bars more is told with both figures', async () => {
  const asha = await m.customer();
  await borrow(asha);
  const terms = expectOk(await asha.call(contract.getWithdrawalTerms, {}));
  expect(terms).toMatchObject({ cash: '1050000.00', loan: '50016.44', withdrawable: '999983.56' });
  expect(terms.gates.every(({ isOpen }) => isOpen)).toBe(true);
  const refused = await m.create(asha, '999983.57');
  expect(refused).toMatchObject({
    kind: 'refused',
    refusal: { code: 'withdrawals.loan_open', params: { amount: '50016.44', withdrawable: '999983.56' } },
  });
  expectOk(await m.create(asha, '999983.56'));
});

test('interest that comes up while a withdrawal waits does not keep it; a loss of the borrowed money does', async () => {
  const asha = await m.customer();
  const loan = await borrow(asha);
  const asked = expectOk(await m.create(asha, '999983.56'));
  const of = { customerId: asha.id, loanId: loan };
  await post(loanInterest({ ...of, amount: 16_44n, date: '2026-11-21' }));
  expect(await codeOf(m.approve(asked.id, '999983.56'))).toBe('ok');

  const ravi = await m.customer();
  await borrow(ravi);
  const second = expectOk(await m.create(ravi, '90000'));
  await m.h.t.owner.query('update ledger.balance set held = held + 95000000 where customer_id = $1', [ravi.id]);
  expect(await codeOf(m.approve(second.id, '90000'))).toBe('withdrawals.insufficient');
  await m.h.t.owner.query('update ledger.balance set held = held - 95000000 where customer_id = $1', [ravi.id]);
});

test('once it is repaid nothing is kept', async () => {
  const asha = await m.customer();
  const loan = await borrow(asha);
  await post(loanRepaid({ customerId: asha.id, loanId: loan, part: 1, interest: 16_44n, principal: 50_000_00n }));
  expect(endOf(await m.create(asha, '999983.56'))).toBe('ok');
});

test('a score below the minimum bars, by the events that the customer can read', async () => {
  const asha = await m.customer();
  await m.h.t.owner.query(
    `insert into credit.event (customer_id, at, written_at, reference, part, points, code)
     select $1, 1, 1, 900 + n, 0, -50, 'loan_overdue' from generate_series(1, 3) n`,
    [asha.id],
  );
  expect(await m.create(asha, '1000')).toMatchObject({
    refusal: { code: 'withdrawals.score_low', params: { score: 450, minimum: 500 } },
  });
});
