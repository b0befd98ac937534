/** An order of a customer with a fund password: asked for once, a wrong one keeps the order, the right one sends it. */
import { randomUUID } from 'node:crypto';
import { setFundPassword } from '@bahi/contract/security.ts';
import { listOrders } from '@bahi/contract/trade.ts';
import { expect, test } from 'vitest';
import { devices, openBrowser, PASSWORD, signUp } from './app.ts';
import { callAs, expectOk, openTicket, placeButton } from './trading.ts';

const { open } = openBrowser();

test.each(devices)('an order on a %s asks for the fund password once', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await signUp(app);
  const call = await callAs(app);
  const set = { loginPassword: PASSWORD, fundPassword: '739164', confirmPassword: '739164' };
  await expectOk(call(setFundPassword, set, { idempotencyKey: randomUUID() }));
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
