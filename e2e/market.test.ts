/** A newcomer finds a company, follows it, and reads its chart: drawn, as figures, and without losing the page's scroll. */
import { expect, test } from 'vitest';
import { devices, signUp, openBrowser, type App } from './app.ts';

const { open } = openBrowser();

test.each(devices)(
  'a newcomer follows a company found by its code, and the star is remembered (%s)',
  async (device) => {
    const app = await open({ device });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/market/index');
    await page.getByText('You follow no stock yet.').first().waitFor();
    await app.goTo('#/favorite/search');
    const field = page.getByRole('textbox', { name: 'Name or code' });
    await page.locator('input:focus').waitFor();
    await field.fill('vrm');
    await page.getByRole('button', { name: 'Add Varuna Motors to the watchlist' }).first().click();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Varuna Motors' }).waitFor();
    await page.reload();
    await app.goTo('#/market/index');
    const row = page.getByRole('row', { name: /Varuna Motors/ }).first();
    await row.waitFor();
    await row.getByRole('button', { name: 'Actions for Varuna Motors' }).click();
    await page.getByRole('menuitem', { name: 'Remove from watchlist' }).click();
    await page.getByText('You follow no stock yet.').first().waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('every period of a chart is drawn, and the same bars are there as a table (%s)', async (device) => {
  const app = await open({ device });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/market/stockDetail?symbol=VRM');
  const chart = page.getByRole('img', { name: /^Chart of Varuna Motors/ });
  await chart.locator('canvas').first().waitFor();
  for (const period of ['1 min', '5 min', '15 min', '30 min', 'Day', 'Week', 'Month', '6 M', '1 Y']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/market/candles'));
    await page.getByRole('tab', { name: period, exact: true }).click();
    await answered;
    await page.getByRole('tabpanel', { name: period, exact: true }).getByText('Open').waitFor();
  }
  await page.getByRole('button', { name: 'Not adjusted' }).click();
  await page.getByRole('menuitem', { name: /Adjusted forward/ }).click();
  await page.getByRole('button', { name: 'View as table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Varuna Motors, 1 Y' });
  await dialog.getByRole('columnheader', { name: 'Close' }).waitFor();
  expect(await dialog.getByRole('row').count()).toBeGreaterThan(300);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the wheel over the chart scrolls the page (desktop)', async () => {
  const app = await open({ device: 'desktop' });
  const box = await chartBox(app);
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await app.page.mouse.wheel(0, 250);
  await expect.poll(() => scrollTop(app)).toBeGreaterThan(100);
  await app.close();
});

test('a finger over the chart scrolls the page up and down; a long press shows the values instead (phone)', async () => {
  const app = await open({ device: 'phone' });
  const box = await chartBox(app);
  const fingers = await app.context.newCDPSession(app.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  await touch('touchStart', middle.x, middle.y);
  await app.page.waitForTimeout(700);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', middle.x - step * 5, middle.y - step * 10);
  await touch('touchEnd', middle.x, middle.y);
  expect(await scrollTop(app)).toBe(0);

  // The finger comes down elsewhere: the crosshair goes, and the page moves.
  await touch('touchStart', box.x + 30, middle.y);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', box.x + 30, middle.y - step * 12);
  await touch('touchEnd', box.x + 30, middle.y);
  await expect.poll(() => scrollTop(app)).toBeGreaterThan(20);
  await app.close();
});

async function chartBox(app: App): Promise<{ x: number; y: number; width: number; height: number }> {
  await signUp(app);
  await app.goTo('#/market/stockDetail?symbol=VRM&period=day');
  const chart = app.page.getByRole('img', { name: /^Chart of Varuna Motors/ });
  await chart.locator('canvas').first().waitFor();
  await app.page.getByRole('tabpanel', { name: 'Day' }).getByText('Open').waitFor();
  const box = await chart.boundingBox();
  if (box === null) throw new Error('the chart has no place');
  return box;
}

function scrollTop({ page }: App): Promise<number> {
  return page.locator('[data-primary-pane] [data-scroll]').evaluate((element) => element.scrollTop);
}
