/** The lists of the market: every segment by keyboard, themes, scans that open their chart, notices, currencies. */
import { expect, test } from 'vitest';
import { openBrowser, crossing } from './app.ts';
import { logIn } from './practice.ts';

const { devices } = crossing();

const { open } = openBrowser();

const segments = [
  ['Quotes', 'tab=quotes', /^Automobiles$/],
  ['Funds', 'tab=funds', /Bahi Fifty Tracker/],
  ['Featured', 'tab=featured', /Electric on the road/],
  ['Indicators', 'tab=indicators', /Golden cross/],
  ['Issues', 'tab=issues', /What is a lot\?/],
  ['Forex/Digital', 'tab=forex', /US dollar \/ Indian rupee/],
] as const;

test.each(devices)(
  'the arrow keys walk through every segment, and the address keeps the one chosen (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await app.goTo('#/market/index');
    const strip = page.getByRole('tablist', { name: 'Lists' });
    await strip.getByRole('tab', { name: 'Watchlist' }).focus();
    for (const [name, query, content] of segments) {
      await page.keyboard.press('ArrowRight');
      await strip.getByRole('tab', { name, exact: true, selected: true }).waitFor();
      expect(page.url()).toContain(query);
      await page.getByRole('tabpanel', { name, exact: true }).getByText(content).first().waitFor();
    }
    await page.reload();
    await page.getByText('Against the Indian rupee').waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)(
  'digital currencies are sorted by price, may be bought from their row, and opened (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await app.goTo('#/market/index?tab=forex&kind=digital');
    const panel = page.getByRole('tabpanel', { name: 'Digital', exact: true });
    await panel.getByText(/around the clock/).waitFor();
    const table = panel.getByRole('table', { name: 'Digital' });
    await table.getByRole('button', { name: 'Price' }).click();
    await expect.poll(() => table.getByRole('rowheader').first().innerText()).toContain('KASH');
    expect(page.url()).toContain('sort=-price');
    await table
      .getByRole('row', { name: /Boondi/ })
      .getByRole('button', { name: 'Actions for Boondi' })
      .click();
    await page.getByRole('menuitem', { name: 'Buy' }).waitFor();
    await page.keyboard.press('Escape');
    await table.getByRole('link', { name: 'Kashika' }).click();
    await page.getByRole('heading', { level: 1, name: /Kashika/ }).waitFor();
    await page.getByText('Open around the clock').first().waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)(
  'a scan says what it means and that it is no advice, and its finds open the chart with it drawn (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await app.goTo('#/market/marketZhiBiao');
    const main = page.locator('[data-primary-pane]');
    await main.getByRole('link', { name: /Above the 20-day average/ }).click();
    await main.getByRole('heading', { level: 1, name: 'Above the 20-day average' }).waitFor();
    await main.getByText('They are not advice.').waitFor();
    const finds = main.getByRole('list', { name: 'Above the 20-day average' }).getByRole('link');
    await finds.first().waitFor();
    const first = finds.first();
    expect(await first.innerText()).toMatch(/Price [0-9,.]+\s+SMA 20 [0-9,.]+/);
    expect(await first.innerText()).toMatch(/since [0-9]{4}\.[0-9]{2}\.[0-9]{2}/);
    const shown = await finds.count();
    await main.getByRole('button', { name: device === 'desktop' ? 'Next page' : 'Load more' }).click();
    if (device === 'desktop') await main.getByText(new RegExp(`^${shown + 1}–`)).waitFor();
    else await expect.poll(() => finds.count()).toBeGreaterThan(shown);
    await first.click();
    await page.getByRole('slider', { name: /^Chart of / }).waitFor();
    expect(page.url()).toContain('draw=MA.20');
    expect(page.url()).toContain('period=day');
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('a scan that does not exist says so and leads back to all', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await logIn(app, 'priya');
  await app.goTo('#/market/marketZhiBiao?scan=luck');
  await app.page.getByText('There is no scan of this name.').waitFor();
  await app.page.getByRole('link', { name: 'All scans' }).click();
  await app.page.getByRole('link', { name: /Golden cross/ }).waitFor();
  await app.close();
});

test('a list that cannot be read says so, and Retry reads it', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await page.route('**/api/vue/market/themes', (route) => route.abort());
  await app.goTo('#/market/marketTeshe');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.unroute('**/api/vue/market/themes');
  await retry.click();
  await page.getByRole('heading', { name: 'Electric on the road' }).waitFor();
  await app.close();
});

test.each(devices)(
  'notices are filtered by kind and lead to the instrument; questions open where they stand (%s)',
  async (device) => {
    const app = await open({ device, language: 'tw', signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await app.goTo('#/market/marketQuestion');
    const main = page.locator('[data-primary-pane]');
    await main.getByLabel('類別').selectOption({ label: '暫停交易' });
    await expect.poll(() => page.url()).toContain('kind=suspended');
    await main.getByRole('link', { name: /SETUB/ }).waitFor();
    await main.getByText('買進後何時可以賣出？').click();
    await main.getByText(/一般交易隨時可賣：T\+0/).waitFor();
    await main.getByRole('link', { name: /SETUB/ }).click();
    await page.getByText(/^自 [0-9.]+ 起暫停交易：/).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('a theme shows who wrote it, when, and its stocks with live prices (%s)', async (device) => {
  const app = await open({ device, language: 'tw', signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await app.goTo('#/market/marketTeshe');
  const theme = page.getByRole('region', { name: '電動上路' });
  await theme.getByText(/^整理：.+ · [0-9]{4}\.[0-9]{2}\.[0-9]{2}$/).waitFor();
  const row = theme.getByRole('row', { name: /Varuna Motors/ });
  await expect.poll(() => row.innerText()).toMatch(/[0-9]+\.[0-9]{2}/);
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /Varuna Motors/ }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
