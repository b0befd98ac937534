/** The navigation rules of spec §2 and §4: root, guard, back, tabs, the current address, the start without a configuration. */
import { expect, test } from 'vitest';
import { origin, signUp, openBrowser, type App } from './app.ts';
import { quiet, settled } from '../bench/settled.ts';

const { open } = openBrowser();
const BODY = '[data-primary-pane] [data-scroll]';

test('the root leads to the welcome page, and a customer’s screen leads through login', async () => {
  const app = await open({ device: 'phone' });
  await app.page.waitForURL(/#\/login\/start$/);
  await app.goTo('#/trade/index?tab=orders');
  await app.page.waitForURL(/#\/login\/login\?return=%2Ftrade%2Findex%3Ftab%3Dorders$/);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('back and the tabs return to where the reader was; the tab one is on goes to the top', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await tab(app, 'Market');
  await page.getByRole('tab', { name: 'Quotes' }).click();
  await page.locator('a[href*="stockDetail"]').nth(12).waitFor();
  await page.evaluate(scrollTo, [BODY, 500] as const);
  await expect.poll(() => scrollTop(app)).toBe(500);

  // By its place: a click by name would scroll the row into sight first, and one of the mouse may begin and end on two rows of a list that moves.
  await settled(page);
  await expect.poll(() => page.evaluate(pressAt, [80, 500] as const)).toBe(true);
  await page.waitForURL(/stockDetail\?symbol=/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/market\/index\?tab=quotes/);
  await expect.poll(() => scrollTop(app)).toBe(500);

  await tab(app, 'Trade');
  await page.getByRole('heading', { name: 'Trade', level: 1 }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Trade');
  await tab(app, 'Market');
  await page.waitForURL(/market\/index\?tab=quotes/);
  await expect.poll(() => scrollTop(app)).toBe(500);
  await tab(app, 'Market');
  await expect.poll(() => scrollTop(app)).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the current address is no step, and a screen opened by its address goes back to its parent', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const other = await app.context.newPage();
  await other.goto(`${origin()}/#/market/stockDetail?symbol=VRM`);
  await other.getByRole('button', { name: 'Back' }).click();
  await other.waitForURL(/#\/market\/index/);

  await tab(app, 'Trade');
  const steps = await page.evaluate(() => history.length);
  await tab(app, 'Trade');
  await app.goTo('#/trade/index');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await app.close();
});

test('a screen of which a part arrives late takes the focus to its title all the same', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  // The words of the card that asks to verify: who never met it loads them once the screen is there.
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await quiet(page);
    await route.continue();
  });
  await app.goTo('#/information/recharge');
  await page.getByRole('link', { name: 'Verify', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Deposit');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a screen whose file a release took away is there after Retry', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await settled(page);
  let isGone = true;
  await page.route(/\/assets\/[^/]*\.js/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
  await app.goTo('#/home/newStockps');
  await page.getByText('This page could not be loaded.').waitFor();
  isGone = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Placement', level: 1 }).waitFor();
  expect(await page.evaluate(() => 'isOfBefore' in window)).toBe(false);
  await app.close();
});

test('without the configuration the app does not start, and Retry starts it', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  await page.route('**/api/vue/common/config', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Cannot start.' }).waitFor();
  await page.unroute('**/api/vue/common/config');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Open practice account' }).waitFor();
  await app.close();
});

function tab({ page }: App, name: string): Promise<void> {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

/** As a reader does, who sees the list there before pressing something of it. */
function scrollTo([body, top]: readonly [string, number]): Promise<unknown> {
  const list = document.querySelector(body)!;
  return new Promise((resolve) => {
    list.addEventListener('scroll', resolve, { once: true });
    list.scrollTo(0, top);
  }).then(() => null);
}

function scrollTop({ page }: App): Promise<number> {
  return page.evaluate((body) => Math.round(document.querySelector(body)?.scrollTop ?? -1), BODY);
}

/** In the page: whether there was a link. */
function pressAt([x, y]: readonly [number, number]): boolean {
  const link = document.elementFromPoint(x, y)?.closest('a') ?? null;
  link?.click();
  return link !== null;
}
