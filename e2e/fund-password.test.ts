/**
 * A fund password is set, and an order asks for it once: a wrong one keeps the order, the right one sends it. Where it is asked for over
 * a form, the form is not sent by it.
 */
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { expect, test } from 'vitest';
import { crossing, freshAccount, openBrowser, PASSWORD, signUp } from './app.ts';
import { lockTrading } from './staff.ts';
import { callAs, expectOk, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a customer on a %s sets a fund password, and an order asks for it once', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  const account = await signUp(app, freshAccount(), { isGuarded: false });
  const call = await callAs(app);
  await app.goTo('#/information/safety');
  await page.getByRole('link', { name: 'Fund password' }).click();
  await page.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New fund password', { exact: true }).fill('123456');
  await page.getByLabel('New fund password again').fill('123456');
  await page.getByRole('button', { name: 'Set fund password' }).click();
  await page.getByRole('alert').getByText('Too easy to guess').first().waitFor();
  await page.getByLabel('New fund password', { exact: true }).fill('739164');
  await page.getByLabel('New fund password again').fill('739164');
  await page.getByLabel('Login password', { exact: true }).fill('not-my-password');
  await page.getByRole('button', { name: 'Set fund password' }).click();
  await page.getByRole('alert').getByText('The login password is wrong.').waitFor();
  await page.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set fund password' }).click();
  await page.waitForURL(/information\/safety/);
  await lockTrading(account);

  await openTicket(app, device, 'VRM');
  await placeButton(app).click();

  const sheet = page.getByRole('dialog', { name: 'Fund password' });
  await sheet.waitFor();
  // That it is asked for is no mistake in the order.
  expect(await page.getByText('One thing to correct').count()).toBe(0);
  expect(await page.title()).not.toMatch(/^Error/);
  await sheet.getByLabel('Fund password', { exact: true }).fill('402857');
  await sheet.getByRole('button', { name: 'Unlock and send' }).click();
  await sheet.getByRole('alert').getByText('The fund password is wrong. Tries left: 4.').first().waitFor();
  expect((await expectOk(call(listOrders, { state: 'all' }))).total).toBe(0);
  await sheet.getByLabel('Fund password', { exact: true }).fill('739164');
  await sheet.getByRole('button', { name: 'Unlock and send' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await expectOk(call(listOrders, { state: 'all' }))).total).toBe(1);

  await expect.poll(async () => (await expectOk(call(listPositions, { state: 'open' }))).total).toBe(1);
  const { id } = (await expectOk(call(listPositions, { state: 'open' }))).rows[0]!;
  let [sent, isUnlocked] = [0, false];
  await page.route('**/api/vue/security/unlock', async (route) => {
    const response = await route.fetch();
    isUnlocked = true;
    await route.fulfill({ response });
  });
  await page.route('**/api/vue/trade/addMargin', (route) => {
    sent += 1;
    if (isUnlocked) return route.continue();
    const data = { code: 'security.fund_password_needed', params: {} };
    return route.fulfill({ json: { status: 0, msg: '', data } });
  });
  await app.goTo(`#/trade/positionDetail?position=${id}`);
  await page.getByRole('button', { name: 'Add margin', exact: true }).click();
  await page.getByLabel('Amount in whole INR').fill('500');
  await page.getByRole('button', { name: /^Add 500/ }).click();
  await sheet.getByLabel('Fund password', { exact: true }).fill('739164');
  await sheet.getByRole('button', { name: 'Unlock and send' }).click();
  await page.getByText('Margin added').first().waitFor();
  expect(sent).toBe(2);
  expect(app.problems).toEqual([]);
  await app.close();
});
