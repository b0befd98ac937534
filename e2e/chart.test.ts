/** The chart: read in every way, with what a reader puts on it, kept over a reload, and never in the page's way. */
import { AxeBuilder } from '@axe-core/playwright';
import { afterEach, expect, test } from 'vitest';
import { devices, openBrowser, type App, type OpenOptions } from './app.ts';
import { logIn } from './practice.ts';

const { open } = openBrowser();

const words = {
  en: {
    chart: /^Chart of Varuna Motors/,
    day: 'Day',
    indicators: 'Indicators',
    table: 'View as table',
    close: 'Close',
  },
  tw: { chart: /^Varuna Motors 的圖表/, day: '日', indicators: '指標', table: '以表格檢視', close: '收' },
} as const;

let app: App;
afterEach(async () => {
  expect(app.problems).toEqual([]);
  await app.close();
});

const cases = devices.flatMap((device) => (['en', 'tw'] as const).map((language) => ({ device, language })));

test.each(devices)('every period of a chart is drawn, and the same bars are there as a table (%s)', async (device) => {
  await openChart({ device });
  const { page } = app;
  for (const period of ['Today', '1 min', '5 min', '15 min', '30 min', 'Week', 'Month', '6 M', '1 Y']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/market/candles'));
    await page.getByRole('tab', { name: period, exact: true }).click();
    await answered;
    const panel = page.getByRole('tabpanel', { name: period, exact: true });
    await panel.getByText('Close', { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'View as table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Varuna Motors, 1 Y' });
  await dialog.getByRole('columnheader', { name: 'Close' }).waitFor();
  expect(await dialog.getByRole('row').count()).toBeGreaterThan(300);
  await dialog.getByRole('button', { name: 'Older' }).click();
  await dialog.getByRole('button', { name: 'Newer' }).waitFor();
});

test('the arrow keys read the chart bar by bar; adjusting halves the prices before a bonus of one for one', async () => {
  await openChart({ device: 'desktop', period: '1Y' });
  const chart = chartOf('en');
  await chart.focus();
  await app.page.keyboard.press('ArrowLeft');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/Open .* High .* Low .* Close .* Volume/);
  const newest = await chart.getAttribute('aria-valuetext');
  await app.page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(newest);
  const traded = await closeSpoken();
  await app.page.getByRole('button', { name: 'Not adjusted' }).click();
  await app.page.getByRole('menuitem', { name: /Adjusted forward/ }).click();
  await expect
    .poll(async () => {
      await chart.focus();
      await app.page.keyboard.press('Home');
      return (await closeSpoken()) / traded;
    })
    .toBeLessThan(0.6);
  expect((await closeSpoken()) / traded).toBeGreaterThan(0.4);
});

test('scrolled back by hand and by fling, the whole history is there: every day once', async () => {
  await openChart({ device: 'desktop' });
  const { page } = app;
  const chart = chartOf('en');
  const all = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    let [count, before] = [0, Date.now()];
    for (;;) {
      const body = JSON.stringify({ symbol: 'VRM', period: 'day', limit: 1500, before });
      const answer = await fetch('/api/vue/market/candles', { method: 'POST', headers, body });
      const { data } = (await answer.json()) as { data: { bars: [number][]; hasMore: boolean } };
      count += data.bars.length;
      if (!data.hasMore) return count;
      before = data.bars[0]![0];
    }
  });
  const box = await boxOf(chart);
  for (let fling = 0; fling < 40; fling += 1) {
    await page.mouse.move(box.x + 20, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 90, box.y + 80, { steps: 3 });
    await page.mouse.up();
  }
  await chart.focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Home');
        return Number(await chart.getAttribute('aria-valuemax'));
      },
      { timeout: 20_000 },
    )
    .toBe(all - 1);
  // The first days follow each other without a jump: four in a row are four dates, none twice.
  const dates: string[] = [];
  await page.keyboard.press('Home');
  for (let day = 0; day < 4; day += 1) {
    dates.push(((await chart.getAttribute('aria-valuetext')) ?? '').slice(0, 10));
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(dates).size).toBe(4);
  expect(dates.toSorted()).toEqual(dates);
});

test.each(cases)(
  'an indicator and its parameters are kept over a reload, for this instrument ($device, $language)',
  async (look) => {
    const t = words[look.language];
    await openChart(look);
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
    const height = (await boxOf(chartOf(look.language))).height;
    await page.reload();
    await chartOf(look.language).locator('canvas').first().waitFor();
    expect((await boxOf(chartOf(look.language))).height).toBe(height);
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
    await openChart({ device });
    const { page } = app;
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await page.getByRole('button', { name: 'Line from point to point' }).click();
    await page.getByText(/press 2 points on the chart/).waitFor();
    const box = await boxOf(chartOf('en'));
    for (const [x, y] of [
      [0.2, 150],
      [0.6, 80],
    ] as const) {
      const at = { x: box.x + box.width * x, y: box.y + y };
      if (device === 'phone') await page.touchscreen.tap(at.x, at.y);
      else await page.mouse.click(at.x, at.y);
      // Two presses in half a second are a double press.
      await page.waitForTimeout(700);
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
  await openChart({ device: 'desktop' });
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
  await chartOf('en').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: '1 drawing' }).click();
  await page.getByRole('menuitem', { name: 'Note: Results day' }).waitFor();
});

test('another instrument is compared in percent, and let go again', async () => {
  await openChart({ device: 'phone' });
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

test.each(devices)('full screen keeps the focus; Esc and Back lead out of it, not away (%s)', async (device) => {
  await openChart({ device });
  const { page } = app;
  // The browser of the journeys has no screen to fill: the chart takes the window.
  await page.evaluate(() => Object.defineProperty(document.documentElement, 'requestFullscreen', { value: undefined }));
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await leave.waitFor();
  const size = page.viewportSize()!;
  expect((await page.getByRole('region', { name: 'Chart' }).boundingBox())?.height).toBe(size.height);
  await page.getByText('Practice', { exact: true }).first().waitFor();
  await page.getByRole('tab', { name: 'Week' }).click();
  await leave.focus();
  await page.keyboard.press('Escape');
  const enter = page.getByRole('button', { name: 'Full screen', exact: true });
  await enter.waitFor();
  await expect.poll(() => enter.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => page.url()).toContain('period=week');
  await enter.click();
  await leave.waitFor();
  await page.goBack();
  await enter.waitFor();
  expect(page.url()).toContain('period=week');
  await page.getByRole('heading', { level: 1, name: 'Varuna Motors' }).waitFor();
});

test('the picture is marked practice, shows the chart, and is saved as a PNG', async () => {
  await openChart({ device: 'desktop' });
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
  await openChart({ device: 'phone', draw: 'MA.50.200' });
  const { page } = app;
  await page.getByText('MA 50 200 is drawn because of the scan you came from.').waitFor();
  expect(await keptText()).not.toContain('"MA"');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('MA 50 200 is drawn').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('draw=');
  await app.goTo('#/market/stockDetail?symbol=VRM&period=day&draw=<script>');
  await chartOf('en').waitFor();
});

test('an index has neither volume nor adjustment', async () => {
  await openChart({ device: 'phone' });
  await app.goTo('#/market/stockDetailzs?symbol=BAHIFIFTY&period=day');
  const { page } = app;
  await page.getByRole('slider', { name: /^Chart of Bahi Fifty/ }).waitFor();
  const panel = page.getByRole('tabpanel', { name: 'Day', exact: true });
  await panel.getByText('Open', { exact: true }).waitFor();
  expect(await panel.getByText('Volume').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Not adjusted' }).count()).toBe(0);
});

test.each(devices.flatMap((device) => [false, true].map((isDark) => ({ device, isDark }))))(
  'no violation with a sheet or the tools open ($device, dark $isDark)',
  async (look) => {
    await openChart(look);
    const { page } = app;
    const found: string[] = [];
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html ?? ''}`));
    };
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

test('the wheel over the chart scrolls the page (desktop)', async () => {
  await openChart({ device: 'desktop' });
  const box = await boxOf(chartOf('en'));
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await app.page.mouse.wheel(0, 250);
  await expect.poll(scrollTop).toBeGreaterThan(100);
});

test('a finger over the chart scrolls the page up and down; a long press shows the values instead (phone)', async () => {
  await openChart({ device: 'phone' });
  const box = await boxOf(chartOf('en'));
  const fingers = await app.context.newCDPSession(app.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  await touch('touchStart', middle.x, middle.y);
  await app.page.waitForTimeout(700);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', middle.x - step * 5, middle.y - step * 10);
  await touch('touchEnd', middle.x, middle.y);
  expect(await scrollTop()).toBe(0);

  // The finger comes down elsewhere: the crosshair goes, and the page moves.
  await touch('touchStart', box.x + 30, middle.y);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', box.x + 30, middle.y - step * 12);
  await touch('touchEnd', box.x + 30, middle.y);
  await expect.poll(scrollTop).toBeGreaterThan(20);
});

async function openChart(look: OpenOptions & { readonly period?: string; readonly draw?: string }): Promise<void> {
  // Log in in English: the words of the doors are those of other journeys.
  app = await open({ ...look, language: 'en' });
  await logIn(app, 'priya');
  const language = look.language === 'tw' ? 'tw' : 'en';
  if (language !== 'en') {
    await app.page.evaluate((code) => localStorage.setItem('language', code), language);
    await app.page.reload();
  }
  const draw = look.draw === undefined ? '' : `&draw=${look.draw}`;
  await app.goTo(`#/market/stockDetail?symbol=VRM&period=${look.period ?? 'day'}${draw}`);
  await chartOf(language).locator('canvas').first().waitFor();
  const tab = app.page.getByRole(
    'tabpanel',
    look.period === undefined ? { name: words[language].day, exact: true } : {},
  );
  await tab.getByText(words[language].close, { exact: true }).first().waitFor();
}

function chartOf(language: 'en' | 'tw') {
  return app.page.getByRole('slider', { name: words[language].chart });
}

async function closeSpoken(): Promise<number> {
  const text = (await chartOf('en').getAttribute('aria-valuetext')) ?? '';
  return Number(/Close ([0-9,.]+)/.exec(text)?.[1]?.replaceAll(',', '').replace(/\.$/, ''));
}

function keptText(): Promise<string> {
  return app.page.evaluate(() => localStorage.getItem('bahi.chart') ?? '');
}

async function boxOf(chart: ReturnType<typeof chartOf>) {
  const box = await chart.boundingBox();
  if (box === null) throw new Error('the chart has no place');
  return box;
}

function scrollTop(): Promise<number> {
  return app.page.locator('[data-primary-pane] [data-scroll]').evaluate((element) => element.scrollTop);
}
