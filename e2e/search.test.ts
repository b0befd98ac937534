/** A reader finds any instrument by a few letters, at once, with the keyboard alone, and finds it again in the history. */
import { expect, test } from 'vitest';
import { openBrowser, signUp, type App, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();
/** Of the page's own processor time: what a reader waits for on a machine that does nothing else. */
const ANSWER_MS_MAX = 150;

test.each(devices)(
  'code, name, first letters and industry are found, and each answer stands at once (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    // With a chart and a ticket beside it on the desktop, whose prices move.
    await page.evaluate(() => localStorage.setItem('bahi.symbol', 'VRM'));
    await page.reload();
    await app.goTo('#/favorite/search');
    const field = page.getByRole('textbox', { name: 'Name or code' }).first();
    await page.locator('input:focus').waitFor();
    await field.fill('v');
    await page
      .getByRole('status')
      .getByText(/matches/)
      .first()
      .waitFor();
    const spent = await processorTime(app);
    const answers: number[] = [];
    for (const [text, first] of [
      ['vrm', 'Varuna Motors'],
      ['neem b', 'Neem Bank'],
      ['nb', 'Neem Bank'],
      ['usdinr', 'US dollar'],
      ['bahififty', 'Bahi Fifty'],
    ] as const) {
      const before = await spent();
      await page.evaluate(typeAndWait, text);
      answers.push((await spent()) - before);
      await page.getByRole('main').getByRole('listitem').first().getByText(first).waitFor();
    }
    await field.fill('pharmaceuticals');
    await page.getByRole('main').getByRole('listitem').first().getByText('Pharmaceuticals').waitFor();
    await field.fill('qqqq');
    await page.getByText('Nothing matches “qqqq”. Try the code.').waitFor();
    // A slip of the hand.
    await field.fill('suvrna');
    await page.getByText('Nothing matches “suvrna”. Did you mean:').waitFor();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .getByText(/Suvarna/)
      .waitFor();
    expect(answers.filter((ms) => ms > ANSWER_MS_MAX)).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)(
  'the keyboard alone: down to a match, Enter, and the history can be cleared (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/favorite/search');
    const field = page.getByRole('textbox', { name: 'Name or code' }).first();
    await page.locator('input:focus').waitFor();
    await field.fill('neem');
    await page
      .getByRole('link', { name: /Neem Bank/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Neem Bank' }).waitFor();
    await app.goTo('#/favorite/search');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Recent searches' }).waitFor();
    await main.getByRole('link', { name: /Neem Bank/ }).waitFor();
    await main.getByRole('button', { name: 'Clear', exact: true }).click();
    await main.getByText('Type a name or a code. One letter is enough.').waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('in Chinese a currency and an industry are found by their Chinese names; what does not trade is marked', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await page.evaluate(() => localStorage.setItem('language', 'tw'));
  await page.reload();
  await app.goTo('#/favorite/search');
  const field = page.getByRole('textbox', { name: '名稱或代號' });
  await field.fill('日圓');
  await page.getByRole('listitem').filter({ hasText: 'JPYINR' }).waitFor();
  await field.fill('銀行');
  await page.getByRole('listitem').first().getByText('銀行').waitFor();
  const { stopped, gone } = await page.evaluate(async () => {
    const answer = await fetch('/api/vue/market/instruments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await answer.json()) as { data: { rows: { symbol: string; state: string }[] } };
    const one = (state: string) => data.rows.find((row) => row.state === state)!.symbol;
    return { stopped: one('suspended'), gone: one('off_shelf') };
  });
  await field.fill(stopped);
  await page.getByRole('listitem').filter({ hasText: stopped }).getByText('暫停交易').waitFor();
  await field.fill(gone);
  await page.getByRole('listitem').filter({ hasText: gone }).getByText('已下市').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Milliseconds that the page's thread has worked. */
async function processorTime({ context, page }: App): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
}

/** In the page: a text into the field, until its results are on the screen. */
async function typeAndWait(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role="search"] input')!;
  const list = document.querySelector('[data-primary-pane] [data-scroll], [role="main"] [data-scroll]')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(list, { subtree: true, childList: true });
  });
  write.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return shown;
}
