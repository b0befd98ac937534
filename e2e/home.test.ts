/** Home and the market overview: a newcomer picks three companies, and who only comes to look finds the whole market. */
import { listRankings } from '@bahi/contract/market/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, signUp, crossing } from './app.ts';
import { logIn } from './practice.ts';
import { quiet, settled } from '../bench/settled.ts';
import { watch } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

/** Cumulative layout shift. */
const MOVED_MAX = 0.01;

test('a newcomer picks three companies on home, and they become the watchlist (phone)', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const starters = page.getByRole('region', { name: 'Pick 3 companies to follow' });
  const stars = starters.getByRole('button', { name: /^Add .* to the watchlist$/ });
  await stars.first().waitFor();
  for (const picked of ['1 of 3', '2 of 3']) {
    await stars.first().click();
    await starters.getByText(picked).waitFor();
  }
  await stars.first().click();
  const watchlist = page.getByRole('region', { name: 'Watchlist' });
  await watchlist.getByRole('link', { name: 'All 3' }).waitFor();
  await page.getByRole('region', { name: 'Next' }).getByText('Verify your identity').waitFor();
  // The third shows before it is kept.
  await settled(page);
  await page.reload();
  await watchlist.getByRole('link', { name: 'All 3' }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('who followed a company elsewhere since finds it on home, though this device kept that there was none (phone)', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const starters = page.getByRole('region', { name: 'Pick 3 companies to follow' });
  await starters.waitFor();
  // Written some seconds after they came.
  await page.waitForFunction(
    (paths) => paths.every((path) => (localStorage.getItem('bahi.kept') ?? '').includes(path)),
    [listWatchlists.path, listOrders.path],
  );
  await watch(app, 'NEEM');
  await page.reload();
  const watchlist = page.getByRole('region', { name: 'Watchlist' });
  await watchlist.getByRole('link', { name: /Neem Bank/ }).waitFor();
  expect(await starters.count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('what a newcomer picks from stands still: it comes after the task above it (phone)', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${getVerification.path}`, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await signUp(app);
  const ranked = page.waitForResponse(`**${listRankings.path}`);
  const starters = page.getByRole('region', { name: 'Pick 3 companies to follow' });
  await starters.waitFor();
  await (await ranked).finished();
  await quiet(page);
  const stars = starters.getByRole('button', { name: /^Add .* to the watchlist$/ });
  expect(await stars.count()).toBe(0);
  answer();
  await page.getByRole('region', { name: 'Next' }).getByText('Verify your identity').waitFor();
  await stars.first().waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('home stands still while the rest of it comes, for a newcomer and for who comes back (phone)', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  await app.context.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const movedBy = () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
  const next = page.getByRole('region', { name: 'Next' }).getByText('Verify your identity');
  await signUp(app);
  await next.waitFor();
  await settled(page);
  expect(await movedBy()).toBeLessThan(MOVED_MAX);

  for (const symbol of ['VRM', 'NEEM', 'SRTH']) await watch(app, symbol);
  await page.reload();
  await page.getByRole('region', { name: 'Watchlist' }).getByRole('link', { name: 'All 3' }).waitFor();
  await next.waitFor();
  await page.reload();
  await next.waitFor();
  await settled(page);
  expect(await movedBy()).toBeLessThan(MOVED_MAX);
  await app.close();
});

test.each(devices)('home has shortcuts to what exists, and the latest news below (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  const links = await shortcuts.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links.length).toBe(10);
  for (const link of links) {
    await app.goTo(link!);
    await page.locator('h1[data-screen-title]').waitFor();
    expect(await page.getByText('There is no page at this address.').count(), link!).toBe(0);
  }
  await app.goTo('#/home/index');
  await page.locator('[data-primary-pane] [data-scroll]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await page.getByRole('region', { name: 'News' }).locator('a[href*="newsDetail"]').first().waitFor();
  if (device === 'desktop') await page.getByRole('region', { name: 'The market now' }).getByText('Rose').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)(
  'the overview shows breadth, leaders, industries, forex and digital currencies (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await app.goTo('#/home/market');
    const breadth = page.getByRole('region', { name: 'Breadth' });
    const spoken = await breadth.getByRole('img').getAttribute('aria-label');
    const counts = /^([0-9]+) rose, ([0-9]+) fell, ([0-9]+) unchanged$/
      .exec(spoken ?? '')!
      .slice(1)
      .map(Number);
    expect(counts[0]! + counts[1]! + counts[2]!).toBeGreaterThan(290);

    const leaders = page.getByRole('region', { name: 'Leaders' });
    for (const ranking of ['Losers', 'Turnover', 'Volume', 'Amplitude', 'Gainers']) {
      await leaders.getByRole('tab', { name: ranking }).click();
      await expect.poll(() => leaders.getByRole('tabpanel', { name: ranking }).getByRole('link').count()).toBe(10);
    }
    await leaders.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => leaders.getByRole('tabpanel').getByRole('link').count()).toBe(20);

    const industries = page.getByRole('region', { name: 'Industries' });
    expect(await industries.getByRole('rowheader').count()).toBe(12);
    await page
      .getByRole('region', { name: 'Forex', exact: true })
      .getByRole('link', { name: /USD \/ INR/ })
      .waitFor();
    await page.getByRole('region', { name: 'Digital currencies' }).getByRole('link').nth(1).waitFor();
    await page.getByText(/^Breadth and industries as of [0-9]{2}:/).waitFor();

    await leaders.getByRole('link', { name: 'See all: Gainers' }).click();
    await page.waitForURL(/market\/index\?.*by=gainers/);
    await page.goBack();
    await page
      .getByRole('region', { name: 'Indices' })
      .getByRole('link', { name: /Bahi Fifty/ })
      .click();
    await page.waitForURL(/stockDetailzs\?symbol=BAHIFIFTY/);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('without an answer the overview says so and tries again (%s, tw)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await page.evaluate(() => localStorage.setItem('language', 'tw'));
  await page.route('**/api/vue/market/overview', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.reload();
  await app.goTo('#/home/market');
  const retry = page.getByRole('region', { name: '漲跌家數' }).getByRole('button', { name: '重試' });
  await retry.waitFor();
  await page.unroute('**/api/vue/market/overview');
  await retry.click();
  await page.getByRole('region', { name: '漲跌家數' }).getByText('上漲').waitFor();
  expect(await page.getByRole('region', { name: '產業' }).getByRole('rowheader').first().innerText()).toMatch(
    /[\u4e00-\u9fff]/,
  );
  await app.close();
});
