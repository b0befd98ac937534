/** A withdrawal whose customer freezes the account after the approval, in the console: told, not paid, and stopped by another person. */
import { approveWithdrawal } from '@bahi/contract/staff/reviews.ts';
import { freezeAccount } from '@bahi/contract/security/calls.ts';
import { getWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { databaseUrl, openBrowser, origin, PASSWORD } from './app.ts';
import { violationsOn } from './axe.ts';
import { askWithdrawal, newCustomer, type Customer } from './console-cases.ts';
import { signInAt } from './console.ts';
import { claimed, key, staffCall } from './staff.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

test('a freeze after the approval stops the payment: one is stopped by another person, one had been sent before', async () => {
  const [stopped, sent] = [await approvedThenFrozen('nila'), await approvedThenFrozen('omar')];

  const checker = await open({ device: 'desktop', signsIn: true });
  const { page } = checker;
  await signInAt(page, 'checker');
  await page.goto(addressOf(stopped));
  await page.getByText('Withdrawals are blocked: do not pay.').waitFor();
  await page.getByText(/^Frozen, since .* no end/).waitFor();
  await page.getByText('Do not pay it: withdrawals are blocked.').waitFor();
  await page.getByRole('button', { name: 'Record payment' }).and(page.locator(':enabled')).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Record the payment' });
  await dialog.getByLabel('The bank’s reference').fill(`UTR-${stopped.id}`);
  await press(page, 'Enter');
  await dialog.getByText('Withdrawals have been blocked since the approval.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
  await press(page, 'x', '3', 'Enter');
  await page.getByText(/^Rejected: /).waitFor();
  expect(await statusOf(stopped)).toBe('rejected');

  // By keyboard alone: the confirmation is the first thing in the dialog.
  await page.goto(`${origin()}/console/#/withdrawals`);
  await page.goto(addressOf(sent));
  await page.getByRole('button', { name: 'Record payment' }).and(page.locator(':enabled')).waitFor();
  await press(page, 'a');
  await dialog.getByRole('checkbox', { name: 'It left the bank before the block began' }).waitFor();
  await press(page, 'Space', 'Tab');
  await page.keyboard.type(`UTR-${sent.id}`);
  await press(page, 'Enter');
  await page.getByText(/^Paid: /).waitFor();
  expect(await statusOf(sent)).toBe('paid');
  expect(checker.problems).toEqual([]);
  await checker.close();
});

interface Case {
  readonly customer: Customer;
  readonly id: string;
}

/** The maker approves it, and then the customer misses a phone. */
async function approvedThenFrozen(prefix: string): Promise<Case> {
  const customer = await newCustomer(origin(), prefix);
  const request = { account: customer.account, holder: 'Nila Sen', rupees: 1_000, needsTwo: false };
  const id = await askWithdrawal(databaseUrl(), request);
  const maker = await staffCall('maker');
  await claimed(maker, 'withdrawals', id, () => maker(approveWithdrawal, { case: id, amount: '1000' }, key()));
  await expectOk(customer.call(freezeAccount, { loginPassword: PASSWORD }, key()));
  return { customer, id };
}

/** Among this customer's alone: the next one, which opens by itself, would be another journey's. */
const addressOf = ({ customer, id }: Case) => `${origin()}/console/#/withdrawals?text=${customer.account}&case=${id}`;

async function statusOf({ customer, id }: Case): Promise<string> {
  return (await expectOk(customer.call(getWithdrawal, { withdrawal: id }))).status;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
