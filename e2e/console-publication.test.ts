/**
 * New shares, placements, rights issues, block and grab offers in the console: one person drafts and proposes, another publishes; afterwards two people add a public
 * note and call it off, and customers read both. What was typed last is kept though its tab closes, and the focus stays where one reads on.
 */
import { randomInt } from 'node:crypto';
import { listBlocks } from '@bahi/contract/block-trades/calls.ts';
import { listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { getOffer, listOffers } from '@bahi/contract/new-shares/calls.ts';
import { listPlacements } from '@bahi/contract/placements/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typedMoment } from '../server/src/products/draft-fields.ts';
import { openBrowser, origin, type App } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { largeQuietCompany, newCustomer, priceBelowMark, quietCompanies, type Customer } from './console-cases.ts';
import { openConsole } from './console.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

const NOTE = 'The board answers questions on Friday.';
const ENDED = 'The board has taken it back.';
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`));

interface Kind {
  readonly kind: string;
  /** Of what is not listed yet. */
  readonly symbol?: string;
  /** It is of a large company. */
  readonly isLarge?: true;
  /** `price`: that of an offer of what is listed. */
  readonly values: (symbol: string, price: string) => Readonly<Record<string, string>>;
  readonly seen: (
    customer: Customer,
    symbol: string,
  ) => Promise<{ readonly state: string; readonly notes: readonly { readonly text: string }[] } | undefined>;
}

const prospectus = 'The money pays for a second plant.';

const letters = Array.from({ length: 6 }, () => String.fromCharCode(65 + randomInt(26))).join('');

/** Opening minutes from now, so that two people are in time on the slowest machine. */
function kindsAt(now: number): readonly Kind[] {
  const opensAt = Math.ceil((now + 15 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  // The practice market and other journeys may have an offer of the same company.
  const isOwn = (symbol: string) => (row: { readonly symbol: string; readonly opensAt: number }) =>
    row.symbol === symbol && row.opensAt === opensAt;
  const day = (ahead: number): string =>
    addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, now), ahead);
  return [
    {
      kind: 'New shares',
      symbol: `K${letters}`,
      values: (symbol) => ({
        Symbol: symbol,
        Name: `Kusum ${letters}`,
        Sector: 'Energy',
        Market: 'Practice Exchange',
        Sponsor: 'Banyan Securities',
        Prospectus: prospectus,
        'Price per share, INR': '501.05',
        'Lots offered': '20',
        'Maximum lots per application': '5',
        Opens: typedMoment(practiceCalendar, opensAt),
        Closes: typedMoment(practiceCalendar, opensAt + 60 * MINUTE_MS),
        'Its closing level on': day(2),
        Draw: `${day(3)}T05:30`,
        Allotment: day(5),
        Listing: day(6),
        'Issue date': day(6),
      }),
      async seen({ call }, symbol) {
        const segments = ['upcoming', 'closed'] as const;
        const pages = segments.map((segment) => expectOk(call(listOffers, { segment, pageSize: 100 })));
        const found = (await Promise.all(pages)).flatMap(({ rows }) => rows).find((row) => row.symbol === symbol);
        return found === undefined ? undefined : expectOk(call(getOffer, { offer: found.id }));
      },
    },
    {
      kind: 'Placement',
      values: (symbol) => ({
        Symbol: symbol,
        Prospectus: prospectus,
        'Price per share, INR': '25.00',
        'Lots offered': '40',
        'Minimum amount, INR': '5000.00',
        Opens: typedMoment(practiceCalendar, opensAt),
        Closes: typedMoment(practiceCalendar, opensAt + 60 * MINUTE_MS),
      }),
      seen: async ({ call }, symbol) =>
        (await expectOk(call(listPlacements, { pageSize: 100 }))).rows.find(isOwn(symbol)),
    },
    {
      kind: 'Rights issue',
      values: (symbol) => ({
        Symbol: symbol,
        Prospectus: prospectus,
        'New shares': '1',
        'For shares held': '4',
        'Price per share, INR': '10.00',
        'Record date': day(2),
        'Pay by': `${day(6)}T12:00`,
      }),
      seen: async ({ call }, symbol) =>
        (await expectOk(call(listRights, { pageSize: 100 }))).rows.find((row) => row.symbol === symbol),
    },
    {
      kind: 'Block trade',
      values: (symbol, price) => ({
        Symbol: symbol,
        'Price per share, INR': price,
        'Lots offered': '40',
        'Minimum lots per application': '2',
        'Maximum lots per customer': '10',
        Opens: typedMoment(practiceCalendar, opensAt),
        Closes: typedMoment(practiceCalendar, opensAt + 60 * MINUTE_MS),
      }),
      seen: async ({ call }, symbol) => (await expectOk(call(listBlocks, { pageSize: 100 }))).rows.find(isOwn(symbol)),
    },
    {
      kind: 'Grab offer',
      isLarge: true,
      values: (symbol, price) => ({
        Symbol: symbol,
        Prospectus: prospectus,
        'Price per share, INR': price,
        'Lots offered': '40',
        'Maximum lots per customer': '2',
        Opens: typedMoment(practiceCalendar, opensAt),
        Closes: typedMoment(practiceCalendar, opensAt + 60 * MINUTE_MS),
      }),
      seen: async ({ call }, symbol) =>
        (await expectOk(call(listGrabOffers, { pageSize: 100 }))).rows.find(isOwn(symbol)),
    },
  ];
}

test('two people publish, annotate and call off what every kind of offering has', { timeout: 600_000 }, async () => {
  const customer = await newCustomer(origin(), 'publication');
  const large = await largeQuietCompany(customer);
  const free = (await quietCompanies(customer)).filter((symbol) => symbol !== large);
  const maker = await openConsole(open, 'products');
  const checker = await openConsole(open, 'products2');
  const { page } = maker;
  for (const { kind, values, seen, ...own } of kindsAt(Date.now())) {
    const symbol = own.symbol ?? (own.isLarge ? large : free.pop()!);
    const filled = values(symbol, own.symbol === undefined ? await priceBelowMark(customer, symbol) : '');
    await page.goto(`${origin()}/console/#/products`);
    await page.getByRole('group', { name: 'New draft' }).getByRole('button', { name: kind }).click();
    for (const [label, value] of Object.entries(filled)) await type(page, label, value);
    // The tab closes at once.
    const draft = page.url();
    await page.goto(`${origin()}/`);
    await page.goto(draft);
    const [last, value] = Object.entries(filled).at(-1)!;
    await expect.poll(() => field(page, last).inputValue()).toBe(value);
    await page.getByText('Complete: it can be proposed.').waitFor();
    expect(await violationsInBothThemes(maker, `a draft: ${kind}`)).toEqual([]);
    await page.getByRole('button', { name: 'Propose to publish' }).click();
    await agreed(page, 'Propose to publish');
    await page.getByText('Prem Nair proposed it').waitFor();
    await expect.poll(() => focusOf(page)).toMatch(new RegExp(`^${kind}: draft`));
    await approve(checker, `Publish: ${kind} ${symbol}`);
    expect(await seen(customer, symbol)).toMatchObject({ state: expect.stringMatching(/^(announced|upcoming)$/) });

    await page.goto(`${origin()}/console/#/products`);
    await page.getByLabel('Symbol or name').fill(symbol);
    // The list is searched a moment later, and would come back to itself over a row that was opened before.
    await page.waitForURL(/filter=/);
    // The practice market may have had, or will have, an offer of the same company.
    const opens = filled['Opens']?.replaceAll('-', '.').replace('T', ' ') ?? '';
    const row = page.getByRole('row', { name: new RegExp(`^${kind} ${symbol} .*${opens}.*Published`) });
    await row.getByRole('link', { name: symbol, exact: true }).press('Enter');
    await page.getByRole('region', { name: 'Terms' }).getByText(symbol).first().waitFor();
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

async function type(page: Page, label: string, value: string): Promise<void> {
  if (label !== 'Sector') return field(page, label).fill(value);
  await field(page, label).click();
  await page.getByRole('option', { name: value }).press('Enter');
}

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
  await page.getByRole('button', { name }).first().press('Enter');
  const change = page.getByRole('dialog');
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
}
