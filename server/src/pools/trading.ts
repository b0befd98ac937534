/**
 * What a pool does in a session (rules §9, decision 0091), each minute: after the opening its plan is written down, with everything that it was worked
 * out from, before its first order; then sales are placed, and once none of them works any more the purchases that the cash pays for. Every order
 * has the key of its line: whoever goes on after a crash places the rest and no order twice. A line that is refused keeps its code, and nothing
 * else happens: the next session works out what is left.
 */
import { hash } from 'node:crypto';
import { sessionAt, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { ordersOf, purchasesOf, seenOf, targetsFrom, type PlanBook } from '@bahi/core/pool-plan.ts';
import { tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import { isDue } from '@bahi/core/strategies/strategies.ts';
import { universeOf, YEAR, type Stock, type Target } from '@bahi/core/strategies/stock.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Orders } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { RefusalError } from '../platform/refuse.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { averageVolumes, closedDays, type BarsDeps } from './bars.ts';
import * as plans from './plans.ts';
import type { LineRow, NewLine, Placed, PlanRow, TradingPool } from './plans.ts';
import { insertSeen, selectSeen } from './seen.ts';
import { tellWaiting } from './waits.ts';

export interface TradingDeps extends BarsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instruments' | 'instrument' | 'quote'>;
  readonly orders: Pick<Orders, 'place' | 'close' | 'cancel'>;
  readonly parametersAt: (now: number) => Parameters;
  /** Its mark price is of other shares than those that are held. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
}

/** The day before is written by then, and the mark price looks back at this session alone. */
const PLANNED_AFTER_MS = 10 * MINUTE_MS;
/** No plan is begun so near to the close. */
const PLANNED_BEFORE_MS = HOUR_MS;
/** So long purchases wait for sales; then the cash that is there has to do. */
const PATIENCE_MS = 4 * HOUR_MS;

export function createTradingTasks(deps: TradingDeps): Task[] {
  return [{ name: 'pools_trading', cron: '* * * * *', run: () => tradePools(deps) }];
}

/** One pool keeps no other; what fails is tried again a minute later. */
export async function tradePools(deps: TradingDeps): Promise<void> {
  const { db, clock, calendar } = deps;
  const failures: Error[] = [];
  const tried = (what: string, work: Promise<void>) =>
    work.catch((cause: unknown) => void failures.push(new Error(what, { cause })));
  const session = sessionAt(calendar, clock.now());
  for (const pool of session === null ? [] : await plans.selectTrading(db))
    await tried(`the orders of pool ${pool.id}`, tradeOne(deps, pool, session!));
  for (const { id } of await plans.selectUnfinished(db))
    await tried(`plan ${id}`, follow(deps, id, session?.date ?? null));
  if (failures.length > 0) throw new AggregateError(failures, 'pools could not trade');
}

async function tradeOne(deps: TradingDeps, pool: TradingPool, session: Session): Promise<void> {
  if (pool.isHalted) return cancelAll(deps, pool);
  const now = deps.clock.now();
  let plan = await plans.selectPlan(deps.db, { poolId: pool.id, date: session.date });
  const isTime = now >= session.open + PLANNED_AFTER_MS && now < session.close - PLANNED_BEFORE_MS;
  if (plan === null && isTime) plan = await planSession(deps, pool, session.date);
  if (plan !== null) await work(deps, pool, plan);
}

/** What its orders came to; it is finished when none works any more and no more can come. */
async function follow(deps: TradingDeps, planId: bigint, running: string | null): Promise<void> {
  const { db, clock } = deps;
  await plans.followOrders(db, planId);
  const [open] = await plans.selectUnfinished(db, planId);
  if (open === undefined || open.isWorking) return;
  if (open.date === running && (open.isWaiting || open.unsold.length > 0)) return;
  if (open.isWaiting && (await plans.findPlaced(db, planId))) return follow(deps, planId, running);
  await tellWaiting({ db, clock }, { poolId: open.poolId, at: Number(open.at), stocks: open.unsold });
  await plans.finishPlan(db, { planId, now: clock.now() });
}

/** Null: it has nobody to trade for, or has to wait for an action that is under way: its mark is of other shares than those that are held. */
async function planSession(deps: TradingDeps, pool: TradingPool, date: string): Promise<PlanRow | null> {
  if (pool.units === 0n) return null;
  const { db, clock } = deps;
  const before = await plans.selectLastPlan(db, pool.id);
  const wasDue = isDue(pool.strategy, { date, previous: before?.date ?? null });
  const seen = wasDue ? await seenOn(deps, date) : null;
  const targets: readonly Target[] = seen === null ? before!.targets : targetsFrom(pool.strategy, seen);
  const held = await plans.selectHeld(db, pool.customerId);
  const wanted = new Set([...held, ...targets].map(({ symbol }) => symbol));
  if ([...wanted].some((symbol) => deps.isHeldUp(symbol, clock.now()))) return null;
  const volumes = await averageVolumes(deps, { date, symbols: [...wanted] });
  const lotSize = deps.parametersAt(clock.now()).lotSize;
  return db.transaction(async (tx) => {
    const { positions, ...money } = await plans.lockBook(tx, pool, atNow(deps));
    const bySymbol = Map.groupBy(positions, ({ symbol }) => symbol);
    const symbols = new Set([...positions, ...targets].map(({ symbol }) => symbol));
    const stocks = [...symbols].toSorted().flatMap((symbol) => {
      const mark = markOf(deps, symbol);
      const shares = (bySymbol.get(symbol) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
      return mark === null ? [] : [{ symbol, mark, held: shares, volume: volumes.get(symbol) ?? 0 }];
    });
    const [cash, dividends, owed] = [money.cash, money.dividends, money.owed].map(String) as [string, string, string];
    const book: PlanBook = { cash, dividends, owed, stocks };
    const marks = new Map(stocks.map(({ symbol, mark }) => [symbol, mark]));
    const lines = ordersOf(book, { targets, lotSize }).flatMap(({ symbol, side, shares }): NewLine[] => {
      if (side === 'buy') return [{ symbol, side, planned: shares, positionId: null, limit: null }];
      const limit = tickAtOrAbove(marks.get(symbol)!);
      const parts = partsOf(bySymbol.get(symbol)!, shares, lotSize);
      return parts.map((part) => ({ symbol, side, ...part, limit }));
    });
    const plan = { poolId: pool.id, date, at: clock.now(), isSeen: seen !== null, targets, book, lotSize, lines };
    return plans.insertPlan(tx, plan);
  });
}

/** What all rules see on a date is written down once, by whoever needs it first: the stocks among which all of them choose. */
async function seenOn(deps: TradingDeps, date: string): Promise<readonly Stock[]> {
  const known = await selectSeen(deps.db, date);
  if (known !== null) return known;
  const { stocks } = await closedDays(deps, { date, count: YEAR + 1 });
  return insertSeen(deps.db, { date, stocks: universeOf(stocks).map(seenOf) });
}

/** The oldest first. A position that is sold altogether goes with its odd shares, of another whole lots. */
function partsOf(
  positions: readonly { readonly id: bigint; readonly quantity: number }[],
  shares: number,
  lotSize: number,
): { readonly planned: number; readonly positionId: bigint }[] {
  let left = shares;
  return positions.flatMap(({ id, quantity }) => {
    const planned = quantity <= left ? quantity : Math.floor(left / lotSize) * lotSize;
    if (planned === 0) return [];
    left -= planned;
    return [{ planned, positionId: id }];
  });
}

async function work(deps: TradingDeps, pool: TradingPool, plan: PlanRow): Promise<void> {
  const { db, clock } = deps;
  await plans.followOrders(db, plan.id);
  const lines = await plans.selectLines(db, plan.id);
  const [sales, purchases] = [lines.filter(({ side }) => side === 'sell'), lines.filter(({ side }) => side === 'buy')];
  if (sales.some(isToPlace)) await placeAll(deps, pool, plan, sales);
  else if (purchases.length > 0) {
    const areSold = sales.every(({ outcome }) => outcome !== 'placed') || clock.now() >= plan.at + PATIENCE_MS;
    if (areSold) await placeAll(deps, pool, plan, plan.hasCut ? purchases : await cutToCash(deps, pool, plan));
  }
}

function isToPlace({ outcome, asked }: LineRow): boolean {
  return outcome === 'waiting' && asked !== null;
}

/** How many of each, and at which limit, is written down before the first purchase is placed. */
async function cutToCash(deps: TradingDeps, pool: TradingPool, plan: PlanRow): Promise<LineRow[]> {
  return deps.db.transaction(async (tx) => {
    const { available, owed } = await plans.lockBook(tx, pool, atNow(deps));
    const purchases = (await plans.selectLines(tx, plan.id)).filter(({ side }) => side === 'buy');
    const limits = new Map(
      purchases.flatMap(({ symbol }) => {
        const mark = markOf(deps, symbol);
        return mark === null ? [] : [[symbol, tickAtOrBelow(mark)] as const];
      }),
    );
    const priced = purchases.filter(({ symbol }) => limits.has(symbol));
    const planned = priced.map(({ symbol, planned: shares }) => ({ symbol, side: 'buy' as const, shares }));
    const limitOf = (symbol: string) => limits.get(symbol)!;
    const of = { date: plan.date, cash: available, owed, lotSize: plan.lotSize, limitOf };
    const asked = new Map(purchasesOf(planned, of).map(({ symbol, shares }) => [symbol, shares]));
    await plans.updateCut(tx, {
      planId: plan.id,
      cash: available,
      owed,
      lines: priced.map(({ line, symbol }) => ({ line, asked: asked.get(symbol) ?? 0, limit: limitOf(symbol) })),
    });
    return (await plans.selectLines(tx, plan.id)).filter(({ side }) => side === 'buy');
  });
}

/** What cannot be placed yet is placed a minute later. */
async function placeAll(deps: TradingDeps, pool: TradingPool, plan: PlanRow, lines: readonly LineRow[]): Promise<void> {
  for (const line of lines.filter(isToPlace)) {
    const caller = callerOf(pool, `pool ${plan.id} ${line.line}`);
    const placed = await outcomeOf(place(deps, caller, line, plan.lotSize));
    if (placed === null) return;
    await plans.updatePlaced(deps.db, { planId: plan.id, line: line.line, ...placed });
  }
}

function place(
  { orders }: TradingDeps,
  caller: ReturnType<typeof callerOf>,
  { symbol, positionId, asked, limit }: LineRow,
  lotSize: number,
): Promise<{ readonly id: string }> {
  const terms = { type: 'limit', limitPrice: formatMoney(BigInt(limit!)), timeInForce: 'session' } as const;
  const lots = asked! / lotSize;
  if (positionId !== null)
    return orders.close(caller, positionId, { ...terms, lots: Number.isInteger(lots) ? lots : null });
  const unlevered = { direction: 'long', leverage: 1, stopLoss: null, takeProfit: null } as const;
  return orders.place(caller, { ...terms, ...unlevered, symbol, lots });
}

/** Null: not now. */
async function outcomeOf(answer: Promise<{ readonly id: string }>): Promise<Placed | null> {
  try {
    return { orderId: BigInt((await answer).id) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { code, params } = error.refusal;
    return PASSING.has(code) ? null : { code, params };
  }
}

/** Nothing of the order was wrong. */
const PASSING: ReadonlySet<string> = new Set(['orders.too_frequent', 'system.stopping']);

/** A program of the house: no session, and no fund password. */
function callerOf({ customerId }: Pick<TradingPool, 'customerId'>, key: string) {
  return { customerId, sessionId: null, idempotencyKey: key, bodyHash: hash('sha256', key, 'base64url') };
}

/** What opens something was taken back when it was halted (orders); here what closes as well. */
async function cancelAll({ db, orders }: TradingDeps, pool: TradingPool): Promise<void> {
  for (const id of await plans.selectWorking(db, pool.customerId))
    await orders.cancel(callerOf(pool, `pool halt ${id}`), id).catch((error: unknown) => {
      if (!(error instanceof RefusalError)) throw error;
    });
}

function atNow(deps: Pick<TradingDeps, 'clock' | 'feed'>) {
  return { now: deps.clock.now(), markOf: (symbol: string) => markOf(deps, symbol) };
}

function markOf({ feed }: Pick<TradingDeps, 'feed'>, symbol: string): number | null {
  return feed.quote(symbol)?.mark ?? null;
}
