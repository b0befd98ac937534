/** A new member of staff: proposed by one, approved by another who hands out a code once, enrolled with an authenticator and a password, and barred again. */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { freshAccount, openBrowser, origin } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole } from './console.ts';

const { open } = openBrowser();

test('somebody new comes in by the hands of two, and is barred by one', async () => {
  const account = freshAccount('nila');
  const admin = await openConsole(open, 'admin');
  await admin.page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await admin.page.getByRole('button', { name: 'Add somebody' }).click();
  const add = admin.page.getByRole('dialog', { name: 'Add a member of staff' });
  await add.getByLabel('Account:').fill(account);
  await add.getByRole('textbox', { name: 'Name' }).fill('Nila Varma');
  await add.getByRole('checkbox', { name: 'Support' }).click();
  await add.getByLabel('Reason').fill('Support grows by one');
  expect(await violationsOf(admin, 'add')).toEqual([]);
  await add.getByRole('button', { name: 'Add somebody' }).click();
  await add.waitFor({ state: 'hidden' });

  const risk = await openConsole(open, 'risk');
  await risk.page.getByRole('menuitem', { name: 'Changes' }).click();
  await risk.page.getByRole('cell', { name: 'Support grows by one' }).click();
  const change = risk.page.getByRole('dialog', { name: `Staff · ${account}` });
  await change.getByText('Nila Varma').waitFor();
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });

  // Whoever proposed a member does not get the code.
  await admin.page.reload();
  await admin.page.getByRole('button', { name: 'Enrolment code for Nila Varma' }).click();
  await admin.page.getByRole('button', { name: 'Make a code' }).click();
  await admin.page.getByRole('dialog').getByRole('alert').waitFor();
  await risk.page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await risk.page.getByRole('button', { name: 'Enrolment code for Nila Varma' }).click();
  await risk.page.getByRole('button', { name: 'Make a code' }).click();
  const code = await risk.page.getByRole('dialog').locator('code').innerText();
  expect(await violationsOf(risk, 'code')).toEqual([]);
  await risk.page.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await risk.page.content()).not.toContain(code);

  const nila = await open({ device: 'desktop', language: 'en' });
  const { page } = nila;
  await page.goto(`${origin()}/console/`);
  await page.getByRole('link', { name: 'I have an enrolment code' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByLabel('Enrolment code').fill('not-the-code');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect(await page.getByLabel('Account').inputValue()).toBe(account);
  await page.getByLabel('Enrolment code').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Welcome, Nila Varma.').waitFor();
  expect(await violationsOf(nila, 'enrol')).toEqual([]);
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Choose a password').fill('nine-green-herons-4');
  await page.getByLabel('The password again').fill('nine-green-herons-4');
  await page.getByLabel('Code the authenticator').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.getByRole('button', { name: 'Enrol and sign in' }).click();
  await page.getByRole('menuitem', { name: 'Outbox' }).waitFor();

  await risk.page.getByRole('button', { name: 'Refresh' }).click();
  await risk.page.getByRole('button', { name: 'Disable Nila Varma' }).click();
  const bar = risk.page.getByRole('dialog', { name: 'Disable Nila Varma' });
  await bar.getByLabel('Reason').fill('It was a journey');
  await bar.getByRole('button', { name: 'Disable' }).click();
  await risk.page.getByRole('button', { name: 'Enable Nila Varma' }).waitFor();
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect([...admin.problems, ...risk.problems, ...nila.problems]).toEqual([]);
  for (const app of [admin, risk, nila]) await app.close();
});
