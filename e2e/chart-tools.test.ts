/** What a reader puts on the chart: indicators, drawings, another instrument; kept over a reload, and shared as a picture. */
import { afterEach, expect, test } from 'vitest';
import { openBrowser, type App, crossing, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { boxOf, chartOf, openChart, words } from './chart.ts';

const { devices, looks, themes } = crossing();

const { open } = openBrowser();

/** Nothing covers the middle of it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element === top || element.contains(top));
}

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
    await page.getByRole('button', { name: 'Trend line' }).click();
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
    await page.getByRole('menuitem', { name: 'Trend line' }).click();
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
  await page.getByRole('button', { name: 'More tools' }).press('Enter');
  const first = page.getByRole('button', { name: 'Trend line' });
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

test.each([
  [360, 740],
  [390, 844],
])(
  'the drawing tools stand above the dock with the chart in sight, named as traders name them (%i x %i)',
  async (width, height) => {
    app = await openChart(open, { device: 'phone' });
    const { page } = app;
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    for (const name of ['Trend line', 'Horizontal line', 'Ray', 'Channel', 'Fibonacci retracement', 'More tools']) {
      const tool = page.getByRole('button', { name, exact: true });
      await tool.waitFor();
      await expect.poll(() => tool.evaluate(isOnTop)).toBe(true);
    }
    const chart = await boxOf(chartOf(app));
    expect(chart.y).toBeGreaterThan(0);
  },
);

test('an order that waits and what a position cost are lines; one that is dragged leads to its slip, and so does its button', async () => {
  // A year's prices reach well below the limit; those of a quiet day need not, and what is not in view is not dragged.
  app = await openChart(open, { device: 'desktop', period: '1Y' });
  const { page } = app;
  const panel = page.getByRole('tabpanel').filter({ has: page.getByText('Close', { exact: true }) });
  const last = Number((await panel.first().innerText()).match(/Close ([0-9,.]+)/)![1]!.replaceAll(',', ''));
  const limit = (Math.floor(last * 0.99 * 2) / 2).toFixed(2);
  await page.evaluate(
    async ([limitPrice, password]) => {
      const post = (path: string, body: object) =>
        fetch(`/api/vue${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            token: localStorage.getItem('tokend')!,
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
      await post('/security/unlock', { password });
      const terms = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, timeInForce: 'gtc', limitPrice };
      await post('/trade/place', terms);
    },
    [limit, FUND_PASSWORD] as const,
  );
  await page.reload();
  const line = page.getByRole('list', { name: 'Lines on the chart' }).getByRole('link', { name: /^Buy 100 at / });
  await line.waitFor();
  const box = await boxOf(chartOf(app));
  // Where a price stands in pixels is the chart's own: one drag at each height until one takes the line.
  for (let y = box.y + 40; y < box.y + box.height - 40 && page.url().includes('stockDetail'); y += 8) {
    await page.mouse.move(box.x + 40, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, y + 12, { steps: 3 });
    await page.mouse.up();
  }
  await expect.poll(() => page.url()).toMatch(/positionDetail\?order=/);
  await page.goBack();
  await line.click();
  await expect.poll(() => page.url()).toMatch(/positionDetail\?order=/);
});

test('a bonus, a dividend and a trade of one’s own are marked, and the marks are said', async () => {
  app = await openChart(open, { device: 'phone', period: '1Y' });
  const marks = app.page.getByRole('list', { name: 'Marks on the chart' });
  await expect.poll(() => marks.innerText()).toMatch(/B Bonus[^]*D Dividend/);
});

test('the legends of many indicators make the chart taller and leave its candles their room', async () => {
  app = await openChart(open, { device: 'phone' });
  const { page } = app;
  const height = async () => (await boxOf(chartOf(app))).height;
  const before = await height();
  await page.getByRole('button', { name: 'Indicators', exact: true }).click();
  for (const name of ['Moving averages', 'Bollinger bands']) {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('checkbox').first().click();
  }
  await page.keyboard.press('Escape');
  // Two legends of two rows each: three rows more than the one there is room for.
  await expect.poll(async () => (await height()) - before).toBeGreaterThanOrEqual(30);
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
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await check('tools');
    expect(found).toEqual([]);
  },
);

function keptText(): Promise<string> {
  return app.page.evaluate(() => localStorage.getItem('bahi.chart') ?? '');
}
