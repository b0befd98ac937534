/**
 * A new member of staff: proposed by one, approved by another, enrolled with a code of each, an
 * authenticator and a password, enrolled anew after the phone was lost, and barred again with what was proposed.
 */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { freshAccount, openBrowser, origin, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole } from './console.ts';
import { settled } from '../bench/settled.ts';

const { open } = openBrowser();

test('somebody new comes in by the hands of two, comes back by two without the phone, and is barred by one', async () => {
  const account = freshAccount('nila');
  const admin = await openConsole(open, 'admin');
  await admin.page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await admin.page.getByRole('button', { name: 'Add somebody' }).click();
  const add = admin.page.getByRole('dialog', { name: 'Add a member of staff' });
  await add.getByLabel('Account:').fill(account);
  await add.getByRole('textbox', { name: 'Name' }).fill('Nila Varma');
  for (const role of ['Support', 'Products']) await add.getByRole('checkbox', { name: role, exact: true }).click();
  await add.getByLabel('Reason').fill('Support grows by one');
  expect(await violationsOf(admin, 'add')).toEqual([]);
  await add.getByRole('button', { name: 'Add somebody' }).click();
  await add.waitFor({ state: 'hidden' });

  const risk = await openConsole(open, 'risk');
  await approved(risk, 'Support grows by one', account);

  await admin.page.reload();
  const codes = [
    await codeFor(admin, 'Another person makes the other code'),
    await codeFor(risk, 'Another person has made the other code'),
  ];

  const nila = await open({ device: 'desktop', language: 'en' });
  const { page } = nila;
  await page.goto(`${origin()}/console/`);
  await page.getByRole('link', { name: 'I have enrolment codes' }).click();
  // What is typed while the console still starts is gone when it stands.
  await settled(page);
  await page.getByLabel('Account').fill(account);
  // The code of one person is not enough.
  await page.getByLabel('Enrolment code').fill(codes[0]!);
  await page.getByLabel('Code of the other colleague').fill(codes[0]!);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect(await page.getByLabel('Account').inputValue()).toBe(account);
  const key = await enrolWith(nila, codes, 'nine-green-herons-4');

  // She loses the phone: two others end what it could do, and she enrols anew.
  await admin.page.reload();
  await admin.page.getByRole('button', { name: 'Enrol Nila Varma anew' }).click();
  const reset = admin.page.getByRole('dialog', { name: 'Enrol Nila Varma anew' });
  await reset.getByText('lost the authenticator').waitFor();
  await reset.getByLabel('Reason').fill('Left the phone in a taxi');
  expect(await violationsOf(admin, 'reset')).toEqual([]);
  await reset.getByRole('button', { name: 'Enrol anew' }).click();
  await reset.waitFor({ state: 'hidden' });
  await approved(risk, 'Left the phone in a taxi', account);
  await page.reload(); // Or the overview has asked again before, and the menu is gone.
  await page.getByRole('link', { name: 'I have enrolment codes' }).click();
  // What is typed while the console still starts is gone when it stands.
  await settled(page);
  await page.getByLabel('Account').fill(account);
  await admin.page.reload();
  const anew = [await codeFor(risk, 'Another person makes'), await codeFor(admin, 'Another person has made')];
  expect(await enrolWith(nila, anew, 'ten-grey-herons-5')).not.toBe(key);

  // What she proposed is approved by nobody once she is barred.
  await page.getByRole('menuitem', { name: 'Configuration' }).click();
  await page.getByRole('button', { name: 'Change: Minimum opening amount' }).click();
  const propose = page.getByRole('dialog');
  await propose.getByLabel('Amount, INR').fill('1,500');
  await propose.getByLabel('Reason').fill(`Proposed by ${account}`);
  await propose.getByRole('button', { name: 'Propose' }).click();
  await propose.waitFor({ state: 'hidden' });

  await risk.page.getByRole('button', { name: 'Refresh' }).click();
  await risk.page.getByRole('button', { name: 'Disable Nila Varma' }).click();
  const bar = risk.page.getByRole('dialog', { name: 'Disable Nila Varma' });
  await bar.getByLabel('Reason').fill('It was a journey');
  await bar.getByRole('button', { name: 'Disable' }).click();
  await risk.page.getByRole('button', { name: 'Enable Nila Varma' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();

  await risk.page.getByRole('menuitem', { name: 'Changes' }).click();
  await risk.page.getByRole('cell', { name: `Proposed by ${account}` }).click();
  const waiting = risk.page.getByRole('dialog');
  await waiting.getByText('Nila Varma is disabled: nobody can approve this.').waitFor();
  expect(await waiting.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  expect(await violationsOf(risk, 'disabled')).toEqual([]);
  await waiting.getByLabel('Reason, for a rejection').fill('Its maker is gone');
  await waiting.getByRole('button', { name: 'Reject' }).click();
  await waiting.waitFor({ state: 'hidden' });
  expect([...admin.problems, ...risk.problems, ...nila.problems]).toEqual([]);
  for (const app of [admin, risk, nila]) await app.close();
});

/** By the second person, in the list of changes. */
async function approved({ page }: App, reason: string, account: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await page.getByRole('cell', { name: reason }).click();
  const change = page.getByRole('dialog', { name: `Staff · ${account}` });
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
}

/** Shown once. */
async function codeFor(app: App, ofTheOther: string): Promise<string> {
  const { page } = app;
  await page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await page.getByRole('button', { name: 'Enrolment code for Nila Varma' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('dialog').getByText(ofTheOther).waitFor();
  expect(await violationsOf(app, 'code')).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await page.content()).not.toContain(code);
  return code;
}

/** From the account on; answers the authenticator's key. */
async function enrolWith(app: App, [first, second]: readonly string[], password: string): Promise<string> {
  const { page } = app;
  await page.getByLabel('Enrolment code').fill(first!);
  await page.getByLabel('Code of the other colleague').fill(second!);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Welcome, Nila Varma.').waitFor();
  expect(await violationsOf(app, 'enrol')).toEqual([]);
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Choose a password').fill(password);
  await page.getByLabel('The password again').fill(password);
  await page.getByLabel('Current authenticator code').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.getByRole('button', { name: 'Enrol and sign in' }).click();
  await page.getByRole('menuitem', { name: 'Outbox' }).waitFor();
  return secret;
}
