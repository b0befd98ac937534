/** A fund password is set, and an order asks for it once: a wrong one keeps the order, the right one sends it. */
import { listOrders } from '@bahi/contract/trade.ts';
import { expect, test } from 'vitest';
import { devices, openBrowser, PASSWORD, signUp } from './app.ts';
import { callAs, expectOk, openTicket, placeButton } from './trading.ts';

const { open } = openBrowser();

test.each(devices)('a customer on a %s sets a fund password, and an order asks for it once', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await signUp(app);
  const call = await callAs(app);
  await app.goTo('#/information/safety');
  await page.getByRole('link', { name: 'Fund password' }).click();
  await page.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New fund password', { exact: true }).fill('123456');
  await page.getByLabel('New fund password again').fill('123456');
  await page.getByRole('button', { name: 'Set fund password' }).click();
  await page.getByRole('alert').getByText('This one is guessed first').first().waitFor();
  await page.getByLabel('New fund password', { exact: true }).fill('739164');
  await page.getByLabel('New fund password again').fill('739164');
  await page.getByRole('button', { name: 'Set fund password' }).click();
  await page.getByRole('button', { name: 'Change fund password' }).waitFor();

  await openTicket(app, device, 'VRM');
  await placeButton(app).click();

  const sheet = page.getByRole('dialog', { name: 'Fund password' });
  await sheet.getByLabel('Fund password', { exact: true }).fill('402857');
  await sheet.getByRole('button', { name: 'Unlock and send' }).click();
  await sheet.getByRole('alert').getByText('The fund password is wrong. 4 tries left.').first().waitFor();
  expect((await expectOk(call(listOrders, { state: 'all' }))).total).toBe(0);
  await sheet.getByLabel('Fund password', { exact: true }).fill('739164');
  await sheet.getByRole('button', { name: 'Unlock and send' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await expectOk(call(listOrders, { state: 'all' }))).total).toBe(1);
  expect(app.problems).toEqual([]);
  await app.close();
});
