/**
 * The valuation of a pool (decision 0092): one transaction under the locks of its book and of everybody's who comes or goes. Who that is
 * is known only by the value, which is known only under the lock: it is worked out once before and once under the locks, and if somebody came to it in
 * between, the locks are taken anew with them.
 */
import { createHash } from 'node:crypto';
import { storyOf } from '@bahi/contract/stories.ts';
import type { InstrumentState, MarketFeed, MarkPrice } from '@bahi/contract/venue.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { isEndOf, untradedIn, valuationMoments, type PoolStanding, type ValuationMoment } from '@bahi/core/pool.ts';
import { RISK_CLOSED_FROM } from '@bahi/core/pool-record.ts';
import { valued, type Valuation, type ValuedMark, type ValuedPosition } from '@bahi/core/pool-valuation.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { bookOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import { readBalance, readChainHead } from '../ledger/read.ts';
import { selectRightsDue } from '../corporate-actions/service.ts';
import { longBook } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { selectLapsing } from '../rights/service.ts';
import { riskNow } from './figures.ts';
import type { Told } from './messages.ts';
import type { EndReason, PoolRow } from './rows.ts';
import { choose, settle } from './settle.ts';
import { pools, selectRunning } from './store.ts';
import * as store from './valuation-store.ts';
import { tellWaiting } from './waits.ts';

export interface ValuingDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
  /** Mark prices with how they were found, in paise. */
  readonly feed: Pick<MarketFeed, 'mark'>;
  /** A corporate action is under way: its mark price is of other shares than those that are held. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  /** Where its trading has stopped its mark price stands still, and everybody knows it. */
  readonly stateOf: (symbol: string) => InstrumentState | undefined;
}

/** So much later than its moment a valuation is still taken: what was missed for longer is not made up. */
export const LATE_MS = 5 * MINUTE_MS;

/** The moment that is due now; null: none. */
export function momentDue(calendar: Calendar, now: number): ValuationMoment | null {
  const dates = new Set([businessDateOf(calendar, now - LATE_MS), businessDateOf(calendar, now)]);
  const moments = [...dates].flatMap((date) => valuationMoments(calendar, date));
  return moments.findLast(({ at }) => at <= now && now <= at + LATE_MS) ?? null;
}

/** One pool that cannot be valued does not keep the others: it is tried again a minute later. */
export async function valueDue(deps: ValuingDeps): Promise<void> {
  const moment = momentDue(deps.calendar, deps.clock.now());
  if (moment === null) return;
  const failures: Error[] = [];
  for (const pool of await selectRunning(deps.db)) {
    if (pool.startedOn > moment.date) continue;
    await valueOrTell(deps, pool, moment).catch(
      (cause: unknown) => void failures.push(new Error(`pool ${pool.id}`, { cause })),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'pools could not be valued');
}

/** Whoever was to be paid is told which stocks that waits for. */
async function valueOrTell(deps: ValuingDeps, pool: PoolRow, moment: ValuationMoment): Promise<void> {
  if (await valuePool(deps, pool.id, moment)) return;
  const book = await readBook(deps, deps.db, pool, deps.clock.now());
  const stocks = book === null ? [] : untradedIn(book, (symbol) => !isGone(deps, symbol));
  await tellWaiting(deps, { poolId: pool.id, at: moment.at, stocks });
}

/** For longer than a session, or for good. */
function isGone({ stateOf }: Pick<ValuingDeps, 'stateOf'>, symbol: string): boolean {
  const state = stateOf(symbol);
  return state === 'suspended' || state === 'off_shelf';
}

const TRIES_MAX = 5;

class NotAllLocked extends Error {
  readonly customerIds: readonly bigint[];
  constructor(customerIds: readonly bigint[]) {
    super('somebody came to a valuation while it waited for its locks');
    this.customerIds = customerIds;
  }
}

/** False: it was valued already, or a price is missing or stands still. */
export async function valuePool(deps: ValuingDeps, poolId: bigint, moment: ValuationMoment): Promise<boolean> {
  let more: readonly bigint[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.db.transaction((tx) => takeValuation(deps, tx, { poolId, moment, more }));
    } catch (error) {
      if (!(error instanceof NotAllLocked) || tries === TRIES_MAX) throw error;
      more = [...more, ...error.customerIds];
    }
  }
}

interface Taking {
  readonly poolId: bigint;
  readonly moment: ValuationMoment;
  readonly more: readonly bigint[];
}

async function takeValuation(deps: ValuingDeps, tx: Tx, { poolId, moment, more }: Taking): Promise<boolean> {
  const { calendar, clock } = deps;
  if (await store.isValued(tx, poolId, moment.at)) return false;
  const before = await look(deps, tx, { poolId, moment });
  if (before === null) return false;
  const concerned = (found: Found) =>
    [...found.incoming, ...found.outgoing, ...found.stopped].map(({ customerId }) => customerId);
  const customerIds = new Set([before.pool.customerId, ...concerned(before), ...more]);
  const holds = before.incoming.map(({ id }) => ({ kind: 'pool' as const, reference: id }));
  const books = await lockBooks(tx, { customerIds, holds });
  if (await store.isValued(tx, poolId, moment.at)) return false;
  const found = await look(deps, tx, { poolId, moment });
  if (found === null) return false;
  const missing = concerned(found).filter((id) => !customerIds.has(id));
  const isNew = found.incoming.some(({ id }) => !books.holds.has(`pool:${id}`));
  if (missing.length > 0 || isNew) throw new NotAllLocked(missing);
  const { pool, open, standing, isEnd, stopped } = found;
  const now = clock.now();
  const reason = isEnd ? 'end' : 'stop';
  const reached = await store.insertStopped(tx, stopped, { poolId, reason, at: now });
  const book = bookOf(books, pool.customerId);
  const chosen = choose(standing, {
    incoming: found.incoming,
    outgoing: [...found.outgoing, ...reached],
    closed: await closedTo(tx, pool, { date: moment.date, isEnd }),
    cash: book.cash - book.held - BigInt(open.fee),
  });
  const requests = [
    ...chosen.subscribed.map(({ id, invested }) => ({ id, what: 'subscribed' as const, amount: invested })),
    ...chosen.redeemed.map(({ id, units }) => ({ id, what: 'redeemed' as const, amount: units })),
  ]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, ...request }) => ({ request: id.toString(), ...request }));
  const valuation = valued(chainOf(pool), { ...open, requests }, sha256);
  const told = stopped.map(({ id, customerId, stopPercent }): Told => ({
    customerId,
    holdingId: id,
    story: isEnd
      ? storyOf('pools.end_reached', { pool: pool.symbol })
      : storyOf('pools.stop_reached', { pool: pool.symbol, percent: stopPercent }),
  }));
  const businessDate = businessDateOf(calendar, now);
  await settle(tx, { pool, books, valuation, chosen, momentAt: moment.at, now, businessDate, isEnd, told });
  return true;
}

interface Found {
  readonly pool: PoolRow;
  /** As it is before anybody comes or goes. */
  readonly open: Valuation;
  readonly standing: PoolStanding;
  readonly isEnd: boolean;
  readonly incoming: readonly store.Incoming[];
  readonly outgoing: readonly store.Outgoing[];
  readonly stopped: readonly store.Stopped[];
}

/** Null: a price is missing or stands still, or the pool has ended. */
async function look(deps: ValuingDeps, tx: Tx, { poolId, moment }: Omit<Taking, 'more'>): Promise<Found | null> {
  const pool = (await pools.select(tx, poolId))!;
  if (pool.endedAt !== null) return null;
  const now = deps.clock.now();
  const book = await readBook(deps, tx, pool, now);
  if (book === null || book.positions.some(({ symbol }) => deps.stateOf(symbol) === 'halted')) return null;
  if (untradedIn(book, (symbol) => !isGone(deps, symbol)).length > 0) return null;
  const { seq, head } = await readChainHead(tx, pool.customerId);
  const facts = { number: pool.valuations + 1, at: now, date: moment.date, seq, head };
  const open = valued(
    chainOf(pool),
    {
      ...facts,
      moment: moment.isClose ? 'close' : 'session',
      cash: book.cash.toString(),
      dividends: book.dividends.toString(),
      positions: book.positions,
      requests: [],
    },
    sha256,
  );
  const standing = { value: BigInt(open.value), units: pool.units };
  const isEnd = isEndOf(moment, pool.endsOn);
  const changedBefore = moment.at - pool.cutoffMs;
  return {
    pool,
    open,
    standing,
    isEnd,
    incoming: await store.selectIncoming(tx, poolId, moment.at),
    outgoing: await store.selectOutgoing(tx, poolId, moment.at),
    stopped: pool.units === 0n ? [] : await store.selectStopped(tx, poolId, { ...standing, isEnd, changedBefore }),
  };
}

export interface PoolBookNow {
  readonly cash: bigint;
  readonly held: bigint;
  readonly dividends: bigint;
  readonly positions: readonly ValuedPosition[];
}

/** What a pool has now, at the marks of now; null while one is missing or is of other shares. Exact under the lock of its book. */
export async function readBook(
  { feed, isHeldUp }: Pick<ValuingDeps, 'feed' | 'isHeldUp'>,
  reader: Reader,
  { customerId }: Pick<PoolRow, 'customerId'>,
  now: number,
): Promise<PoolBookNow | null> {
  const { cash, held } = await readBalance(reader, customerId);
  const rows = await longBook(reader, customerId);
  // Rights count among them as what their shares fell by; what lapsed ones bring is not known before it is paid (decision 0100).
  const dividends = rows.reduce((sum, row) => sum + row.dividends, -(await selectRightsDue(reader, customerId)));
  const positions: ValuedPosition[] = [];
  for (const { symbol, shares } of rows.filter((row) => row.shares > 0)) {
    const mark = feed.mark(symbol);
    if (mark === undefined || isHeldUp(symbol, now)) return null;
    positions.push({ symbol, shares, mark: mark.price, inputs: inputsOf(mark) });
  }
  return { cash, held, dividends, positions };
}

/** Whoever verifies works the mark out again, so that each number is written as exactly as it is. */
function inputsOf({ impactMid, average, traded, range, at }: MarkPrice): ValuedMark {
  return {
    impactMid: String(impactMid),
    average: String(average),
    traded: traded === null ? null : String(traded),
    range: String(range),
    at,
  };
}

/** Why a valuation lets nobody in any more. */
async function closedTo(
  tx: Tx,
  pool: PoolRow,
  { date, isEnd }: { readonly date: string; readonly isEnd: boolean },
): Promise<EndReason | null> {
  if (isEnd) return 'end';
  if (pool.offShelfAt !== null) return 'off_shelf';
  if (date > pool.deadline) return 'deadline';
  if ((await selectLapsing(tx, [pool.customerId])).size > 0) return 'rights_open';
  return ((await riskNow(tx, pool)) ?? 0) >= RISK_CLOSED_FROM ? 'risk' : null;
}

function chainOf({ id, feeBps, hash, units, closedOn }: PoolRow) {
  return { pool: Number(id), feeBps, before: { hash, units: units.toString(), closedOn } };
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
