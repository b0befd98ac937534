/** Corrections of the books: a credit that never arrived is reversed by two people, the customer reads why; and the bank's own figure. */
import { approveDeposit } from '@bahi/contract/staff/reviews.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { listDeposits } from '@bahi/contract/deposits/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, origin } from './app.ts';
import { violationsOf } from './axe.ts';
import { sendDeposit } from './console-cases.ts';
import { openConsole } from './console.ts';
import { claimed, key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { open } = openBrowser();

test('a credit is looked up, its reversal proposed and approved, and the customer’s timeline has it', async () => {
  const { app, account } = await signUpVerified(() => open({ device: 'phone', language: 'en', signsIn: true }));
  const token = await app.page.evaluate(() => localStorage.getItem('tokend')!);
  const call = await callAs(app);
  const before = (await expectOk(call(getSummary, {}))).cash;
  const deposit = await sendDeposit(origin(), { account, token, call }, '6000.00');
  const byMaker = await staffCall('maker');
  await claimed(byMaker, 'deposits', deposit, () =>
    byMaker(approveDeposit, { case: deposit, amount: '6000.00' }, key()),
  );
  const { entry } = (await expectOk(call(listDeposits, {}))).rows[0]!;

  const maker = await openConsole(open, 'maker');
  const { page } = maker;
  await page.getByRole('menuitem', { name: 'Corrections' }).click();
  await page.getByLabel('Number of the entry').fill('999999999');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  await page.getByLabel('Number of the entry').fill(entry!);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByRole('heading', { name: `Entry ${entry}` }).waitFor();
  await page.getByText('If it were reversed now').waitFor();
  await page.getByRole('row', { name: 'Customer’s cash +6,000.00 INR' }).waitFor();
  await page.getByRole('row', { name: 'Client bank −6,000.00 INR' }).waitFor();
  expect(await violationsOf(maker, 'entry')).toEqual([]);
  await page.getByRole('button', { name: 'Propose its reversal' }).click();
  const dialog = page.getByRole('dialog', { name: `Reverse entry ${entry}` });
  await dialog.getByLabel('Reason, which the customer reads').fill('The bank took the payment back');
  await dialog.getByRole('button', { name: 'Propose its reversal' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('menuitem', { name: 'Client bank account' }).click();
  await page.getByRole('button', { name: 'Enter a balance' }).click();
  const figure = page.getByRole('dialog', { name: 'Closing balance of the client bank account' });
  await figure.getByLabel('Closing balance').fill('12,00,000.00');
  await figure.getByLabel('From which statement').fill('Statement of yesterday');
  await figure.getByRole('button', { name: 'Propose' }).click();
  await figure.waitFor({ state: 'hidden' });

  const checker = await openConsole(open, 'checker');
  for (const reason of ['The bank took the payment back', 'Statement of yesterday']) {
    await checker.page.getByRole('menuitem', { name: 'Changes' }).click();
    await checker.page.getByRole('cell', { name: reason }).click();
    await checker.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await checker.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect((await expectOk(call(getSummary, {}))).cash).toBe(before);
  await checker.page.getByRole('menuitem', { name: 'Client bank account' }).click();
  await checker.page.getByRole('cell', { name: '12,00,000.00', exact: true }).waitFor();
  expect(await violationsOf(checker, 'bank')).toEqual([]);

  await page.getByRole('menuitem', { name: 'Corrections' }).click();
  await page.goto(`${origin()}/console/#/corrections?entry=${entry}`);
  await page.getByText('It is reversed already.').waitFor();
  await page.getByRole('link', { name: account }).click();
  await page.getByText('Correction', { exact: true }).waitFor();
  await page.getByText('−6,000.00 INR').first().waitFor();
  expect([...maker.problems, ...checker.problems]).toEqual([]);
  for (const one of [app, maker, checker]) await one.close();
});
