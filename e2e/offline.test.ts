/** State O: without a connection the app opens with what was last read, says from when, and sends no order. */
import { expect, test } from 'vitest';
import { signUp, openBrowser } from './app.ts';
import { placeButton, watch } from './trading.ts';

const { open } = openBrowser();

test('prices and positions stand with their time, orders are refused with the reason, and the way back needs no reload', async () => {
  const app = await open({ device: 'phone', hasWorker: true });
  const { page, context } = app;
  await signUp(app);
  await watch(app, 'VRM');
  await page.reload();
  await page.getByText('Varuna Motors').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What is kept is written some seconds after it came.
  await page.waitForFunction(() => {
    const kept = localStorage.getItem('bahi.kept') ?? '';
    return ['"VRM"', '"1000000.00"'].every((part) => kept.includes(part));
  });

  await context.setOffline(true);
  await page.reload();
  await page
    .locator('header')
    .getByText(/^Offline\. Prices from [0-9]{2}:[0-9]{2}:[0-9]{2}\.$/)
    .waitFor();
  await page.getByText('Varuna Motors').first().waitFor();
  await page.getByText('10,00,000.00').first().waitFor();

  let sent = 0;
  await page.route('**/api/vue/trade/place', (route) => ((sent += 1), route.abort()));
  await app.goTo('#/market/marketBuy?symbol=VRM');
  await placeButton(app).waitFor();
  expect(await placeButton(app).getAttribute('aria-disabled')).toBe('true');
  await placeButton(app).click({ force: true });
  expect(sent).toBe(0);

  await context.setOffline(false);
  await page
    .locator('header')
    .getByText(/^Offline\./)
    .waitFor({ state: 'hidden' });
  await app.close();
});
