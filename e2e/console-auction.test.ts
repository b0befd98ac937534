/**
 * A whole auction with two bidders and two members of staff: sealed bids from the app, cleared by two people without a mouse, settled,
 * exported and found again; the winner pays the lowest winning bid, and who bid too little has everything back and reads what it took to win.
 */
import { readFileSync } from 'node:fs';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import en from '../web/src/new-shares/texts.en.ts';
import tw from '../web/src/new-shares/texts.tw.ts';
import recordEn from '../web/src/new-shares/record-texts.en.ts';
import recordTw from '../web/src/new-shares/record-texts.tw.ts';
import { openBrowser, origin, type App, type Device, FUND_PASSWORD } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { openConsole, press } from './console.ts';
import { openOfferings } from './offerings.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();
const market = livesInVirtualMarket();

const words = { en: { ...en, record: recordEn }, tw: { ...tw, record: recordTw } };
/** Before the close: what the console says then. */
const SHORTLY_MS = 40_000;
const NAME = 'Palash Silk';
const SYMBOL = 'PALASH';
/** The desk whose clock is an hour ahead. */
const AHEAD_MS = 3_600_000;

test('two bid, two clear it by keyboard, one wins and one is paid back', async () => {
  const winner = await bidder('desktop', 'tw');
  const loser = await bidder('phone', 'en');
  const maker = await openConsole(open, 'products');
  const checker = await openConsole(open, 'risk');
  const offerings = await openOfferings(market());
  const offer = await offerings.publish({
    symbol: SYMBOL,
    name: NAME,
    allocation: 'auction_uniform',
    funding: 'block',
    prepaidPercent: 0,
    payBy: null,
    lots: 1,
    maximumLots: 1,
  });
  const id = offer.id.toString();
  await bid(winner, id, '61.25');
  await bid(loser, id, '52.50');
  expect(await heldOf(loser)).toBe('5250.00');
  await market().goTo(Number(offer.closesAt) - SHORTLY_MS);

  // Its moment is told by the server's clock, not by this desk's.
  await maker.context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, AHEAD_MS);
  const { page } = maker;
  await page.goto(`${origin()}/console/#/draws?offer=${id}`);
  await page.reload();
  const start = page.getByRole('region', { name: 'Clear the auction' });
  await page.getByText('Bids stay sealed until the result. Nobody here sees one before.').waitFor();
  await page.getByRole('region', { name: 'Results' }).getByText('After the draw.').waitFor();
  expect(await page.getByText('61.25').count()).toBe(0);
  await start.getByText(/in less than a minute|in 1 min/).waitFor();
  await offerings.close(offer);
  await page.getByText('2 applications for 2 lots; 1 offered').waitFor();
  await start.getByText('The bids are closed: two people can clear it.').waitFor();
  expect(await violationsInBothThemes(maker, 'an auction to clear')).toEqual([]);

  await toByTab(page, 'Propose to start');
  await press(page, 'Enter');
  const proposing = page.getByRole('dialog', { name: `Clear the auction of ${NAME}` });
  await proposing.waitFor();
  await toByTab(page, 'Reason');
  await page.keyboard.type('The bids are closed');
  await toByTab(page, 'Propose to start');
  await press(page, 'Enter');
  await proposing.waitFor({ state: 'hidden' });
  await start.getByText('You proposed it: another person starts it.').waitFor();
  await expect.poll(() => focusOf(page)).toBe('Clear the auction');

  await checker.page.getByRole('menuitem', { name: 'Draws' }).click();
  await toByTab(checker.page, new RegExp(`^${SYMBOL} .*Waits for a second person`));
  await press(checker.page, 'Enter');
  await checker.page.getByRole('heading', { name: `${SYMBOL} · ${NAME}` }).waitFor();
  await toByTab(checker.page, 'Start it as the second person');
  await press(checker.page, 'Enter');
  const starting = checker.page.getByRole('dialog');
  await starting.getByText('It happens once and cannot be undone.').waitFor();
  await toByTab(checker.page, 'Start it as the second person');
  await press(checker.page, 'Enter');
  await checker.page.getByText(/^Started by Prem Nair and Rhea Bose/).waitFor();
  await expect.poll(() => focusOf(checker.page)).toBe('Clear the auction');

  const settled = checker.page.getByText('2 of 2 applications settled');
  const resume = checker.page.getByRole('button', { name: 'Go on now' });
  await resume.or(settled).first().waitFor();
  // The clock may be first, and takes the button away.
  if (await resume.isVisible()) await resume.press('Enter', { timeout: 5_000 }).catch(() => {});
  await settled.waitFor();
  const progress = checker.page.getByRole('progressbar', { name: 'Settlement' });
  expect(await progress.getAttribute('aria-valuetext')).toBe('2 of 2 applications settled');
  await checker.page.getByText('1 application won 1 lot').waitFor();
  const results = checker.page.getByRole('region', { name: 'Results' });
  await results.getByRole('row', { name: /61\.25 1 6,125\.00 Paid/ }).waitFor();
  await results.getByRole('row', { name: /52\.50 0 – Not won/ }).waitFor();
  expect(await violationsInBothThemes(checker, 'a cleared auction')).toEqual([]);
  await toByTab(checker.page, 'Export the results');
  const [download] = await Promise.all([checker.page.waitForEvent('download'), press(checker.page, 'Enter')]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('61.25');
  await foundAgain(checker.page);

  await wonBy(winner, id);
  await lostBy(loser, id);
  const apps = [winner.app, loser.app, maker, checker];
  expect(apps.flatMap(({ problems }) => problems)).toEqual([]);
  for (const app of apps) await app.close();
});

/** Among what is over it is found by its name and saved in a file; a reload shows the same list beside the same draw. */
async function foundAgain(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Draws and auctions' });
  await list.getByLabel('State').click();
  await page.getByRole('option', { name: 'Over' }).press('Enter');
  const search = list.getByLabel('Symbol or name');
  await search.fill(NAME.toLowerCase());
  const rows = list.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('heading', { name: `${SYMBOL} · ${NAME}` }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Export' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${SYMBOL},${NAME},Auction,Settled,`);
  // What is typed is in the address a moment later.
  await expect.poll(() => decodeURIComponent(page.url()).replaceAll('+', ' ')).toContain(NAME.toLowerCase());
  await page.reload();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => search.inputValue()).toBe(NAME.toLowerCase());
  await page.getByRole('heading', { name: `${SYMBOL} · ${NAME}` }).waitFor();
  await search.fill('no such name');
  await list.getByText('Nothing here.').waitFor();
}

interface Bidder {
  readonly app: App;
  readonly language: 'en' | 'tw';
}

async function bidder(device: Device, language: 'en' | 'tw'): Promise<Bidder> {
  const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
  await expectOk((await callAs(app))(unlockTrading, { fundPassword: FUND_PASSWORD }));
  return { app, language };
}

async function bid({ app, language }: Bidder, offer: string, price: string): Promise<void> {
  const t = words[language];
  const { page } = app;
  await app.goTo(`#/home/newStockBuy?id=${offer}`);
  const field = page.getByLabel(t.apply.bid, { exact: true });
  await field.fill(price);
  await field.press('Tab');
  await page.getByRole('button', { name: t.apply.sendBidPractice(t.lots(1)) }).click();
  await expect.poll(() => page.url()).toContain('/home/newStockRecord');
}

async function heldOf({ app }: Bidder): Promise<string | null> {
  return (await expectOk((await callAs(app))(listSubscriptions, {}))).rows[0]!.held;
}

/** All pay the lowest winning bid, which is the own one; the lot is paid from what was held. */
async function wonBy({ app, language }: Bidder, offer: string): Promise<void> {
  const t = words[language];
  const call = await callAs(app);
  const [won] = (await expectOk(call(listSubscriptions, { segment: 'won' }))).rows;
  expect(won).toMatchObject({ offer, state: 'paid', wonLots: 1, paid: '6125.00', held: '0.00' });
  await app.goTo(`#/home/newStockRecord?subscription=${won!.id}`);
  await app.page.reload();
  const steps = app.page.getByRole('list', { name: t.record.timeline });
  await steps.getByText(t.record.steps.won(1, true)).waitFor();
  await steps.getByText(t.record.steps.paid).first().waitFor();
  expect(await violationsInBothThemes(app, 'a bid that won')).toEqual([]);
  await expectBooksToAgree(app);
}

/** Everything is free again, and every bid can be read. */
async function lostBy({ app, language }: Bidder, offer: string): Promise<void> {
  const t = words[language];
  const { page } = app;
  const call = await callAs(app);
  const [lost] = (await expectOk(call(listSubscriptions, {}))).rows;
  expect(lost).toMatchObject({ offer, state: 'not_won' });
  expect(await expectOk(call(getSummary, {}))).toMatchObject({ frozen: '0.00', available: '1000000.00' });
  await app.goTo(`#/home/newStockRecord?subscription=${lost!.id}`);
  await page.reload();
  await page.getByText(/^Not won: the 5,250\.00 on hold was released at/).waitFor();
  expect(await violationsInBothThemes(app, 'a bid that did not win')).toEqual([]);
  await page.getByRole('list', { name: t.record.timeline }).getByRole('link', { name: t.record.bids }).click();
  const bids = page.getByRole('region', { name: t.auction.bids.title });
  await bids.getByRole('row', { name: /61\.25/ }).waitFor();
  await bids.getByRole('row', { name: /52\.50/ }).waitFor();
  await expectBooksToAgree(app);
}

/** Tab after Tab until what has this name has the focus: it must be reached, whatever stands before it. */
async function toByTab(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .or(page.getByRole('textbox', { name }))
    .last();
  await target.waitFor();
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, 'Tab');
  }
  throw new Error(`${String(name)} cannot be reached by the Tab key`);
}

function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement!.textContent));
}
