/** What a reader puts on the chart: indicators, drawings, another instrument; kept over a reload, and shared as a picture. */
import { afterEach, expect, test } from 'vitest';
import { openBrowser, type App, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { boxOf, chartOf, openChart, words } from './chart.ts';

const { devices, looks, themes } = crossing();

const { open } = openBrowser();

let app: App;
afterEach(async () => {
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)(
  'an indicator and its parameters are kept over a reload, for this instrument ($device, $language)',
  async (look) => {
    const t = words[look.language];
    app = await openChart(open, look);
    const { page } = app;
    await page.getByRole('button', { name: t.indicators, exact: true }).click();
    await page.getByRole('searchbox').fill('MACD');
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: /^(Settings of|.*的設定)/ }).click();
    const fast = page.getByRole('dialog').getByRole('textbox').first();
    await fast.fill('900');
    await fast.press('Tab');
    await page.getByText(/A whole number from 1 to 500|1 到 500 的整數/).waitFor();
    await fast.fill('8');
    await fast.press('Tab');
    await expect.poll(() => keptText()).toContain('"params":[8,26,9]');
    await page.keyboard.press('Escape');
    const height = (await boxOf(chartOf(app, look.language))).height;
    await page.reload();
    await chartOf(app, look.language).locator('canvas').first().waitFor();
    expect((await boxOf(chartOf(app, look.language))).height).toBe(height);
    await page.getByRole('button', { name: t.indicators, exact: true }).click();
    await page.getByRole('searchbox').fill('MACD');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await app.goTo('#/market/stockDetail?symbol=NEEM&period=day');
    await page.getByRole('heading', { level: 1, name: 'Neem Bank' }).waitFor();
    await page.getByRole('button', { name: t.indicators, exact: true }).click();
    await page.getByRole('searchbox').fill('MACD');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  },
);

test.each(devices)(
  'a drawing is set by hand, kept over a reload, locked, deleted and brought back (%s)',
  async (device) => {
    app = await openChart(open, { device });
    const { page } = app;
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('button', { name: 'Line from point to point' }).click();
    await page.getByText(/press 2 points on the chart/).waitFor();
    const box = await boxOf(chartOf(app));
    await page.clock.install();
    for (const [x, y] of [
      [0.2, 150],
      [0.6, 80],
    ] as const) {
      const at = { x: box.x + box.width * x, y: box.y + y };
      if (device === 'phone') await page.touchscreen.tap(at.x, at.y);
      else await page.mouse.click(at.x, at.y);
      // Two presses in half a second are a double press.
      await page.clock.fastForward(700);
    }
    await page.getByRole('button', { name: '1 drawing' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('button', { name: '1 drawing' }).click();
    await page.getByRole('menuitem', { name: 'Line from point to point' }).click();
    await page.getByRole('button', { name: 'Lock this drawing' }).click();
    await page.getByRole('button', { name: 'Unlock this drawing' }).waitFor();
    await page.getByRole('button', { name: 'Delete this drawing' }).click();
    await page.getByRole('button', { name: '0 drawings' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: '1 drawing' }).waitFor();
    // Minutes have drawings of their own.
    await page.getByRole('tab', { name: '5 min', exact: true }).click();
    await page.getByText('1 more on day charts').waitFor();
  },
);

test('a level is drawn by keyboard alone, with words on it', async () => {
  app = await openChart(open, { device: 'desktop' });
  const { page } = app;
  await page.getByRole('button', { name: 'Draw', exact: true }).press('Enter');
  const first = page.getByRole('button', { name: 'Line from point to point' });
  await first.focus();
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Place it' }).press('Enter');
  await page.getByText('Enter the words first').waitFor();
  await page.getByRole('textbox', { name: /Words/ }).fill('Results day');
  await page.keyboard.press('Enter');
  await page.getByText(/press one point on the chart|press 1 point/).waitFor();
  await chartOf(app).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: '1 drawing' }).click();
  await page.getByRole('menuitem', { name: 'Note: Results day' }).waitFor();
});

test('another instrument is compared in percent, and let go again', async () => {
  app = await openChart(open, { device: 'phone' });
  const { page } = app;
  await page.getByRole('button', { name: 'Compare' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bahi Fifty/ })
    .click();
  const legend = page.getByRole('group', { name: 'Percent, compared with Bahi Fifty' });
  await expect.poll(() => legend.innerText()).toMatch(/Varuna Motors\s+[+−]?[0-9.]+%[^]*Bahi Fifty\s+[+−]?[0-9.]+%/);
  await legend.getByRole('button', { name: 'Stop comparing with Bahi Fifty' }).click();
  await legend.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('neem bank');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Neem Bank/ })
    .click();
  await page.getByRole('group', { name: 'Percent, compared with Neem Bank' }).waitFor();
});

test('the picture is marked practice, shows the chart, and is saved as a PNG', async () => {
  app = await openChart(open, { device: 'desktop' });
  const { page } = app;
  await page.getByRole('button', { name: 'Picture' }).click();
  const preview = page.getByRole('img', { name: /Picture of the chart of Varuna Motors, Day\. PRACTICE MARKET/ });
  const colors = () =>
    preview.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  await expect.poll(colors).toBeGreaterThan(50);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await download).suggestedFilename()).toBe('VRM-day.png');
});

test('a link from a scan draws its indicator, says so, and takes it away', async () => {
  app = await openChart(open, { device: 'phone', draw: 'MA.50.200' });
  const { page } = app;
  await page.getByText('MA 50 200 is drawn because of the scan you came from.').waitFor();
  expect(await keptText()).not.toContain('"MA"');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('MA 50 200 is drawn').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('draw=');
  await app.goTo('#/market/stockDetail?symbol=VRM&period=day&draw=<script>');
  await chartOf(app).waitFor();
});

test.each(devices.flatMap((device) => themes.map((isDark) => ({ device, isDark }))))(
  'no violation with a sheet or the tools open ($device, dark $isDark)',
  async (look) => {
    app = await openChart(open, look);
    const { page } = app;
    const found: string[] = [];
    const check = async (what: string) => found.push(...(await violationsOf(app, what)));
    await page.getByRole('button', { name: 'Indicators' }).click();
    await page.getByRole('button', { name: 'Settings of Volume' }).click();
    await check('indicators');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bahi Fifty/ })
      .waitFor();
    await check('compare');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Picture' }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await check('picture');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View as table' }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await check('table');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await check('tools');
    expect(found).toEqual([]);
  },
);

function keptText(): Promise<string> {
  return app.page.evaluate(() => localStorage.getItem('bahi.chart') ?? '');
}
