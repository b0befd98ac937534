/** State O: without a connection the app opens with what was last read, says from when, and sends no order. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import common from '../web/src/i18n/common.en.ts';
import { signUp, openBrowser, origin } from './app.ts';
import { copied } from './copied.ts';
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

test('the app opens cold on a screen that was never visited, and every other screen opens from there', async () => {
  const app = await open({ device: 'phone', hasWorker: true });
  const { page, context } = app;
  await signUp(app);
  await copied(page);
  await page.waitForFunction(() => localStorage.getItem('bahi.kept')?.includes('"1000000.00"'));
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(`${origin()}/#/home/newStockps`);
  await cold.getByRole('heading', { name: 'Placement', level: 1 }).waitFor();
  await cold
    .locator('header')
    .getByText(/^Offline\./)
    .waitFor();
  // A network that carries nothing looks like one that does.
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await cold.reload();
  await cold.getByRole('heading', { name: 'Placement', level: 1 }).waitFor();
  const broken: string[] = [];
  const said = cold.getByText(common.screenFailed).or(cold.getByText(common.screenNotLoaded));
  for (const path of paths()) {
    await cold.evaluate((to) => (location.hash = to), path);
    await cold.locator('h1').first().waitFor();
    if ((await said.count()) > 0) broken.push(path);
  }
  expect(broken).toEqual([]);
});

/** Read as text: the manifests import screens, which need a browser. */
function paths(): readonly string[] {
  const manifests = globSync('web/src/*/domain.ts').map((path) => readFileSync(path, 'utf8'));
  return [...manifests.join('').matchAll(/^ {2}'(\/[^']+)': \{/gm)].map(([, path]) => path!);
}
