/**
 * Dividends of this run: announced, recorded and due by the server's own steps at the real moments, so that no journey waits for an
 * ex-date. Whoever holds at the moment of the call is entitled; the pay date has come, and it is paid once an application was approved.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Locator } from 'playwright-core';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { adjustHolders, payDividends, recordHolders, type StepDeps } from '../server/src/corporate-actions/steps.ts';
import { insertActions, selectOpenActions, type ActionRow } from '../server/src/corporate-actions/store.ts';
import { adjustHoldings } from '../server/src/orders/action-holdings.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { databaseUrl } from './app.ts';

/** Paise a share. */
const CASH = 4_50;
const PRICE_BEFORE = 500_00;

/** 4.50 a share, to be applied for. */
export async function declareDividend(symbol: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl(), poolSize: 2 });
  const exAt = Date.now();
  const exDate = businessDateOf(practiceCalendar, exAt);
  const recordDate = addBusinessDays(practiceCalendar, exDate, -1);
  const dates = { recordDate, exDate, payDate: exDate, exAt };
  await db.transaction((tx) =>
    insertActions(tx, [{ symbol, kind: 'dividend', numerator: 0, denominator: 1, cash: CASH, ...dates }]),
  );
  const deps = stepsOver(db);
  await recordHolders(deps, await actionOf(db, symbol));
  await adjustHolders(deps, await actionOf(db, symbol));
  await db.close();
}

/** What was approved is paid, as the server's task does with the actions of its market. */
export async function payApproved(symbol: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl(), poolSize: 2 });
  await payDividends(stepsOver(db), await actionOf(db, symbol), false);
  await db.close();
}

/** The slip of a dividend whose review passed: the server's own turn may pay it before it is read again. */
export function reviewed(
  slip: Locator,
  { state }: { readonly state: { readonly approved: string; readonly paid: string } },
): Locator {
  return slip
    .getByText(state.approved, { exact: true })
    .or(slip.getByText(state.paid, { exact: true }))
    .first();
}

async function actionOf(db: Database, symbol: string): Promise<ActionRow> {
  const open = await selectOpenActions(db);
  return open.findLast(
    (action) => action.symbol === symbol && action.kind === 'dividend' && action.exAt <= Date.now(),
  )!;
}

function stepsOver(db: Database): StepDeps {
  const clock = { now: () => Date.now() } as StepDeps['clock'];
  const day = (now: number) => ({ businessDate: businessDateOf(practiceCalendar, now) });
  const context = { clock, day } as unknown as Parameters<typeof adjustHoldings>[0];
  const feed = { instrument: () => undefined, quote: () => undefined } as unknown as MarketFeed;
  return {
    db,
    clock,
    feed,
    calendar: practiceCalendar,
    parametersAt: (now) => ({ ...defaultsOf(practiceCalendar)(now), isDividendAutomatic: false }),
    orders: { adjust: (tx, input) => adjustHoldings(context, tx, input), changed: () => {} },
    alerts: { moved: async () => {} },
    closeBefore: async () => PRICE_BEFORE,
  };
}
