/** Lists of trading on a desktop are tables: sorted by the keyboard, columns that stay chosen, files with every row; each kind with its own profit. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listOrders, placeOrder } from '@bahi/contract/orders/calls.ts';
import { listRecords } from '@bahi/contract/records/calls.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { figureIn, openBrowser, saved, signUp, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { bidOf, callAs, expectOk, rowOf } from './trading.ts';

const { open } = openBrowser();

/** Far below the market, so that they wait: the dearest is the last that was placed. */
const WAITING = ['NEEM', 'SAGR', 'ROHN', 'VRM'] as const;

test('on a desktop orders are a table: sorted by the keyboard, with the columns one chose, saved as it stands', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  for (const symbol of WAITING) await placeFarBelow(app, symbol);
  await app.goTo('#/trade/index?tab=orders');
  const table = page.getByRole('main').getByRole('table', { name: 'Orders' });
  await rowOf(table, 'VRM').waitFor();
  expect(await stocks(table)).toEqual([...WAITING].reverse());
  expect(await violationsOf(app, 'orders as a table')).toEqual([]);

  const limit = table.getByRole('columnheader', { name: 'Limit' });
  await limit.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await table.locator('th[aria-sort=descending]').waitFor();
  const dearest = (await limits(table)).toSorted((a, b) => b - a);
  await expect.poll(() => limits(table)).toEqual(dearest);
  await page.keyboard.press('Space');
  await expect.poll(() => limits(table)).toEqual(dearest.toReversed());
  expect(await limit.getAttribute('aria-sort')).toBe('ascending');

  // Chosen by the keyboard too; the menu stays open over several.
  await page.getByRole('button', { name: 'Choose columns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Filled' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Number' }).press('Enter');
  await page.keyboard.press('Escape');
  await table.getByRole('columnheader', { name: 'Filled' }).waitFor({ state: 'detached' });
  await page.reload();
  await table.getByRole('columnheader', { name: 'Number' }).waitFor();
  expect(await table.getByRole('columnheader', { name: 'Filled' }).count()).toBe(0);

  await table.getByRole('button', { name: 'Stock' }).press('Enter');
  await expect.poll(() => stocks(table)).toEqual([...WAITING].toSorted());
  const { path } = await saved(app, 'Download CSV');
  const [head, ...lines] = (await readFile(path, 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
  const columns = head!.split(',');
  expect(columns).not.toContain('Filled');
  const filed = (name: string) => lines.map((line) => line.split(',')[columns.indexOf(name)]!);
  expect(filed('Stock')).toEqual(await stocks(table));
  expect(filed('Limit').map(Number)).toEqual(await limits(table));
  expect(filed('Name')).toContain('Neem Bank');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a file has every row of the filter, not those of the page, and records open into their slips', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  for (let count = 0; count < 11; count += 1) await buy(app, 'ROHN');
  await settledOrders(app);
  await app.goTo('#/information/fundRecord');
  const table = page.getByRole('main').getByRole('table', { name: 'Journal' });
  const { total } = await expectOk((await callAs(app))(listRecords, { page: 1, pageSize: 1 }));
  expect(total).toBeGreaterThan(10);
  await page.getByText(`1–10 of ${total}`).waitFor();
  const { path } = await saved(app, 'Download CSV');
  const all = (await readFile(path, 'utf8')).trim().split('\r\n');
  expect(all).toHaveLength(total + 1);
  expect(all.at(-1)).toContain('Practice grant');

  await page.getByRole('button', { name: `Page ${Math.ceil(total / 10)}` }).click();
  await rowOf(table, 'Practice grant').getByRole('button').click();
  await page.getByText('Why this number').first().waitFor();
  await table.getByRole('button', { name: 'Change of cash' }).press('Enter');
  await expect.poll(async () => (await cellsOf(table, 'Change of cash'))[0]).toBe('+10,00,000.00');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption({ label: 'Practice grant' });
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  const filtered = await saved(app, 'Download CSV');
  expect((await readFile(filtered.path, 'utf8')).trim().split('\r\n')).toHaveLength(2);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(['phone', 'desktop'] as const)('Digital and Forex show the profit of their own kind (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await buy(app, 'JUGNU');
  await buy(app, 'ROHN');
  await settledOrders(app);
  const main = page.getByRole('main');
  const profit = main.getByText('Open profit, INR', { exact: true }).locator('..');
  await app.goTo('#/trade/index?tab=forex');
  await main.getByText('No open positions.').waitFor();
  await expect.poll(() => figureIn(profit)).toBe('0.00');
  await app.goTo('#/trade/index?tab=digital');
  const row = rowOf(main, 'Jugnu Grid');
  await row.waitFor();
  // Prices move: the sum above and the one row below are read together until they are of one moment.
  await expect
    .poll(async () => {
      const above = await profit.locator('.num > [aria-hidden=true]').innerText();
      return (await row.innerText()).includes(above) && above !== '0.00';
    })
    .toBe(true);
  expect(app.problems).toEqual([]);
  await app.close();
});

async function buy(app: App, symbol: string): Promise<void> {
  const terms = { symbol, direction: 'long', type: 'market', lots: 1 } as const;
  await expectOk((await callAs(app))(placeOrder, terms, { idempotencyKey: randomUUID() }));
}

async function settledOrders(app: App): Promise<void> {
  const call = await callAs(app);
  const working = { state: 'open', page: 1, pageSize: 1 } as const;
  await expect.poll(async () => (await expectOk(call(listOrders, working))).total).toBe(0);
}

async function placeFarBelow(app: App, symbol: string): Promise<void> {
  const limitPrice = ((Number(await bidOf(app, symbol)) * 97) / 100).toFixed(0);
  const terms = { symbol, direction: 'long', type: 'limit', limitPrice, lots: 1 } as const;
  await expectOk((await callAs(app))(placeOrder, terms, { idempotencyKey: randomUUID() }));
}

/** The codes of the stocks, from above. */
async function stocks(table: Locator): Promise<string[]> {
  return (await cellsOf(table, 'Stock')).map((text) => text.split('\n')[0]!.trim());
}

async function limits(table: Locator): Promise<number[]> {
  return (await cellsOf(table, 'Limit')).map((text) => Number(text.replaceAll(',', '')));
}

/** What stands below a heading, from above. */
async function cellsOf(table: Locator, heading: string): Promise<string[]> {
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.trim() === heading);
  return table.locator(`tbody tr td:nth-child(${at + 1})`).allInnerTexts();
}
