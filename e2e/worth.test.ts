/** What one owns, on home: its value over time with profit told apart from what was paid in, how it did, what is held; nothing of it for a newcomer. */
import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition, listPositions } from '@bahi/contract/orders/positions.ts';
import { getHistory } from '@bahi/contract/records/calls.ts';
import { addDays } from '@bahi/core/calendar.ts';
import { expect, test } from 'vitest';
import homeEn from '../web/src/home/texts.en.ts';
import homeTw from '../web/src/home/texts.tw.ts';
import performanceEn from '../web/src/portfolio/parts/performance-texts.en.ts';
import performanceTw from '../web/src/portfolio/parts/performance-texts.tw.ts';
import worthEn from '../web/src/portfolio/parts/worth-texts.en.ts';
import worthTw from '../web/src/portfolio/parts/worth-texts.tw.ts';
import { crossing, openBrowser, signUp, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { callAs, expectOk, watch } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: { t: worthEn, home: homeEn, performance: performanceEn },
  tw: { t: worthTw, home: homeTw, performance: performanceTw },
};
const DAYS = 70;

test.each(looks)(
  'whoever owns something sees its value over time, how it did, and what is held ($device, $language)',
  async ({ device, language }) => {
    const { t, home, performance } = words[language];
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await watch(app, 'NEEM');
    await buy(app);
    await page.route(`**${getHistory.path}`, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), data: seventyDays() } });
    });
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();

    const over = page.getByRole('region', { name: t.title });
    const line = over.getByRole('img');
    await line.waitFor();
    expect(await line.getAttribute('aria-label')).toContain(t.spokenPeriods['1M']);
    await over.getByRole('tab', { name: t.periods.all, exact: true }).click();
    // All of what was paid in: the grant of the history's first day.
    await over.getByText(t.paidIn('10,00,000.00')).waitFor();
    await over.getByRole('button', { name: t.showValues }).click();
    // Of seventy days the last of each month.
    const rows = over.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBeLessThan(10);
    expect(await rows.nth(1).innerText()).toContain(t.now);
    expect(await violationsOf(app, 'the value over time')).toEqual([]);

    await over.getByRole('button', { name: t.performance }).click();
    const sheet = page.getByRole('dialog', { name: performance.title });
    await sheet.getByText(performance.own, { exact: true }).waitFor();
    await sheet.getByRole('table', { name: performance.byKind }).waitFor();
    await sheet.getByText(performance.why).click();
    await sheet.getByText(performance.whyOwn).waitFor();
    expect(await violationsOf(app, 'how an account did')).toEqual([]);
    await page.keyboard.press('Escape');

    const holdings = page.getByRole('region', { name: t.holdings });
    await holdings.getByRole('link', { name: /100/ }).waitFor();
    // With the eye closed no amount stands anywhere in it.
    await page.getByRole('button', { name: home.hideAmounts }).click();
    await expect.poll(() => line.getAttribute('aria-label')).toBe(t.spokenHidden);
    for (const part of [over, holdings]) expect(await part.innerText()).not.toMatch(/\d,\d{3}\.\d\d/);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('of a newcomer there is nothing to tell; from the first trade on there is, and who sold everything finds the way back to the market (phone)', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await page.getByRole('region', { name: 'Pick 3 companies to follow' }).waitFor();
  const over = page.getByRole('region', { name: worthEn.title });
  expect(await over.count()).toBe(0);
  await watch(app, 'NEEM');
  await buy(app);
  await page.reload();
  const holdings = page.getByRole('region', { name: worthEn.holdings });
  await holdings.getByRole('link', { name: /100/ }).waitFor();
  // What one has comes before what one only follows.
  const watchlist = page.getByRole('region', { name: homeEn.watchlist });
  expect((await holdings.boundingBox())!.y).toBeLessThan((await watchlist.boundingBox())!.y);
  // Before the first close the line has what was paid in, and now.
  expect(await over.getByRole('img').getAttribute('aria-label')).toContain('from 10,00,000.00');

  const call = await callAs(app);
  const { rows } = await expectOk(call(listPositions, { state: 'open' }));
  await expectOk(call(closePosition, { position: rows[0]!.id }, { idempotencyKey: randomUUID() }));
  await holdings.getByText(worthEn.nothing).waitFor();
  await holdings.getByRole('link', { name: worthEn.find }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/market/index'));
  expect(app.problems).toEqual([]);
  await app.close();
});

async function buy(app: App): Promise<void> {
  const call = await callAs(app);
  const order = { symbol: 'ROHN', direction: 'long', type: 'market', lots: 1 } as const;
  await expectOk(call(placeOrder, order, { idempotencyKey: randomUUID() }));
  await expect.poll(async () => (await expectOk(call(listPositions, { state: 'open' }))).rows.length).toBe(1);
}

/** As if the account had begun seventy days ago. */
function seventyDays(): OutputOf<typeof getHistory> {
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, at) => ({
    date: addDays(today, at - DAYS),
    total: `10${(10_000 + ((at * 7_919) % 9_000)).toString()}.50`,
    paid: at === 0 ? '1000000.00' : '0.00',
  }));
  return { currency: 'INR', days };
}
