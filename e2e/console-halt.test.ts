/** The switch that stops trading: one person halts, an order is refused with the reason, and two people let orders in again. */
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { setFundPassword } from '@bahi/contract/security/calls.ts';
import { expect, test } from 'vitest';
import { FUND_PASSWORD, openBrowser, origin, PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { newCustomer, type Customer } from './console-cases.ts';
import { openConsole } from './console.ts';
import { key } from './staff.ts';
import { expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();

// No order is taken from anybody meanwhile: in a house of its own.
livesInVirtualMarket();

test('one halts, an order is refused with the reason, two restart', async () => {
  const customer = await newCustomer(origin(), 'reed');
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  await expectOk(customer.call(setFundPassword, passwords, key()));
  const risk = await openConsole(open, 'risk');
  await risk.page.getByRole('menuitem', { name: 'Health' }).click();
  await risk.page.getByText(/Every invariant held|The auditor has not looked/).waitFor();
  expect(await violationsOf(risk, 'health')).toEqual([]);
  await risk.page.getByRole('button', { name: 'Halt trading' }).click();
  const dialog = risk.page.getByRole('dialog', { name: 'Halt trading for everybody' });
  const halt = dialog.getByRole('button', { name: 'Halt trading' });
  await dialog.getByLabel('Reason, written down').fill('The feed shows prices that nobody trades at');
  expect(await halt.isDisabled()).toBe(true);
  await dialog.getByLabel('Type HALT to confirm').fill('halt');
  expect(await violationsOf(risk, 'halt')).toEqual([]);
  await halt.click();
  await dialog.waitFor({ state: 'hidden' });
  await risk.page.getByText(/Halted by Rhea Bose/).waitFor();
  expect(await order(customer)).toBe('orders.house_halted');

  await risk.page.getByRole('button', { name: 'Propose a restart' }).click();
  const restart = risk.page.getByRole('dialog', { name: 'Let orders in again' });
  await restart.getByLabel('Reason').fill('The feed is right again');
  await restart.getByRole('button', { name: 'Propose a restart' }).click();
  await risk.page.getByText('You proposed the restart').waitFor();
  expect(await risk.page.getByRole('button', { name: 'Approve the restart' }).count()).toBe(0);
  expect(await order(customer)).toBe('orders.house_halted');

  const checker = await openConsole(open, 'checker');
  await checker.page.getByText('Halted: no order is taken.').waitFor();
  expect(await violationsOf(checker, 'overview')).toEqual([]);
  await checker.page.getByRole('link', { name: 'Open Health' }).click();
  await checker.page.getByRole('button', { name: 'Approve the restart' }).click();
  await checker.page.getByRole('dialog').getByRole('button', { name: 'Approve the restart' }).click();
  await checker.page.getByText('Orders are taken. One person').waitFor();
  expect(await order(customer)).toBe('ok');
  expect([...risk.problems, ...checker.problems]).toEqual([]);
  await risk.close();
  await checker.close();
});

async function order({ call }: Customer): Promise<string> {
  const terms = { symbol: 'USDINR', direction: 'long', type: 'market', lots: 1 } as const;
  const answer = await call(placeOrder, terms, key());
  return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
}
