/** What the house writes and is called: a notice and a theme by one person, approved by another who has seen each language, read by a customer; then another name, mark and set of tabs. */
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser, signUp, type App } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { openConsole } from './console.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();

// Another name and other tabs are everybody's: in a house of its own.
const market = livesInVirtualMarket();

const LANGUAGES = ['English', '繁體中文', '한국어'];
/** It tells how many messages are unread, too. */
const ACCOUNT: unknown = expect.stringMatching(/^Account$/m);
const nextMinutes = () => market().goTo(market().h.clock.now() + 2 * MINUTE_MS);

test('a notice and a theme are written by one, approved by another, and a customer reads them', async () => {
  const maker = await openConsole(open, 'content');
  const checker = await openConsole(open, 'admin');
  for (const { page } of [maker, checker]) await page.getByRole('menuitem', { name: 'Content' }).click();
  await write(maker, 'Notices', ['Closed on Friday', '週五休市', '금요일 휴장'], async (dialog) => {
    await dialog.getByLabel('Key').fill('friday');
    await dialog.getByLabel('Instruments').fill('vrm');
    await dialog.getByLabel('On top until').fill('2026-12-20T18:00');
  });
  await approve(checker, 'Notices', 'Closed on Friday', 'On top until: ');
  await write(maker, 'Themes', ['Roads', '公路', '도로'], async (dialog) => {
    await dialog.getByLabel('Key').fill('roads');
    await dialog.getByLabel('Instruments').fill('VRM');
    await dialog.getByLabel('Put together by').fill('Meera Rao');
    await dialog.getByLabel('Paid placement').check();
  });
  await approve(checker, 'Themes', 'Roads', 'Put together by: Meera Rao');
  await nextMinutes();

  const app = await open({ device: 'phone', language: 'en', signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/home/newsList?tab=notice');
  const row = page.getByRole('link', { name: 'Closed on Friday' });
  await row.getByText('By Bahi').waitFor();
  await row.getByText('Pinned').waitFor();
  expect(await violationsInBothThemes(app, 'notices')).toEqual([]);
  await row.click();
  await page.getByRole('heading', { level: 2, name: 'Closed on Friday' }).waitFor();
  await page.getByText('Read this: Closed on Friday.').waitFor();
  await page.getByText('Written by Bahi.').waitFor();
  expect(await violationsInBothThemes(app, 'a notice')).toEqual([]);
  await app.goTo('#/market/marketTeshe');
  const theme = page.getByRole('region', { name: 'Roads' });
  await theme.getByText('By Meera Rao · Published by Bahi').waitFor();
  await theme.getByText('Paid placement').waitFor();
  expect(await violationsInBothThemes(app, 'themes')).toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'ko'));
  await page.reload();
  await page.getByRole('region', { name: '도로' }).getByText('읽으세요: 도로.').waitFor();
  expect([...app.problems, ...maker.problems, ...checker.problems]).toEqual([]);
  for (const one of [app, maker, checker]) await one.close();
});

test('two people give the app another name, mark and tabs, and an open page has them at its next load', async () => {
  const app = await open({ device: 'phone', language: 'en' });
  const { page } = app;
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await signUp(app);
  await app.goTo('#/market/index');
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['Home', 'Market', 'VIP', 'Trade', ACCOUNT]);

  const maker = await openConsole(open, 'content');
  await maker.page.getByRole('menuitem', { name: 'Configuration' }).click();
  await set(maker, 'App name', (dialog) => dialog.getByLabel('Text').fill('Khata'));
  await set(maker, 'Tabs', async (dialog) => {
    await dialog.getByRole('checkbox', { name: 'VIP' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Watchlist' }).check();
    await dialog.getByRole('button', { name: 'Move Watchlist up' }).click();
    expect(await dialog.getByRole('checkbox', { name: 'Trade' }).isDisabled()).toBe(true);
  });
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a3324' } })
    .png()
    .toBuffer();
  await set(maker, 'Logo', async (dialog) => {
    await dialog
      .getByLabel('Choose picture')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await dialog.getByText('We can’t read this image.').waitFor();
    await dialog.getByLabel('Choose picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('img', { name: 'The logo' }).waitFor();
  });
  const checker = await openConsole(open, 'admin');
  for (const name of ['App name', 'Tabs', 'Logo']) {
    await checker.page.getByRole('menuitem', { name: 'Changes' }).click();
    await checker.page.getByRole('cell', { name: `Another ${name}` }).click();
    const change = checker.page.getByRole('dialog', { name: `Configuration · ${name}` });
    await change.getByRole('button', { name: 'Approve' }).click();
    await change.waitFor({ state: 'hidden' });
  }
  await market().goTo(market().h.clock.now() + 3 * HOUR_MS, MINUTE_MS);

  expect(await tabs.allInnerTexts()).toEqual(['Home', 'Market', 'VIP', 'Trade', ACCOUNT]);
  await page.reload();
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['Home', 'Market', 'Trade', 'Watchlist', ACCOUNT]);
  await expect.poll(() => page.title()).toMatch(/ · Khata$/);
  await tabs.filter({ hasText: 'Watchlist' }).click();
  await page.waitForURL(/favorite\/index/);
  expect(await tabs.filter({ hasText: 'Watchlist' }).getAttribute('aria-current')).toBe('page');
  expect(await violationsInBothThemes(app, 'other tabs')).toEqual([]);
  const visitor = await open({ device: 'phone', language: 'en' });
  await visitor.page.getByRole('heading', { level: 1, name: 'Khata' }).waitFor();
  const logo = visitor.page.locator('img[src^="/pictures/"]');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const everybody = [app, visitor, maker, checker];
  expect(everybody.flatMap(({ problems }) => problems)).toEqual([]);
  for (const one of everybody) await one.close();
});

/** Proposes a text with one sentence in each language. */
async function write(
  { page }: App,
  kind: string,
  titles: readonly string[],
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await showKind(page, kind);
  await page.getByRole('button', { name: 'Write new text' }).click();
  const dialog = page.getByRole('dialog', { name: 'New text' });
  for (const [at, name] of LANGUAGES.entries()) {
    await dialog.getByRole('tab', { name }).click();
    await dialog.getByLabel('Title').fill(titles[at]!);
    const words = at === 2 ? `읽으세요: **${titles[at]}**.` : `Read this: **${titles[at]}**.`;
    await dialog.getByRole('textbox', { name: /^Text/ }).fill(words);
    await dialog
      .getByRole('region', { name: `On a phone, ${name}` })
      .getByText(titles[at]!)
      .first()
      .waitFor();
  }
  await fill(dialog);
  await dialog.getByLabel('Reason').fill(`For ${kind}`);
  expect(await violationsOf({ page } as App, `writing ${kind}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A text that is not there yet stands under Changes. */
async function approve({ page }: App, kind: string, title: string, fact: string): Promise<void> {
  await showKind(page, kind);
  await page.getByRole('button', { name: `Open: ${title}` }).click();
  const waiting = page.getByRole('region', { name: 'Waits for a second person', exact: true });
  await waiting.getByText(fact).waitFor();
  const button = waiting.getByRole('button', { name: 'Approve' });
  expect(await button.isDisabled()).toBe(true);
  for (const name of LANGUAGES) await waiting.getByRole('tab', { name }).click();
  await button.click();
  const sure = page.getByRole('dialog', { name: 'Approve this text' });
  await sure.getByRole('button', { name: 'Approve' }).click();
  await sure.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Back to the list' }).click();
}

async function showKind(page: App['page'], kind: string): Promise<void> {
  await page.getByLabel('Kind of text').click();
  await page.getByRole('option', { name: kind }).click();
  await page.getByRole('region', { name: kind }).waitFor();
}

async function set({ page }: App, name: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Change: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change: ${name}` });
  await fill(dialog);
  await dialog.getByLabel('Reason').fill(`Another ${name}`);
  expect(await violationsOf({ page } as App, name)).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
