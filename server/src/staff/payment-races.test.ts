/** A payment needs no claim, and its payer may have one: against the other decisions it waits for its turn, and nobody waits in a circle. */
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { approveWithdrawal, payWithdrawal, rejectWithdrawal } from '@bahi/contract/staff/reviews.ts';
import { getWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, key } from '../testing-customer.ts';

let w: WholeApp;
beforeAll(async () => {
  w = await startWholeApp();
});
afterAll(() => w.stop());

test('paid and refused at once by who has the case: the first one is answered, the other one is told', async () => {
  const asha = await fullCustomer(w, 'asha', 1);
  const [maker, checker] = [w.staff(await w.signIn('funds_maker')), w.staff(await w.signIn('funds_checker'))];
  const of = { queue: 'withdrawals', case: asha.records.withdrawal } as const;
  expectOk(await maker(claimCase, of, key()));
  expectOk(await maker(approveWithdrawal, { case: of.case, amount: '100' }, key()));
  expectOk(await checker(claimCase, of, key()));
  const [paid, rejected] = await w.t.owner.transaction(async (tx) => {
    await tx.query('select from ledger.balance where customer_id = $1 for update', [asha.customerId]);
    const paying = checker(payWithdrawal, { case: of.case, bankReference: 'BANK-1' }, key());
    await untilWaiting(w.t.owner, 1);
    const rejecting = checker(rejectWithdrawal, { case: of.case, reason: 'destination_returned' }, key());
    await untilWaiting(w.t.owner, 2);
    return [paying, rejecting];
  });
  expect([endOf(await paid), endOf(await rejected)]).toEqual(['ok', 'staff.not_claimed']);
  expect(expectOk(await asha.call(getWithdrawal, { withdrawal: of.case })).status).toBe('paid');
});
