/** An alert is set on an instrument, fires once, and its message is counted, opened and read; another is deleted and brought back. */
import { getQuotes } from '@bahi/contract/market/calls.ts';
import { listAlerts } from '@bahi/contract/alerts/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, signUp, type App, crossing } from './app.ts';
import { quiet } from '../bench/settled.ts';
import { callAs, expectOk, watch } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();
const SYMBOL = 'VRM';

test.each(devices)('an alert near the price fires, arrives while the app is open, and is read (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app, undefined, { isGuarded: false });
  await app.goTo('#/information/msgInfo');
  await page.getByText('Nothing yet.').waitFor();

  await app.goTo(`#/market/stockDetail?symbol=${SYMBOL}`);
  await page.getByRole('button', { name: 'Alerts for Varuna Motors' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Alerts for Varuna Motors' });
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await sheet.getByText('Enter a value above zero.').first().waitFor();
  await sheet.getByLabel('Price', { exact: true }).fill('1');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await sheet
    .getByText(/^The price is already there: /)
    .first()
    .waitFor();

  // The market moves: one of two levels, a step above and a step below, is reached within seconds.
  await setNear(app, { kind: 'above', step: 0.05 });
  await setNear(app, { kind: 'below', step: -0.05 });
  await sheet.getByRole('button', { name: 'Close' }).click();

  const account = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Account/ });
  await app.goTo('#/home/index');
  // Home asks somebody new to verify first: the count stands at the account.
  await expect.poll(() => account.innerText()).toMatch(/unread message/);
  await app.goTo('#/information/msgInfo');

  const message = page.getByRole('link', { name: /Unread: VRM has (reached|fallen to) [0-9,.]+/ }).first();
  await message.click();
  await page.waitForURL(/stockDetail\?symbol=VRM/);
  await app.goTo('#/information/msgInfo');
  await page
    .getByRole('link', { name: /^VRM has (reached|fallen to)/ })
    .first()
    .waitFor();

  const fired = await expectOk((await callAs(app))(listAlerts, { status: 'fired', page: 1, pageSize: 10 }));
  expect(fired.rows.length).toBeGreaterThan(0);
  await app.goTo('#/information/msgInfo?tab=alerts');
  await page.getByRole('heading', { name: 'Fired' }).waitFor();
  await page
    .getByText(/^Fired at/)
    .first()
    .waitFor();

  // The words of its messages come late: the screen stands meanwhile, its list says that it is loading.
  const words = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('has fallen to')) await words.promise;
    await route.fulfill({ response });
  });
  await page.evaluate(() => (location.hash = '#/information/msgInfo'));
  const read = page.waitForResponse(/messages\/list/);
  await page.reload();
  await read;
  await quiet(page);
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
  expect(await page.locator('main, [role=main]').getByText('Loading').count()).toBe(1);
  words.resolve();
  await page
    .getByRole('link', { name: /^VRM has (reached|fallen to)/ })
    .first()
    .waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('an alert is deleted and brought back from the list of alerts (%s, tw)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await watch(app, SYMBOL);
  await page.evaluate(() => localStorage.setItem('language', 'tw'));
  await page.reload();
  await app.goTo('#/information/msgInfo?tab=alerts');
  await page.getByText('沒有等待中的提醒。').waitFor();
  await page.getByRole('button', { name: 'Varuna Motors' }).click();
  const sheet = page.getByRole('dialog', { name: 'Varuna Motors 的提醒' });
  await sheet.getByRole('button', { name: /（?\+5%/ }).click();
  await sheet.getByRole('button', { name: '設定提醒' }).click();
  await sheet.getByRole('button', { name: /^刪除提醒：漲到/ }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^刪除提醒：Varuna Motors 漲到/ }).click();
  await page.getByText(/^已刪除：Varuna Motors/).waitFor();
  await page.getByRole('button', { name: /^復原/ }).click();
  await page.getByRole('button', { name: /^刪除提醒：Varuna Motors 漲到/ }).waitFor();
  const call = await callAs(app);
  const active = await expectOk(call(listAlerts, { status: 'active', page: 1, pageSize: 10 }));
  expect(active.rows.map(({ symbol, kind }) => [symbol, kind])).toEqual([[SYMBOL, 'above']]);

  // What was said in passing can be read again.
  await page.getByRole('tab', { name: '本次提示' }).click();
  await page
    .getByText(/^已設定提醒：漲到/)
    .first()
    .waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Sets it by hand in the open sheet; when the price has passed the level in the meantime, nearer to where it is now. */
async function setNear(app: App, { kind, step }: { kind: 'above' | 'below'; step: number }): Promise<void> {
  const sheet = app.page.getByRole('dialog');
  const call = await callAs(app);
  await sheet.getByLabel('Tell me when').selectOption(kind);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [quote] = await expectOk(call(getQuotes, { symbols: [SYMBOL] }));
    const level = (Number(quote!.last) + step).toFixed(2);
    await sheet.getByLabel('Price', { exact: true }).fill(level);
    await sheet.getByRole('button', { name: 'Set alert' }).click();
    const shown = Number(level).toLocaleString('en', { minimumFractionDigits: 2 });
    const isSet = sheet.getByText(`Alert set: ${kind === 'above' ? 'Reaches' : 'Falls to'} ${shown}`);
    const isRefused = sheet.getByText(/already/).first();
    await isSet.or(isRefused).first().waitFor();
    if (await isSet.isVisible()) return;
  }
  throw new Error(`no ${kind} alert near the price could be set`);
}
