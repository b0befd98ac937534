/**
 * Rights issues of this run: recorded, closed and settled by the server's own functions at the real moments, so that no journey waits for
 * the end of a session. The record date is the session before; whoever holds at the moment of the call is entitled.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@bahi/contract/client.ts';
import { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import { getQuotes, listInstruments } from '@bahi/contract/market/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect } from 'vitest';
import { openDatabase } from '../server/src/platform/database.ts';
import { issues } from '../server/src/rights/issue-store.ts';
import { progress } from '../server/src/rights/jobs.ts';
import { recordHoldings } from '../server/src/rights/recording.ts';
import { databaseUrl, FUND_PASSWORD } from './app.ts';
import { expectOk } from './trading.ts';

/** As the job waits after a deadline for what is still on its way. */
const DELAY_MS = 31_000;
const PRICE = 10_00n;
const PRICE_BEFORE = 50_00;

/** One lot of a company whose shares the practice grant pays for; its symbol. No other journey of the run has the same one. */
export async function buyOneLot(call: Call): Promise<string> {
  const symbol = await quietCompany(call);
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  const order = { symbol, direction: 'long', type: 'market', lots: 1 } as const;
  await expectOk(call(placeOrder, order, { idempotencyKey: randomUUID() }));
  await expect
    .poll(async () => (await expectOk(call(listPositions, { state: 'open' }))).rows.map(({ quantity }) => quantity))
    .toEqual([100]);
  return symbol;
}

/** What other journeys name, or have made go ex, or the market has, is none of this one's: on its ex-date a share is held up for a while. */
async function quietCompany(call: Call): Promise<string> {
  const { rows } = await expectOk(call(listInstruments, {}));
  const symbols = rows
    .filter(({ kind, isTradable, state }) => kind === 'equity' && isTradable && state === 'trading')
    .map(({ symbol }) => symbol);
  const quotes = await expectOk(call(getQuotes, { symbols: symbols.slice(0, 60) }));
  const issues = (await expectOk(call(listRights, { pageSize: 100 }))).rows.map((issue) => issue.symbol);
  for (const { symbol, ask } of quotes) {
    if (ask === null || Number(ask) >= 900 || issues.includes(symbol) || isNamed(symbol)) continue;
    if ((await expectOk(call(listActions, { symbol }))).total === 0 && isFirst(symbol)) return symbol;
  }
  throw new Error('every company that the grant pays for has something going on');
}

const journeys = readdirSync(import.meta.dirname).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

function isNamed(symbol: string): boolean {
  return journeys.some((text) => new RegExp(`\\b${symbol}\\b`).test(text));
}

/** Of the files that run beside each other, by a file that only one of them can make. */
function isFirst(symbol: string): boolean {
  try {
    closeSync(openSync(join(process.env['BAHI_E2E_DATA']!, `journey-of-${symbol}`), 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One new share at 10.00 for each three held; open at once, for ten minutes. */
export async function openRights(symbol: string): Promise<string> {
  const { db, deps } = connect();
  const now = Date.now();
  const exDate = businessDateOf(practiceCalendar, now);
  const issue = await db.transaction((tx) =>
    issues.insert(tx, {
      symbol,
      name: symbol,
      prospectus: 'The money pays for a second plant.',
      numerator: 1,
      denominator: 3,
      price: PRICE,
      lockDays: 0,
      recordDate: addBusinessDays(practiceCalendar, exDate, -1),
      exDate,
      publishedAt: BigInt(now - 2),
      exAt: BigInt(now - 1),
      opensAt: BigInt(now - 1),
      payBy: BigInt(now + 10 * MINUTE_MS),
    }),
  );
  await recordHoldings(deps, issue, now);
  await db.close();
  return issue.id.toString();
}

/** The deadline comes now, and everybody gets shares or money. */
export async function endRights(issue: string): Promise<void> {
  const { db, deps } = connect();
  const owner = openDatabase({ url: databaseUrl(), role: 'owner', poolSize: 1 });
  const now = Date.now();
  await owner.query('update rights.issue set pay_by = $2 where id = $1', [BigInt(issue), now]);
  await owner.close();
  await progress({ ...deps, clock: { now: () => now + DELAY_MS } as (typeof deps)['clock'] });
  await db.close();
}

function connect() {
  const db = openDatabase({ url: databaseUrl(), poolSize: 2 });
  const deps: Parameters<typeof progress>[0] = {
    db,
    calendar: practiceCalendar,
    clock: { now: () => Date.now() } as Parameters<typeof progress>[0]['clock'],
    marketPrice: () => BigInt(PRICE_BEFORE),
    closeBefore: async () => PRICE_BEFORE,
    closingLevel: async () => ({ level: '42.00' }),
    setRights: () => {},
    orders: { changed: () => {} },
  };
  return { db, deps };
}
