/**
 * Shares that were asked back while they were on loan (desks §7): they come back as soon as the pool has as many that nobody borrows, those
 * due first, and on their date whether it has or not: then the house stands in. Each in a transaction of its own.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { EMPTY_POOL, freeOf } from '@bahi/core/lending.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { lentPosition, lockPools, moveLent, updateLent, waitingRecalls } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { chargeFees, type FeeDeps } from './fees.ts';
import { tell } from './messages.ts';

export interface LendingJobsDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
}

const BATCH_MAX = 200;

export function createLendingTasks(deps: LendingJobsDeps & FeeDeps): Task[] {
  const fixed = { date: '' };
  return [
    { name: 'lending_returns', cron: '* * * * *', run: () => returnShares(deps) },
    { name: 'lending_fees', cron: '* * * * *', run: () => chargeFees(deps, fixed) },
  ];
}

/** One that something is wrong with does not keep the others: it is tried again a minute later. */
export async function returnShares(deps: LendingJobsDeps): Promise<void> {
  const failures: Error[] = [];
  let after = { recallDue: 0, id: 0n };
  for (;;) {
    const batch = await waitingRecalls(deps.db, after, BATCH_MAX);
    if (batch.length === 0) break;
    after = batch.at(-1)!;
    for (const position of batch)
      await deps.db
        .transaction((tx) => bringBack(deps, tx, position))
        .catch((cause: unknown) => void failures.push(new Error(`recall of position ${position.id}`, { cause })));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'lent shares could not be returned');
}

async function bringBack(
  { clock, calendar }: LendingJobsDeps,
  tx: Tx,
  { customerId, id }: { readonly customerId: bigint; readonly id: bigint },
): Promise<void> {
  const now = clock.now();
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const position = await lentPosition(tx, customerId, id);
  if (position === null || position.recalled === 0) return;
  const { symbol, recalled, recallDue } = position;
  const pool = (await lockPools(tx, [symbol])).get(symbol) ?? EMPTY_POOL;
  const back = recallDue! <= now ? recalled : Math.min(recalled, freeOf(pool));
  if (back === 0) return;
  await updateLent(tx, { ...position, ...moveLent(books, position, -back), recalled: recalled - back });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  await tell(tx, position, { now, story: storyOf('lending.returned', { symbol, shares: back }) });
}
