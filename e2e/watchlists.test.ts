/** A customer keeps several lists: makes them, puts them in order by hand and by keys, moves rows, deletes and takes it back. */
import { randomUUID } from 'node:crypto';
import { addToWatchlist, deleteWatchlist, listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, signUp, type App, crossing } from './app.ts';
import { callAs, expectOk, watch } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('lists are made, put in order, renamed, deleted and brought back (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  for (const symbol of ['VRM', 'NEEM', 'SRTH']) await watch(app, symbol);
  await page.reload();
  await app.goTo('#/market/optionList');
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Instruments of “My list”' });
  await expect.poll(() => codesIn(rows)).toEqual(['VRM', 'NEEM', 'SRTH']);

  await main.getByRole('button', { name: 'Move Varuna Motors down' }).click();
  await expect.poll(() => codesIn(rows)).toEqual(['NEEM', 'VRM', 'SRTH']);
  await main.getByText('Varuna Motors is at place 2 of 3').waitFor({ state: 'attached' });
  const handle = main.getByRole('button', { name: 'Move Varuna Motors: drag, or use the arrow keys' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => codesIn(rows)).toEqual(['NEEM', 'SRTH', 'VRM']);
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await (device === 'phone' ? dragByFinger : dragByMouse)(app, handle, -130);
  await expect.poll(() => codesIn(rows)).toEqual(['VRM', 'NEEM', 'SRTH']);
  await expectKept(app, [['VRM', 'NEEM', 'SRTH']]);

  await main.getByLabel('New list').fill('Banks');
  await main.getByRole('button', { name: 'Create' }).click();
  await main.getByRole('heading', { name: 'Instruments of “Banks”' }).waitFor();
  await main.getByLabel('New list').fill('banks');
  await main.getByRole('button', { name: 'Create' }).click();
  await main.getByText('You already have a list called “banks”.').first().waitFor();
  await main.getByRole('button', { name: 'Move Banks up' }).click();
  await expectKept(app, [[], ['VRM', 'NEEM', 'SRTH']]);

  await main.getByRole('button', { name: 'Add to “Banks”' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to “Banks”' });
  await sheet.getByLabel('Name or code').fill('neem');
  await sheet.getByRole('button', { name: 'Add Neem Bank' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectKept(app, [['NEEM'], ['VRM', 'NEEM', 'SRTH']]);

  await main.getByRole('button', { name: 'Actions for Banks' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename “Banks”' }).getByLabel('Name of the list').fill('Lenders');
  await page.getByRole('button', { name: 'Save' }).click();
  await main.getByRole('heading', { name: 'Instruments of “Lenders”' }).waitFor();

  await main.getByRole('button', { name: 'Actions for Lenders' }).click();
  await page.getByRole('menuitem', { name: 'Delete list' }).click();
  await expectKept(app, [['VRM', 'NEEM', 'SRTH']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectKept(app, [['NEEM'], ['VRM', 'NEEM', 'SRTH']]);
  await main.getByRole('heading', { name: 'Instruments of “Lenders”' }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('a row moves to another list, and one taken off comes back to its place (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  for (const symbol of ['VRM', 'NEEM', 'SRTH']) await watch(app, symbol);
  await page.reload();
  await app.goTo('#/market/optionList');
  const main = page.getByRole('main');
  await main.getByLabel('New list').fill('Later');
  await main.getByRole('button', { name: 'Create' }).click();
  await main.getByRole('heading', { name: 'Instruments of “Later”' }).waitFor();

  await app.goTo('#/favorite/index');
  await page.getByRole('radio', { name: 'My list' }).first().click();
  const table = page.getByRole('table', { name: 'Watchlist' }).first();
  await table.getByRole('button', { name: 'Actions for Neem Bank' }).click();
  await page.getByRole('menuitem', { name: 'Lists…' }).click();
  await page.getByRole('button', { name: 'Move Neem Bank to “Later”' }).click();
  await expectKept(app, [['VRM', 'SRTH'], ['NEEM']]);
  await page.getByRole('radio', { name: 'Later' }).first().click();
  await page
    .getByRole('row', { name: /Neem Bank/ })
    .first()
    .waitFor();

  await app.goTo('#/market/optionList');
  await main.getByRole('button', { name: /^My list/ }).click();
  await main.getByRole('button', { name: 'Actions for Varuna Motors' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expectKept(app, [['SRTH'], ['NEEM']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectKept(app, [['VRM', 'SRTH'], ['NEEM']]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a change the server refuses is taken back, and said (desktop)', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  await watch(app, 'VRM');
  await page.reload();
  await app.goTo('#/market/optionList');
  const main = page.getByRole('main');
  await main.getByLabel('New list').fill('Elsewhere');
  await main.getByRole('button', { name: 'Create' }).click();
  await main.getByRole('heading', { name: 'Instruments of “Elsewhere”' }).waitFor();
  // Deleted on another device meanwhile.
  const call = await callAs(app);
  const list = (await expectOk(call(listWatchlists, {}))).find(({ name }) => name === 'Elsewhere')!;
  await expectOk(call(deleteWatchlist, { list: list.id }, { idempotencyKey: randomUUID() }));
  await main.getByRole('button', { name: 'Add to “Elsewhere”' }).click();
  await page.getByRole('dialog').getByLabel('Name or code').fill('neem');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Neem Bank' }).click();
  await page.getByText('This list no longer exists.').first().waitFor();
  await expect.poll(() => main.getByText('Elsewhere').count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('lists by type in three densities, in Chinese; the density is remembered (%s)', async (device) => {
  const app = await open({ device, language: 'en', signsIn: true });
  const { page } = app;
  await signUp(app);
  await watch(app, 'VRM');
  const call = await callAs(app);
  await expectOk(call(addToWatchlist, { type: 'forex', symbol: 'USDINR' }, { idempotencyKey: randomUUID() }));
  await page.evaluate(() => localStorage.setItem('language', 'tw'));
  await page.reload();
  await app.goTo('#/favorite/index');
  const list = device === 'phone' ? page.getByRole('main') : page.locator('[data-primary-pane]');
  await list.getByRole('row', { name: /Varuna Motors/ }).waitFor();
  for (const density of ['詳細', '精簡']) {
    await list.getByRole('button', { name: '顯示密度' }).click();
    await page.getByRole('menuitem', { name: density }).click();
    if (density === '詳細') await list.getByText(/^量 .+ · 低 .+ · 高 /).waitFor();
    else await expect.poll(() => list.getByText(/^量 /).count()).toBe(0);
  }
  await list.getByRole('tab', { name: '外匯' }).click();
  await list.getByRole('row', { name: /美元/ }).waitFor();
  await list.getByRole('tab', { name: '基金' }).click();
  await list.getByText('您還沒有關注任何基金。').waitFor();
  await page.reload();
  await list.getByText('您還沒有關注任何基金。').waitFor();
  await list.getByRole('tab', { name: '股票' }).click();
  const row = list.getByRole('row', { name: /Varuna Motors/ });
  await row.waitFor();
  expect((await row.boundingBox())!.height).toBeLessThan(50);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** The stock lists as the server has them. */
async function expectKept(app: App, symbols: string[][]): Promise<void> {
  const call = await callAs(app);
  await expect
    .poll(async () => {
      const lists = await expectOk(call(listWatchlists, {}));
      return lists.filter(({ type }) => type === 'stock').map((list) => list.symbols);
    })
    .toEqual(symbols);
}

async function codesIn(rows: Locator): Promise<string[]> {
  const texts = await rows.getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.split('\n')[1]!);
}

async function dragByMouse({ page }: App, handle: Locator, byY: number): Promise<void> {
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++) await page.mouse.move(x, y + (byY * step) / 8);
  await page.mouse.up();
}

async function dragByFinger({ page, context }: App, handle: Locator, byY: number): Promise<void> {
  const { x, y } = await middleOf(handle);
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', atY: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: atY }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 8; step++) await touch('touchMove', y + (byY * step) / 8);
  await touch('touchEnd', y);
}

async function middleOf(handle: Locator): Promise<{ x: number; y: number }> {
  const box = (await handle.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
