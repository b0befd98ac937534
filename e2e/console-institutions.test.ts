/** An institution is proposed by one and approved by another; a newcomer registers with its code and becomes its seat; the next one is told that it is taken. */
import { randomInt } from 'node:crypto';
import { requestSeat } from '@bahi/contract/institutions/calls.ts';
import { expect, test } from 'vitest';
import { freshAccount, openBrowser, signUpByHand, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole, takeCase } from './console.ts';
import { isVerified, key } from './staff.ts';
import { callAs } from './trading.ts';

const { open } = openBrowser();

test('an institution, its code, its seat, and the second who asks for it', async () => {
  const code = `KAVERI-${randomInt(1e6)}`;
  const maker = await openConsole(open, 'support');
  const { page } = maker;
  await page.getByRole('menuitem', { name: 'Institutions' }).click();
  await page.getByRole('button', { name: 'Propose institution' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose institution' });
  await dialog.getByLabel('Name', { exact: false }).first().fill('Kaveri College');
  await dialog.getByLabel('Name in Korean').fill('카베리 대학');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Reason').fill('agreed in writing');
  expect(await violationsOf(maker, 'a proposed institution')).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const checker = await openConsole(open, 'risk');
  await approve(checker, code);
  await page.getByLabel('Code or name').fill(code);
  await page.getByRole('button', { name: 'Show codes: Kaveri College' }).waitFor();
  expect(await violationsOf(maker, 'institutions')).toEqual([]);

  const first = await member(code);
  await first.app.goTo('#/information/userInfo');
  await first.app.page.getByLabel('Your position').fill('Treasurer');
  await first.app.page.getByRole('button', { name: 'Request seat account' }).click();
  await first.app.page.getByText('In review').waitFor();
  expect(await violationsOf(first.app, 'a seat that waits')).toEqual([]);
  await checker.page.goto(`${new URL(checker.page.url()).origin}/console/#/seats`);
  await takeCase(checker.page, first.account, 'Asha Devi Rao');
  await checker.page.getByText('Treasurer').waitFor();
  expect(await violationsOf(checker, 'a request for a seat')).toEqual([]);
  await checker.page.getByRole('button', { name: 'Approve seat' }).click();
  await checker.page.getByText('Approved: Asha Devi Rao').waitFor();
  await first.app.page.reload();
  await first.app.page.getByText('Your account is the seat account of Kaveri College.').waitFor();

  const second = await member(code);
  await second.app.goTo('#/information/userInfo');
  await second.app.page.getByText('Your institution already has a seat account.').waitFor();
  const call = await callAs(second.app);
  const refused = await call(requestSeat, { position: 'Chair' }, key());
  expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'institutions.seat_taken' } });

  await page.getByRole('button', { name: 'Show codes: Kaveri College' }).click();
  await page.getByRole('button', { name: `Registrations: ${code}` }).click();
  const who = page.getByRole('dialog', { name: `Who registered with ${code}` });
  for (const { account } of [first, second]) await who.getByText(account).waitFor();
  expect(await violationsOf(maker, 'who registered')).toEqual([]);
  await who.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `End code: ${code}` }).click();
  const ending = page.getByRole('dialog', { name: `End ${code}` });
  await ending.getByLabel('Reason').fill('posted on the internet');
  await ending.getByRole('button', { name: 'End code' }).click();
  await page.getByText('Sunil Roy', { exact: false }).first().waitFor();
  const late = await open({ device: 'phone' });
  await late.goTo(`#/login/register?code=${code}`);
  await late.page.getByText('This code can no longer be used.').waitFor();
  for (const app of [late, second.app, first.app, checker, maker]) await app.close();
});

async function approve({ page }: App, code: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await page.getByRole('button', { name: code }).click();
  const dialog = page.getByRole('dialog', { name: `Institution · ${code}` });
  await dialog.getByText('카베리 대학').waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** One identity in ten waits for a second person; then another newcomer comes. */
async function member(code: string): Promise<{ readonly app: App; readonly account: string }> {
  for (;;) {
    const app = await open({ device: 'phone' });
    const account = await signUpByHand(app, freshAccount('member'), code);
    if (await isVerified(app, account)) return { app, account };
    await app.close();
  }
}
