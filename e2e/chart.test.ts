/** The chart is read: every period, bar by bar, back through all history, over the whole screen, and never in the page's way. */
import { afterEach, expect, test } from 'vitest';
import { openBrowser, type App, crossing } from './app.ts';
import { boxOf, chartOf, openChart } from './chart.ts';

const { devices } = crossing();

const { open } = openBrowser();

let app: App;
afterEach(async () => {
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('every period of a chart is drawn, and the same bars are there as a table (%s)', async (device) => {
  app = await openChart(open, { device });
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
  app = await openChart(open, { device: 'desktop', period: '1Y' });
  const chart = chartOf(app);
  await chart.focus();
  await app.page.keyboard.press('ArrowLeft');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/Open .* High .* Low .* Close .* Volume/);
  const newest = await chart.getAttribute('aria-valuetext');
  await app.page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(newest);
  const adjusted = await closeSpoken();
  // Adjusted unless the reader says otherwise: a bonus must not look like a crash.
  await app.page.getByRole('button', { name: 'Adjusted forward' }).click();
  await app.page.getByRole('menuitem', { name: /Not adjusted/ }).click();
  await expect
    .poll(async () => {
      await chart.focus();
      await app.page.keyboard.press('Home');
      return adjusted / (await closeSpoken());
    })
    .toBeLessThan(0.6);
  expect(adjusted / (await closeSpoken())).toBeGreaterThan(0.4);
});

test('scrolled back by hand and by fling, the whole history is there: every day once', async () => {
  app = await openChart(open, { device: 'desktop' });
  const { page } = app;
  const chart = chartOf(app);
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
    .poll(async () => {
      await page.keyboard.press('Home');
      return Number(await chart.getAttribute('aria-valuemax'));
    })
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

test.each(devices)('full screen keeps the focus; Esc and Back lead out of it, not away (%s)', async (device) => {
  app = await openChart(open, { device });
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

test('an index has neither volume nor adjustment', async () => {
  app = await openChart(open, { device: 'phone' });
  await app.goTo('#/market/stockDetailzs?symbol=BAHIFIFTY&period=day');
  const { page } = app;
  await page.getByRole('slider', { name: /^Chart of Bahi Fifty/ }).waitFor();
  const panel = page.getByRole('tabpanel', { name: 'Day', exact: true });
  await panel.getByText('Open', { exact: true }).waitFor();
  expect(await panel.getByText('Volume').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Not adjusted|Adjusted)/ }).count()).toBe(0);
});

test('a stretch that was not recorded is said under the chart, and stands in the table', async () => {
  app = await openChart(open, { device: 'phone' });
  const { page } = app;
  // As after a server that was away: the answer without those minutes, and with the gap.
  await page.route('**/market/candles', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { bars: [number][]; gaps: { from: number; to: number }[] } };
    const { bars } = body.data;
    const [from, to] = [bars.at(-30)?.[0], bars.at(-20)?.[0]];
    if (from === undefined || to === undefined) return route.fulfill({ response });
    const kept = bars.filter(([at]) => at < from || at >= to);
    return route.fulfill({ response, json: { ...body, data: { ...body.data, bars: kept, gaps: [{ from, to }] } } });
  });
  await page.getByRole('tab', { name: '1 min', exact: true }).click();
  await page.getByText(/shaded stretch(es)? w(as|ere) not recorded: the server was away/).waitFor();
  await page.getByRole('button', { name: 'View as table' }).click();
  await page
    .getByRole('dialog')
    .getByRole('cell', { name: /^Not recorded from .* the server was away$/ })
    .waitFor();
});

test('the wheel over the chart scrolls the page (desktop)', async () => {
  app = await openChart(open, { device: 'desktop' });
  const box = await boxOf(chartOf(app));
  await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await app.page.mouse.wheel(0, 250);
  await expect.poll(scrollTop).toBeGreaterThan(100);
});

test('a finger over the chart scrolls the page up and down; a long press shows the values instead (phone)', async () => {
  app = await openChart(open, { device: 'phone' });
  const box = await boxOf(chartOf(app));
  const fingers = await app.context.newCDPSession(app.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  await app.page.clock.install();
  await touch('touchStart', middle.x, middle.y);
  await app.page.clock.fastForward(700);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', middle.x - step * 5, middle.y - step * 10);
  await touch('touchEnd', middle.x, middle.y);
  expect(await scrollTop()).toBe(0);

  // The finger comes down elsewhere: the crosshair goes, and the page moves.
  await touch('touchStart', box.x + 30, middle.y);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', box.x + 30, middle.y - step * 12);
  await touch('touchEnd', box.x + 30, middle.y);
  await expect.poll(scrollTop).toBeGreaterThan(20);
});

async function closeSpoken(): Promise<number> {
  const text = (await chartOf(app).getAttribute('aria-valuetext')) ?? '';
  return Number(/Close ([0-9,.]+)/.exec(text)?.[1]?.replaceAll(',', '').replace(/\.$/, ''));
}

function scrollTop(): Promise<number> {
  return app.page.locator('[data-primary-pane] [data-scroll]').evaluate((element) => element.scrollTop);
}
