/** A reader finds any instrument by a few letters, with the keyboard alone, and finds it again in the history. */
import { expect, test } from 'vitest';
import { openBrowser, signUp, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('code, name, first letters, industry and what was meant are found (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/favorite/search');
  const field = page.getByRole('textbox', { name: 'Name or code' }).first();
  await page.locator('input:focus').waitFor();
  await field.fill('v');
  await page
    .getByRole('status')
    .getByText(/matches/)
    .first()
    .waitFor();
  for (const [text, first] of [
    ['vrm', 'Varuna Motors'],
    ['neem b', 'Neem Bank'],
    ['nb', 'Neem Bank'],
    ['usdinr', 'US dollar'],
    ['bahififty', 'Bahi Fifty'],
  ] as const) {
    await field.fill(text);
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
  expect(app.problems).toEqual([]);
  await app.close();
});

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
  const app = await open({ device: 'phone', language: 'tw', signsIn: true });
  const { page } = app;
  await signUp(app);
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
