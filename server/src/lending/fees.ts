/**
 * What borrowing shares costs for each date that has ended in India (desks §7): whoever is short at its end pays, and lenders get their part by how long of it
 * they lent. First a date is fixed, with everything it is reckoned
 * by and everybody's amount, in one transaction; then the amounts are posted, some books at a time. Whoever comes by after an absence of any
 * length fixes date after date by what the journal says of each; the mark price and what the house publishes are those of that moment, for no
 * market moved meanwhile.
 */
import { addDays, businessDateOf, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { borrowFeePaid, lendingFeeReceived } from '@bahi/core/ledger-lending.ts';
import { borrowRateBps, shareFees } from '@bahi/core/lending-fee.ts';
import { houseQuota } from '@bahi/core/lending.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { availableOf, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { SETTLED_MS } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import {
  insertDay,
  lockShares,
  markPosted,
  noteShares,
  positionsOf,
  sharesBehind,
  stillUnposted,
  unposted,
  updateThrough,
  type OfDate,
  type Part,
  type Unposted,
} from './store.ts';

export interface FeeDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  readonly marketPrice: (symbol: string) => bigint | null;
  readonly instrument: (
    symbol: string,
  ) => { readonly lotSize: number; readonly sharesOutstanding: number | null } | undefined;
}

const BATCH_MAX = 2_000;

/** What something is wrong with does not keep the rest: it is tried again a minute later. */
export async function chargeFees(deps: FeeDeps, fixed: Fixed = { date: '' }): Promise<void> {
  const failures = [...(await fixAll(deps, fixed)), ...(await postAll(deps))];
  if (failures.length > 0) throw new AggregateError(failures, 'fees of borrowed shares could not be charged');
}

/** The last date of which this process left nothing to be fixed. */
interface Fixed {
  date: string;
}

async function fixAll(deps: FeeDeps, fixed: Fixed): Promise<Error[]> {
  const { db, clock, calendar } = deps;
  const now = clock.now();
  const failures: Error[] = [];
  // What was traded just before midnight is settled by then.
  const last = addDays(localDateOf(calendar, now - SETTLED_MS), -1);
  if (fixed.date === last) return failures;
  await db.transaction((tx) => noteShares(tx, localDateOf(calendar, now)));
  const behind = await sharesBehind(db, last);
  const waiting = new Set<string>();
  for (let date = addDays(behind[0]?.through ?? last, 1); date <= last; date = addDays(date, 1)) {
    const symbols = behind
      .filter(({ symbol, through }) => through < date && !waiting.has(symbol))
      .map(({ symbol }) => symbol);
    const fixOf = (of: readonly string[]) => db.transaction((tx) => fix(deps, tx, { symbols: of, date, now }));
    const left = await fixOf(symbols).catch(() => eachAlone(symbols, { fixOf, date, failures }));
    for (const symbol of left) waiting.add(symbol);
  }
  if (waiting.size === 0) fixed.date = last;
  return failures;
}

/** One share that something is wrong with does not keep the others. Answers those that are left. */
async function eachAlone(
  symbols: readonly string[],
  { fixOf, date, failures }: { fixOf: (of: readonly string[]) => Promise<string[]>; date: string; failures: Error[] },
): Promise<string[]> {
  const left: string[] = [];
  for (const symbol of symbols)
    await fixOf([symbol]).then(
      (waits) => void left.push(...waits),
      (cause: unknown) => {
        failures.push(new Error(`fees of ${symbol} on ${date}`, { cause }));
        left.push(symbol);
      },
    );
  return left;
}

interface Fixing {
  readonly symbols: readonly string[];
  readonly date: string;
  readonly now: number;
}

/** A date of some shares. Answers those without a mark price: their date waits for one. */
async function fix(deps: FeeDeps, tx: Tx, { symbols, date, now }: Fixing): Promise<string[]> {
  const { calendar, parametersAt, marketPrice, instrument } = deps;
  const locked = await lockShares(tx, symbols, date);
  if (locked.length === 0) return [];
  const [begin, end] = [midnightOf(calendar, date), midnightOf(calendar, addDays(date, 1))];
  const found = await positionsOf(tx, { symbols: locked, date, begin, end });
  const positions = Map.groupBy(found, ({ symbol }) => symbol);
  const waiting: string[] = [];
  for (const symbol of locked) {
    const all = positions.get(symbol) ?? [];
    const listed = instrument(symbol);
    const quota = listed === undefined ? null : houseQuota(listed, parametersAt(now));
    if (quota === null || !all.some(({ shares }) => shares < 0)) continue;
    const mark = marketPrice(symbol);
    if (mark === null) waiting.push(symbol);
    else await fixShare(tx, { symbol, date, quota, mark, parameters: parametersAt(now) }, all);
  }
  const done = locked.filter((symbol) => !waiting.includes(symbol));
  await updateThrough(tx, done, date);
  return waiting;
}

interface OfShare {
  readonly symbol: string;
  readonly date: string;
  readonly quota: number;
  readonly mark: bigint;
  readonly parameters: Parameters;
}

async function fixShare(
  tx: Tx,
  { symbol, date, quota, mark, parameters }: OfShare,
  positions: readonly OfDate[],
): Promise<void> {
  const shorts = positions.filter(({ shares }) => shares < 0).map((of) => ({ ...of, shares: -of.shares }));
  const lenders = positions.filter(({ lent }) => lent > 0);
  const [borrowedOf, lentOf] = [shorts.map(({ shares }) => shares), lenders.map(({ lent }) => lent)];
  const [borrowed, lent] = [sumOf(borrowedOf), sumOf(lentOf)];
  const { lendingLenderPercent: lenderPercent } = parameters;
  const rateBps = borrowRateBps({ borrowed, quota: quota + lent }, parameters);
  const shared = shareFees({ mark, rateBps, lenderPercent, borrowed: borrowedOf, lent: lentOf });
  const parts: Part[] = [
    ...shorts.map(({ customerId, positionId, shares }, index) => {
      const amount = shared.fees[index]!;
      return { customerId, positionId, isLender: false, shares, onLoan: 0, amount };
    }),
    ...lenders.map(({ customerId, positionId, lent: shares }, index) => {
      const [onLoan, amount] = [shared.onLoanOf[index]!, shared.paid[index]!];
      return { customerId, positionId, isLender: true, shares, onLoan, amount };
    }),
  ];
  const day = { symbol, date, lent, borrowed, onLoan: shared.onLoan, houseQuota: quota, mark, rateBps, lenderPercent };
  const sums = { fees: moneyOf(shared.fees), paid: moneyOf(shared.paid) };
  const curve = {
    rateMinimumBps: parameters.lendingRateMinimumBps,
    rateMaximumBps: parameters.lendingRateMaximumBps,
  };
  await insertDay(tx, { ...day, ...sums, ...curve }, parts);
}

/** Two batches at a time: while one waits for the disk, the other is worked out. Each locks its books in their order. */
async function postAll(deps: FeeDeps): Promise<Error[]> {
  const failures: Error[] = [];
  const lanes: Promise<void>[] = [Promise.resolve(), Promise.resolve()];
  for (let [after, turn] = [{ date: '0001-01-01', positionId: 0n }, 0]; ; turn = 1 - turn) {
    const batch = await unposted(deps.db, after, BATCH_MAX);
    if (batch.length === 0) break;
    after = batch.at(-1)!;
    await lanes[turn];
    lanes[turn] = deps.db
      .transaction((tx) => post(deps, tx, batch))
      .catch((cause: unknown) => void failures.push(new Error('posting fees', { cause })));
  }
  await Promise.all(lanes);
  return failures;
}

async function post({ clock, calendar }: FeeDeps, tx: Tx, batch: readonly Unposted[]): Promise<void> {
  const now = clock.now();
  const books = await lockBooks(tx, { customerIds: batch.map(({ customerId }) => customerId) });
  const parts = await stillUnposted(tx, batch);
  for (const { isLender, ...of } of parts)
    if (isLender) postEntry(books, lendingFeeReceived(of));
    else
      for (const entry of borrowFeePaid({ ...of, available: availableOf(books, of.customerId) }))
        postEntry(books, entry);
  const placed = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const entries = placed.filter(({ kind }) => kind === 'borrow_fee' || kind === 'lending_fee');
  assert(entries.length === parts.length, 'each part is one entry');
  await markPosted(
    tx,
    parts.map(({ positionId, date }, index) => ({ positionId, date, entryId: entries[index]!.id })),
  );
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}

function moneyOf(all: readonly bigint[]): bigint {
  return all.reduce((sum, each) => sum + each, 0n);
}
