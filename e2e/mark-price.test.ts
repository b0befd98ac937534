/** Anybody sees what the mark price of a share is made of, and works it out. */
import { expect, test } from 'vitest';
import { openBrowser, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { logIn } from './practice.ts';

const { devices } = crossing();

const { open } = openBrowser();
test.each(devices)('a mark price is the middle one of the prices it names (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  await logIn(app, 'arjun');
  await app.goTo('#/market/stockDetail?symbol=VRM');
  const { page } = app;
  await page.getByRole('button', { name: 'How it is worked out' }).click();
  const sheet = page.getByRole('dialog');
  const numbers = async () => {
    const values = await sheet.locator('dt + dd').allInnerTexts();
    return values.map((text) => Number.parseFloat(text.split('\n')[0]!.replaceAll(/[^0-9.]/g, '')));
  };
  await expect.poll(async () => (await numbers()).length).toBe(5);
  const [book, average, traded, range, price] = (await numbers()) as [number, number, number, number, number];
  const middle = [book, average, Number.isNaN(traded) ? average : traded].toSorted((a, b) => a - b)[1]!;
  const furthest = (average * range) / 100;
  const found = Math.max(average - furthest, Math.min(average + furthest, middle));
  // The range is shown in whole hundredths of a percent, the price in paise.
  expect(Math.abs(found - price)).toBeLessThan(0.01 + average / 20_000);
  expect(await violationsOf(app, 'mark price')).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(app.problems).toEqual([]);
  await app.close();
});
