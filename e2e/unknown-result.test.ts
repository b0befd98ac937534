/** State K: an answer that does not come is never a second order (rules §2, screens §2). */
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { expect, test } from 'vitest';
import { signUp, openBrowser, crossing } from './app.ts';
import { callAs, expectOk, openTicket, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('an order on a %s whose answer is lost is found again and placed once', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await openTicket(app, device, 'VRM');
  let lost = 0;
  await page.route('**/api/vue/trade/place', async (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    // The server works on it; the answer never arrives.
    await route.fetch();
    await route.abort('timedout');
  });
  await placeButton(app).click();
  await page.getByText('We do not know yet').waitFor();
  expect(await placeButton(app).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Bought 100 shares').first().waitFor();

  const orders = await expectOk((await callAs(app))(listOrders, { state: 'all', page: 1, pageSize: 10 }));
  expect(orders.total).toBe(1);
  expect(lost).toBe(2);
  await app.close();
});
