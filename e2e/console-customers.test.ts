/** Customers in the console: found, read as one timeline, restricted for longer than a day by two people, and let go again. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, origin } from './app.ts';
import { violationsOf } from './axe.ts';
import { newCustomer } from './console-cases.ts';
import { findCustomer, openConsole, signInAt } from './console.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

test('a customer is found, read, frozen without an end by one and confirmed by another, and let go', async () => {
  const customer = await newCustomer(origin(), 'moth');
  const support = await openConsole(open, 'support');
  const { page } = support;
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await findCustomer(page, customer.account);
  await page.getByRole('cell', { name: customer.account }).click();
  await page.getByRole('heading', { level: 1, name: customer.account }).waitFor();
  // Who reads is on the timeline, beside what the customer did.
  await page.getByText('Registered').last().waitFor();
  await page.getByText('Case file opened').first().waitFor();
  await page.getByRole('button', { name: 'Money', exact: true }).click();
  await page.getByText('Practice grant').waitFor();
  expect(await page.getByText('Case file opened').count()).toBe(0);
  expect(await violationsOf(support, 'case file')).toEqual([]);

  await page.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Restrict ${customer.account}` });
  await choose(page, 'Reason', 'suspicion of fraud');
  await dialog.getByText('ends automatically').waitFor();
  await choose(page, 'End', 'No end');
  await dialog.getByText('unless a second person approves').waitFor();
  await dialog.getByLabel('Message to the customer').fill('We look at a payment that we do not understand.');
  expect(await violationsOf(support, 'restrict')).toEqual([]);
  await dialog.getByRole('button', { name: 'Restrict' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('A second person has to approve it').waitFor();
  const held = await expectOk(customer.call(getUser, {}));
  expect(held.restrictions.map(({ kind }) => kind)).toEqual(['frozen']);

  const risk = await openConsole(open, 'risk');
  await risk.page.getByRole('menuitem', { name: 'Changes' }).click();
  await risk.page.getByRole('cell', { name: 'We look at a payment' }).click();
  await risk.page.getByRole('dialog').getByText('no end date').waitFor();
  await risk.page.getByRole('button', { name: 'Approve' }).click();
  await risk.page.getByRole('dialog').waitFor({ state: 'hidden' });

  await risk.page.goto(`${origin()}/console/#/customers?customer=${held.customerId}`);
  await risk.page.getByText('confirmed by Rhea Bose').waitFor();
  await risk.page.getByRole('button', { name: 'Lift' }).click();
  const lift = risk.page.getByRole('dialog', { name: 'Lift: Frozen' });
  await lift.getByLabel('Reason, told to the customer').fill('The payment is explained.');
  await lift.getByRole('button', { name: 'Lift' }).click();
  await risk.page.getByText('Earlier ones: 1').waitFor();
  expect((await expectOk(customer.call(getUser, {}))).restrictions).toEqual([]);
  expect([...support.problems, ...risk.problems]).toEqual([]);
  await support.close();
  await risk.close();
});

test('orders and positions are read, filtered and lead to their customer; nothing there can be changed, and an unknown one is told', async () => {
  const app = await open({ device: 'desktop', language: 'tw', isDark: true, signsIn: true });
  const { page } = app;
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAt(page, 'auditor');
  await page.getByRole('menuitem', { name: '委託' }).click();
  await page.getByLabel('代號').fill('usdinr');
  await page.getByRole('cell', { name: 'USDINR' }).first().waitFor();
  await page.getByRole('cell', { name: 'JUGNU' }).first().waitFor({ state: 'detached' });
  expect(await violationsOf(app, 'orders')).toEqual([]);
  await page.getByRole('link', { name: 'arjun' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'arjun' }).waitFor();
  // An auditor reads and decides nothing.
  expect(await page.getByRole('button', { name: '限制帳戶' }).count()).toBe(0);
  await page.getByRole('tab', { name: '持倉' }).click();
  await page
    .getByRole('cell', { name: /^做多 / })
    .first()
    .waitFor();
  expect(await violationsOf(app, 'case file at 768, dark, Chinese')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${origin()}/console/#/customers?customer=999999`);
  await page.getByText('查無此客戶。').waitFor();
  await page.goto(`${origin()}/console/#/nowhere`);
  await page.getByText('沒有這個頁面').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

async function choose(page: Awaited<ReturnType<typeof open>>['page'], label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).press('Enter');
}
