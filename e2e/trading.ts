/** Steps of trading that several journeys take, on either window. */
import { randomUUID } from 'node:crypto';
import { createClient, type Call } from '@bahi/contract/client.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { getQuotes } from '@bahi/contract/market/calls.ts';
import { addToWatchlist } from '@bahi/contract/watchlist/calls.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, type App, type Device } from './app.ts';

/** Of a list on a phone, of a table on a desktop. */
export function rowOf(place: Page | Locator, text: string): Locator {
  return place.getByRole('listitem').or(place.getByRole('row')).filter({ hasText: text });
}

/** The API as the signed-in reader of this page. */
export async function callAs({ page }: App): Promise<Call> {
  const who = await page.evaluate(() => ({
    token: localStorage.getItem('tokend')!,
    account: localStorage.getItem('account')!,
  }));
  return createClient({ origin: origin(), credentials: () => who });
}

export async function expectOk<T>(result: Promise<{ kind: string; data?: T }>): Promise<T> {
  const answer = await result;
  expect(answer.kind, JSON.stringify(answer)).toBe('ok');
  return answer.data as T;
}

export async function watch(app: App, symbol: string): Promise<void> {
  const call = await callAs(app);
  await expectOk(call(addToWatchlist, { type: 'stock', symbol }, { idempotencyKey: randomUUID() }));
}

/** From an instrument's page: the ticket that opens on a phone, or the one docked on a desktop. */
export async function openTicket(app: App, device: Device, symbol: string): Promise<Locator> {
  await app.goTo(`#/market/stockDetail?symbol=${symbol}`);
  if (device === 'phone') await buyButton(app).click();
  await placeButton(app).waitFor();
  return app.page.getByRole('group', { name: /^(Buy|Sell short) / });
}

/** Under an instrument, on a phone. */
export function buyButton({ page }: App): Locator {
  return page
    .getByRole('link', { name: 'Buy', exact: true })
    .or(page.getByRole('button', { name: 'Buy', exact: true }));
}

export function placeButton({ page }: App): Locator {
  return page.getByRole('button', { name: /^Place practice/ });
}

/** The best bid of a symbol, as text. */
export async function bidOf(app: App, symbol: string): Promise<string> {
  const [quote] = await expectOk((await callAs(app))(getQuotes, { symbols: [symbol] }));
  expect(quote?.bid).toBeTruthy();
  return quote!.bid!;
}

/** Every paisa: the cash shown is the sum of the journal's lines. */
export async function expectBooksToAgree(app: App): Promise<void> {
  const call = await callAs(app);
  const summary = await expectOk(call(getSummary, {}));
  const records = await expectOk(call(listRecords, { page: 1, pageSize: 100 }));
  expect(records.total).toBeLessThanOrEqual(100);
  const sum = records.rows.reduce((total, row) => total + paise(row.cash), 0n);
  expect(sum).toBe(paise(summary.cash));
  expect(records.rows.length === 0 || paise(records.rows[0]!.cashAfter) === paise(summary.cash)).toBe(true);
}

function paise(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
