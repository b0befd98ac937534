/**
 * What the clock makes of mandates (desks §4), each minute from the beginning of a square-off on: what nobody approved expires, what is open
 * is closed by market orders, and once nothing is left, or the session is over, the mandate is settled. Each is done once, whichever
 * process comes by, and one mandate keeps no other.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { dayTradingFee, mostUsed } from '@bahi/core/day-trading.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import { SETTLED_MS, type Orders } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { DecisionDeps } from './decisions.ts';
import { holdOf, type MandateRow } from './rows.ts';
import { mandates, recordTrades, selectDue, selectFills, selectLeft, type Left } from './store.ts';
import { feeOf } from './views.ts';

export interface DayTradingJobsDeps extends DecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly orders: Pick<Orders, 'squareOff'>;
}

const CHUNK = 200;

export function createDayTradingTasks(deps: DayTradingJobsDeps): Task[] {
  return [{ name: 'day_trading_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. What fails is tried again a minute later. */
export async function progress(deps: DayTradingJobsDeps): Promise<void> {
  const now = deps.clock.now();
  const failures: Error[] = [];
  for (let after = 0n; ;) {
    const due = await selectDue(deps.db, { now, after, limit: CHUNK });
    if (due.length === 0) break;
    after = due.at(-1)!.id;
    for (const { id } of due)
      await end(deps, id, now).catch(
        (cause: unknown) => void failures.push(new Error(`day-trading mandate ${id}`, { cause })),
      );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'mandates of day trading could not be ended');
}

async function end(deps: DayTradingJobsDeps, id: bigint, now: number): Promise<void> {
  const open = await deps.db.transaction((tx) => endOrBegin(deps, tx, { id, now }));
  if (open === null) return;
  const { customerId, closesAt } = open.row;
  await deps.orders.squareOff({ customerId, ids: open.left.ids, until: Number(closesAt) });
}

/** Under the lock of the book. Answers what is still to be closed; null: nothing, or it is over. */
async function endOrBegin(
  deps: DayTradingJobsDeps,
  tx: Tx,
  { id, now }: { readonly id: bigint; readonly now: number },
): Promise<{ readonly row: MandateRow; readonly left: Left } | null> {
  const found = (await mandates.select(tx, id))!;
  const books = await lockBooks(tx, { customerIds: [found.customerId], holds: [holdOf(found)] });
  const row = (await mandates.select(tx, id))!;
  if (row.status === 'pending') await expire(deps, tx, { row, books, now });
  if (row.status !== 'approved') return null;
  const left = await selectLeft(tx, row);
  const isFlat = left.positions === 0 && left.working === 0;
  // What the venue did until the close is heard a moment later.
  const isOver = now >= Number(row.closesAt) + SETTLED_MS && left.working === 0;
  if (isFlat || isOver) await settle(deps, tx, { row, books, now });
  else if (now < Number(row.closesAt)) {
    await begin(tx, { row, now }, left);
    return { row, left };
  }
  return null;
}

interface Ending {
  readonly row: MandateRow;
  readonly books: Books;
  readonly now: number;
}

async function expire({ calendar }: DecisionDeps, tx: Tx, { row, books, now }: Ending): Promise<void> {
  const held = formatMoney(releaseHold(books, holdOf(row)));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  await mandates.update(tx, row.id, { status: 'expired', decidedAt: now });
  tx.after('funds.changed', { customerId: row.customerId });
  const params = { amount: formatMoney(row.amount), held };
  await writeMessages(tx, [messageOf(row, now, storyOf('day_trading.expired', params))]);
}

/** The customer is told once, when there is something to close. */
async function begin(tx: Tx, { row, now }: Omit<Ending, 'books'>, { positions }: Left): Promise<void> {
  if (row.closingAt !== null) return;
  await mandates.update(tx, row.id, { closingAt: now });
  const params = { positions, closes: Number(row.closesAt) };
  if (positions > 0) await writeMessages(tx, [messageOf(row, now, storyOf('day_trading.squaring_off', params))]);
}

/** The fee out of what was kept for it; whatever else is held is free, and what could not be closed stays as it is. */
async function settle({ calendar }: DecisionDeps, tx: Tx, { row, books, now }: Ending): Promise<void> {
  const { id, customerId } = row;
  const used = mostUsed(await selectFills(tx, id));
  const fee = feeOf(row, used);
  captureHold(books, holdOf(row), fee);
  postEntry(books, dayTradingFee({ customerId, mandateId: id, amount: fee }));
  releaseHold(books, holdOf(row));
  const { gross, charges, carried } = await recordTrades(tx, id);
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const record = { settledAt: now, mostUsed: used, gross, charges, fee, entryId: entry!.id };
  await mandates.update(tx, id, { status: 'settled', ...record });
  tx.after('funds.changed', { customerId });
  const params = { net: formatMoney(gross - charges - fee), fee: formatMoney(fee), used: formatMoney(used) };
  const story =
    carried === 0
      ? storyOf('day_trading.settled', params)
      : storyOf('day_trading.settled_carried', { ...params, positions: carried });
  await writeMessages(tx, [messageOf(row, now, story)]);
}

function messageOf({ id, customerId }: MandateRow, at: number, story: NewMessage['story']): NewMessage {
  return { customerId, kind: 'decision', at, story, about: { type: 'day_mandate', id: id.toString() } };
}
