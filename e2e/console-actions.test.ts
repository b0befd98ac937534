/**
 * Corporate actions in the console: one person drafts a split, another announces it, everybody reads it among what is to come, where it is
 * found, kept as a view and saved as a file; then two people call it off, and nothing is to come any more.
 */
import { readFileSync } from 'node:fs';
import { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, origin, type App } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { newCustomer, quietCompanies } from './console-cases.ts';
import { openConsole, signInAt } from './console.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

const NOTICE = 'Each share becomes two shares, of half the price.';
const NOTE = 'The board has taken it back.';
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`));

test('two people announce a split, everybody reads it, and two call it off', async () => {
  const customer = await newCustomer(origin(), 'split');
  const coming = async (symbol: string) => expectOk(customer.call(listActions, { symbol }));
  const [symbol = ''] = await quietCompanies(customer);
  const exDate = addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, Date.now()), 3);
  const maker = await openConsole(open, 'products');
  const checker = await openConsole(open, 'products2');
  const { page } = maker;

  await page.getByRole('menuitem', { name: 'Products' }).click();
  await page.getByRole('group', { name: 'New draft' }).getByRole('button', { name: 'Corporate action' }).click();
  await field(page, 'Symbol').fill(symbol);
  await field(page, 'Announcement').fill(NOTICE);
  await field(page, 'New shares').fill('2');
  await field(page, 'Ex-date').fill(addBusinessDays(practiceCalendar, exDate, -2));
  await page.getByText(/^Not before \d{4}\.\d{2}\.\d{2}\.$/).waitFor();
  expect(await violationsInBothThemes(maker, 'a draft of a corporate action')).toEqual([]);
  await field(page, 'Ex-date').fill(exDate);
  await page.getByText('Complete: it can be proposed.').waitFor();
  await page.getByRole('region', { name: 'What customers will see' }).getByText('2 shares for each 1').waitFor();
  await page.getByRole('button', { name: 'Propose to publish' }).click();
  await agreed(page.getByRole('dialog'), 'Propose to publish');
  await page.getByText('Prem Nair proposed it').waitFor();
  expect((await coming(symbol)).total).toBe(0);
  await approve(checker, `Publish: Corporate action ${symbol}`);
  expect((await coming(symbol)).rows).toMatchObject([{ kind: 'split', exDate, state: 'announced', notice: NOTICE }]);

  await page.getByRole('menuitem', { name: 'Corporate actions' }).click();
  const panel = page.getByRole('region', { name: new RegExp(`^${symbol} .*${formatBusinessDate(exDate)}$`) });
  await panel.getByText('Split: 2 shares for each 1').waitFor();
  await panel.getByText(NOTICE).waitFor();
  await panel.getByText(/^Holders are recorded when/).waitFor();
  expect(await violationsInBothThemes(maker, 'corporate actions')).toEqual([]);
  await page.getByRole('button', { name: 'Today and under way' }).click();
  await panel.waitFor({ state: 'hidden' });
  const search = page.getByLabel('Symbol or name');
  await search.fill('no such name');
  // What is sought before the page has shown what was chosen a moment ago does not take the choice back.
  await page.getByRole('button', { name: 'Upcoming' }).evaluate((button: HTMLElement) => {
    button.click();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    document.querySelector('input[type="search"]')!.dispatchEvent(enter);
  });
  await page.waitForURL(/#\/actions\?text=no\+such\+name$/);
  await page.getByText('Nothing here.').waitFor();
  await search.fill(symbol.toLowerCase());
  await panel.waitFor();
  await expect.poll(() => page.getByRole('region', { name: / · / }).count()).toBe(1);
  await kept(page, `Of ${symbol}`);
  const lines = await exported(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Split,2 shares for each 1,Announced');
  // Where there are more than a file takes.
  await page.route('**/api/console/actions/list', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, total: 15_000 } } });
  });
  expect((await exported(page)).at(-1)).toContain('1 of 15,000 rows');
  await page.getByText('1 of 15,000 rows').waitFor();
  await page.unroute('**/api/console/actions/list');
  // It stands in the address, and a view brings it again.
  await page.reload();
  await panel.waitFor();
  expect(await search.inputValue()).toBe(symbol.toLowerCase());
  await page.goto(`${origin()}/console/#/actions`);
  await expect.poll(() => search.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: `Of ${symbol}`, exact: true }).click();
  await expect.poll(() => search.inputValue()).toBe(symbol.toLowerCase());
  await panel.getByRole('link', { name: 'Open what was announced' }).click();

  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Public note').fill(NOTE);
  await agreed(dialog, 'Call off');
  await approve(checker, `Call off: Corporate action ${symbol}`);
  expect((await coming(symbol)).rows).toMatchObject([{ state: 'withdrawn', notes: [{ text: NOTE }] }]);
  await page.getByRole('menuitem', { name: 'Corporate actions' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await panel.getByText('Called off', { exact: true }).waitFor();
  await panel.getByText(NOTE).waitFor();
  await page.getByRole('menuitem', { name: 'Products' }).click();
  expect((await exported(page)).join()).toContain(symbol);
  expect([...maker.problems, ...checker.problems]).toEqual([]);
  for (const app of [maker, checker]) await app.close();
});

test('a reader finds the page on a phone in Chinese, and who has no role for it does not', async () => {
  const reader = await open({ device: 'desktop', language: 'tw', signsIn: true });
  await signInAt(reader.page, 'auditor');
  await reader.page.setViewportSize({ width: 390, height: 844 });
  await reader.page.goto(`${origin()}/console/#/actions`);
  // A narrow window begins with its menu away.
  await reader.page.reload();
  await reader.page.getByRole('button', { name: '即將實施' }).waitFor();
  expect(await violationsInBothThemes(reader, 'corporate actions on a phone')).toEqual([]);
  const width = await reader.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(reader.problems).toEqual([]);
  await reader.close();
  // Another journey gives others more roles.
  const reviewer = await openConsole(open, 'reviewer2');
  expect(await reviewer.page.getByRole('menuitem', { name: 'Corporate actions' }).count()).toBe(0);
  await reviewer.close();
});

async function kept(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function agreed(dialog: ReturnType<Page['getByRole']>, button: string): Promise<void> {
  await dialog.getByLabel('Reason').fill('The board decided so');
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function approve({ page }: App, name: string): Promise<void> {
  await page.goto(`${origin()}/console/#/changes`);
  await page.reload();
  await page.getByRole('cell', { name }).first().click();
  const change = page.getByRole('dialog');
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
}

async function exported(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
}
