/**
 * Products and draws in the console: one person drafts and proposes an offer, another publishes it, it opens and a third person sees
 * it; and a draw is started by two, settled and exported, with nothing of its result seen before.
 */
import { readFileSync } from 'node:fs';
import { applyForShares, getOffer, listOffers } from '@bahi/contract/new-shares/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { verifyDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typedMoment } from '../server/src/products/draft-fields.ts';
import { openBrowser, origin, signUp, type App, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { newCustomer } from './console-cases.ts';
import { openConsole, signInAt } from './console.ts';
import { openOfferings } from './offerings.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();
const market = livesInVirtualMarket();

const nextMinute = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS;
const typed = (at: number): string => typedMoment(practiceCalendar, at);
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`));

test('two people publish an offer, it opens at its moment, and a customer sees it', async () => {
  const customer = await newCustomer(origin(), 'neem');
  const maker = await openConsole(open, 'products');
  const checker = await openConsole(open, 'products2');
  const { page } = maker;
  const symbol = 'QUINCE';
  const name = 'Quince Bottlers';
  // Later than two people need on the slowest machine.
  const opensAt = nextMinute(market().h.clock.now() + 15 * MINUTE_MS);

  await page.getByRole('menuitem', { name: 'Products' }).click();
  await page.getByRole('group', { name: 'New draft' }).getByRole('button', { name: 'New shares' }).click();
  await field(page, 'Symbol').fill('vrm');
  await field(page, 'Price per share, INR').fill('501.03');
  await page.getByText('VRM').first().waitFor();
  await page.getByText(/501\.00 .*501\.05/).waitFor();
  await page.getByRole('button', { name: 'Propose to publish' }).click();
  await page.getByText('Required.').first().waitFor();
  expect(await inBothThemes(maker, 'a draft with problems')).toEqual([]);

  const day = addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, opensAt), 2);
  const values: Record<string, string> = {
    Symbol: symbol,
    Name: name,
    Market: 'Practice Exchange',
    Sponsor: 'Banyan Securities',
    Prospectus: 'The company bottles quince for the winter.',
    'Price per share, INR': '501.05',
    'Lots offered': '20',
    'Maximum lots per application': '5',
    Opens: typed(opensAt),
    Closes: typed(opensAt + 30 * MINUTE_MS),
    'Its closing level on': addBusinessDays(practiceCalendar, day, 0),
    Draw: `${addBusinessDays(practiceCalendar, day, 1)}T05:30`,
    Allotment: addBusinessDays(practiceCalendar, day, 3),
    Listing: addBusinessDays(practiceCalendar, day, 4),
    'Issue date': addBusinessDays(practiceCalendar, day, 4),
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'Sector').click();
  await page.getByRole('option', { name: 'Consumer goods' }).press('Enter');
  await page.getByText('Complete: it can be proposed.').waitFor();
  const preview = page.getByRole('region', { name: 'What customers will see' });
  await preview.getByText(`${symbol} · ${name}`).waitFor();
  await preview.getByText('50,105.00').waitFor();
  // What was typed is on the server: a reload shows it.
  await page.getByText(/^Saved /).waitFor();
  await page.reload();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Propose to publish' }).click();
  const dialog = page.getByRole('dialog', { name: `Propose to publish ${name}` });
  await dialog.getByLabel('Reason').fill('The board decided so');
  await dialog.getByRole('button', { name: 'Propose to publish' }).click();
  await page.getByText('Prem Nair proposed it').waitFor();
  expect(await field(page, 'Name').isDisabled()).toBe(true);

  await checker.page.getByRole('menuitem', { name: 'Changes' }).click();
  await checker.page.getByRole('cell', { name: `Publish: New shares ${symbol}` }).click();
  const change = checker.page.getByRole('dialog', { name: new RegExp(symbol) });
  await change.getByText('501.05').waitFor();
  await change.getByText('Held with the application').waitFor();
  expect(await violationsOf(checker, 'a product among the changes')).toEqual([]);
  await change.getByRole('button', { name: 'Approve' }).click();
  await change.waitFor({ state: 'hidden' });
  const { rows } = await expectOk(customer.call(listOffers, { segment: 'upcoming', pageSize: 100 }));
  const offer = rows.find((row) => row.symbol === symbol)!;
  expect(offer).toMatchObject({ name, price: '501.05', lots: 20, state: 'upcoming' });

  await page.getByRole('menuitem', { name: 'Products' }).click();
  await page.getByLabel('Symbol or name').fill(symbol);
  // Over a row that is opened before it is searched, the list would come back.
  await page.waitForURL(/filter=/);
  await page.getByRole('cell', { name: symbol, exact: true }).click();
  await page.getByRole('region', { name: 'Terms' }).getByText(typedShown(opensAt)).waitFor();
  expect(await inBothThemes(maker, 'a published product')).toEqual([]);
  await market().goTo(opensAt);
  expect((await expectOk(customer.call(getOffer, { offer: offer.id }))).state).toBe('open');
  const phone = await open({ device: 'phone', language: 'en', signsIn: true });
  await signUp(phone);
  await phone.goTo('#/home/newStock');
  await phone.page.getByText(name).first().waitFor();
  expect([...maker.problems, ...checker.problems, ...phone.problems]).toEqual([]);
  for (const app of [maker, checker, phone]) await app.close();
});

const typedShown = (at: number): string => `${typed(at).replaceAll('-', '.').replace('T', ' ')}:00`;

test('a draw is started by two people, settled and exported; what it publishes is verified', async () => {
  const offerings = await openOfferings(market());
  const applicants: App[] = [];
  const calls = [];
  for (let count = 0; count < 2; count += 1) {
    const { app } = await signUpVerified(() => open({ device: 'desktop', language: 'en', signsIn: true }));
    const call = await callAs(app);
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    calls.push(call);
    applicants.push(app);
  }
  const symbol = 'DHAK';
  const offer = await offerings.publish({
    symbol,
    name: 'Dhak Power',
    lots: 3,
    funding: 'block',
    prepaidPercent: 0,
    payBy: null,
  });
  for (const call of calls) await expectOk(call(applyForShares, { offer: offer.id.toString(), lots: 2 }, key()));

  const maker = await openConsole(open, 'products');
  const { page } = maker;
  await page.goto(`${origin()}/console/#/draws?offer=${offer.id}`);
  const start = page.getByRole('region', { name: 'Start' });
  await start.getByText('Its list is still open.').or(start.getByText('Its public value is not due yet.')).waitFor();
  expect(await start.getByRole('button', { name: 'Propose to start' }).isDisabled()).toBe(true);
  await page.getByRole('region', { name: 'Results' }).getByText('After the draw.').waitFor();
  await offerings.close(offer);
  await page.getByText('2 applications for 4 lots; 3 offered').waitFor();
  await start.getByText('List and level are known').waitFor();
  expect(await inBothThemes(maker, 'a draw to start')).toEqual([]);
  await start.getByRole('button', { name: 'Propose to start' }).click();
  const dialog = page.getByRole('dialog', { name: /^Start the draw of Dhak/ });
  await dialog.getByLabel('Reason').fill('List and level are there');
  await dialog.getByRole('button', { name: 'Propose to start' }).click();
  await start.getByText('You proposed it: another person starts it.').waitFor();

  const checker = await openConsole(open, 'risk');
  await checker.page.getByRole('menuitem', { name: 'Draws' }).click();
  await checker.page.getByRole('button', { name: new RegExp(`${symbol}.*Waits for a second person`) }).click();
  await checker.page.getByRole('button', { name: 'Start it as the second person' }).click();
  await checker.page.getByRole('dialog').getByRole('button', { name: 'Start it as the second person' }).click();
  await checker.page.getByText(/^Started by Prem Nair and Rhea Bose/).waitFor();
  // The clock's job may have been first.
  const resume = checker.page.getByRole('button', { name: 'Go on now' });
  const settled = checker.page.getByText('2 of 2 applications settled');
  await resume.or(settled).first().waitFor();
  if (await resume.isVisible()) await resume.click().catch(() => {});
  await settled.waitFor();
  expect(await checker.page.getByRole('progressbar', { name: 'Settlement' }).getAttribute('aria-valuenow')).toBe('100');
  await checker.page.getByRole('cell', { name: 'Paid' }).first().waitFor();
  expect(await inBothThemes(checker, 'a settled draw')).toEqual([]);

  const csv = await downloaded(checker, 'Export the results');
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain('Paid');
  const published = JSON.parse(await downloaded(checker, 'Published file')) as unknown;
  const { findings } = verifyDraw(published, { sha256, hmac: hmacSha256 });
  expect(findings).toEqual([]);
  const proof = checker.page.getByRole('link', { name: 'Proof, as customers see it' });
  expect(await proof.getAttribute('href')).toContain(`proof=${offer.id}`);

  // Narrow, in Chinese and dark, for somebody who reads it alone.
  const auditor = await open({ device: 'desktop', language: 'tw', isDark: true, signsIn: true });
  await auditor.page.setViewportSize({ width: 768, height: 1024 });
  await signInAt(auditor.page, 'auditor');
  await auditor.page.goto(`${origin()}/console/#/draws?offer=${offer.id}`);
  await auditor.page.getByText('已結算 2 / 2 筆申購').waitFor();
  expect(await auditor.page.getByRole('button', { name: '提出啟動' }).count()).toBe(0);
  expect(await violationsOf(auditor, 'a draw, narrow')).toEqual([]);
  expect(await auditor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const apps = [maker, checker, auditor, ...applicants];
  expect(apps.flatMap(({ problems }) => problems)).toEqual([]);
  for (const app of apps) await app.close();
});

/** The library fades from one theme to the other. */
async function inBothThemes(app: App, screen: string): Promise<string[]> {
  const inLight = await violationsOf(app, screen);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOf(app, `${screen} in dark`);
  await app.page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

async function downloaded({ page }: App, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}
