/**
 * Placements and rights issues in the console: one person drafts and proposes, another publishes; afterwards two people add a public
 * note and call it off, and customers read both. What was typed last is kept though its tab closes, and the focus stays where one reads on.
 */
import { listActions } from '@bahi/contract/corporate-actions.ts';
import { listPlacements } from '@bahi/contract/placements.ts';
import { listRights } from '@bahi/contract/rights.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typedMoment } from '../server/src/products/typed.ts';
import { openBrowser, origin, type App } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { newCustomer, type Customer } from './console-cases.ts';
import { openConsole } from './console.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

const MINUTE_MS = 60_000;
const NOTE = 'The board answers questions on Friday.';
const ENDED = 'The board has taken it back.';
/** Nothing of the market's own is near them, and nobody else of this run takes them. */
const CANDIDATES = ['ARJN', 'OXIJN', 'UNN', 'SAGR', 'SMCHR'];
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`));

interface Kind {
  readonly kind: string;
  readonly values: (symbol: string) => Readonly<Record<string, string>>;
  readonly seen: (
    customer: Customer,
    symbol: string,
  ) => Promise<{ readonly state: string; readonly notes: readonly { readonly text: string }[] } | undefined>;
}

// Minutes ahead, so that two people are in time on the slowest machine.
const opensAt = Math.ceil((Date.now() + 15 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
const day = (ahead: number): string =>
  addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, Date.now()), ahead);
const prospectus = 'The money pays for a second plant.';

const kinds: readonly Kind[] = [
  {
    kind: 'Placement',
    values: (symbol) => ({
      Symbol: symbol,
      Prospectus: prospectus,
      'Price of one share, INR': '25.00',
      'Lots offered': '40',
      'Least amount, INR': '5000.00',
      Opens: typedMoment(practiceCalendar, opensAt),
      Closes: typedMoment(practiceCalendar, opensAt + 60 * MINUTE_MS),
    }),
    seen: async ({ call }, symbol) =>
      (await expectOk(call(listPlacements, { pageSize: 100 }))).rows.find((row) => row.symbol === symbol),
  },
  {
    kind: 'Rights issue',
    values: (symbol) => ({
      Symbol: symbol,
      Prospectus: prospectus,
      'New shares': '1',
      'For each so many held': '4',
      'Price of one share, INR': '10.00',
      'Record date': day(2),
      'Pay by': `${day(6)}T12:00`,
    }),
    seen: async ({ call }, symbol) =>
      (await expectOk(call(listRights, { pageSize: 100 }))).rows.find((row) => row.symbol === symbol),
  },
];

test('two people publish, annotate and call off a placement and a rights issue', { timeout: 300_000 }, async () => {
  const customer = await newCustomer(origin(), 'publication');
  const free: string[] = [];
  for (const symbol of CANDIDATES)
    if ((await expectOk(customer.call(listActions, { symbol }))).total === 0) free.push(symbol);
  const maker = await openConsole(open, 'products');
  const checker = await openConsole(open, 'products2');
  const { page } = maker;
  for (const [index, { kind, values, seen }] of kinds.entries()) {
    const symbol = free[index]!;
    await page.goto(`${origin()}/console/#/products`);
    await page.getByRole('group', { name: 'New draft' }).getByRole('button', { name: kind }).click();
    for (const [label, value] of Object.entries(values(symbol))) await field(page, label).fill(value);
    // The tab closes at once.
    const draft = page.url();
    await page.goto(`${origin()}/`);
    await page.goto(draft);
    const [last, value] = Object.entries(values(symbol)).at(-1)!;
    await expect.poll(() => field(page, last).inputValue()).toBe(value);
    await page.getByText('Nothing stands in the way: it can be proposed.').waitFor();
    expect(await violationsInBothThemes(maker, `a draft: ${kind}`)).toEqual([]);
    await page.getByRole('button', { name: 'Propose to publish' }).click();
    await agreed(page, 'Propose to publish');
    await page.getByText('Prem Nair proposed it').waitFor();
    await expect.poll(() => focusOf(page)).toMatch(new RegExp(`^${kind}: draft`));
    await approve(checker, `Publish: ${kind} ${symbol}`);
    expect(await seen(customer, symbol)).toMatchObject({ state: expect.stringMatching(/^(announced|upcoming)$/) });

    await page.goto(`${origin()}/console/#/products`);
    await page.getByLabel('Symbol or name').fill(symbol);
    await page.getByRole('row', { name: new RegExp(`^${kind} ${symbol} .*Published`) }).click();
    await page.getByRole('region', { name: 'Terms' }).getByText(prospectus).waitFor();
    await page.getByRole('button', { name: 'Add a public note' }).click();
    await page.getByRole('dialog').getByLabel('Public note').fill(NOTE);
    await agreed(page, 'Add a public note');
    await expect.poll(() => focusOf(page)).toMatch(new RegExp(`^${symbol} · `));
    await page.getByText('Prem Nair has proposed something').waitFor();
    expect(await page.getByRole('button', { name: 'Call off' }).isDisabled()).toBe(true);
    await approve(checker, `Public note: ${kind} ${symbol}`);
    expect((await seen(customer, symbol))!.notes.map(({ text }) => text)).toEqual([NOTE]);

    await page.reload();
    await page.getByRole('region', { name: 'Public notes' }).getByText(NOTE).waitFor();
    expect(await violationsInBothThemes(maker, `published: ${kind}`)).toEqual([]);
    await page.getByRole('button', { name: 'Call off' }).click();
    await page.getByRole('dialog').getByLabel('Public note').fill(ENDED);
    await agreed(page, 'Call off');
    await approve(checker, `Call off: ${kind} ${symbol}`);
    const ended = await seen(customer, symbol);
    expect(ended).toMatchObject({ state: 'withdrawn' });
    expect(ended!.notes.map(({ text }) => text).toSorted()).toEqual([NOTE, ENDED].toSorted());
    await page.reload();
    await page.getByText('Called off', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Call off' }).isDisabled()).toBe(true);
  }
  expect([...maker.problems, ...checker.problems]).toEqual([]);
  for (const app of [maker, checker]) await app.close();
});

async function agreed(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The board decided so');
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What stands at the place that has it. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement!.textContent));
}

async function approve({ page }: App, name: string): Promise<void> {
  await page.goto(`${origin()}/console/#/changes`);
  await page.reload();
  await page.getByRole('cell', { name }).first().click();
  const change = page.getByRole('dialog');
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
}
