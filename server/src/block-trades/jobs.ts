/**
 * What the clock makes of block trades (desks §3): an offer ends before its shares go ex; what nobody has decided when the window ends, or the offer
 * is withdrawn, expires and everything held for it is free; then the seller has back what was not sold. Each is done once, in bounded batches, whichever process comes by.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { endBlockPromise } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { endGoneEx } from './ex-dates.ts';
import { offers, selectRunning, updateSettled } from './offer-store.ts';
import { selectOverdue, updateExpired, type Overdue } from './store.ts';

export interface BlockJobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** Requests a transaction; left out: 200. */
  readonly batchMax?: number;
}

const BATCH_MAX = 200;

export function createBlockTasks(deps: BlockJobsDeps): Task[] {
  return [{ name: 'block_trades_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. A request that cannot be ended does not keep the others: it is tried again a minute later. */
export async function progress(deps: BlockJobsDeps): Promise<void> {
  const { db, clock, batchMax = BATCH_MAX } = deps;
  const now = clock.now();
  const failures: Error[] = [];
  for (const { id } of await selectRunning(db, now))
    await db
      .transaction((tx) => endGoneEx(deps, tx, { id, now }))
      .catch((cause: unknown) => void failures.push(new Error(`block offer ${id}`, { cause })));
  for (let after = 0n; ;) {
    const overdue = await selectOverdue(db, { now, after, limit: batchMax });
    if (overdue.length === 0) break;
    after = overdue.at(-1)!.id;
    await expire(deps, overdue, now).catch(async () => void failures.push(...(await expireEach(deps, overdue, now))));
  }
  await db.transaction(async (tx) => {
    for (const { id, soldShares } of await updateSettled(tx, now))
      await endBlockPromise(tx, { kind: 'block', offerId: id, shares: soldShares });
  });
  if (failures.length > 0) throw new AggregateError(failures, 'requests for blocks could not be ended');
}

/** Answers with what failed. */
async function expireEach(deps: BlockJobsDeps, overdue: readonly Overdue[], now: number): Promise<Error[]> {
  const failures: Error[] = [];
  for (const request of overdue) {
    await expire(deps, [request], now).catch(
      (cause: unknown) => void failures.push(new Error(`block request ${request.id}`, { cause })),
    );
  }
  return failures;
}

/** Of those that were found, the ones that still wait under their locks end. */
async function expire({ db, calendar }: BlockJobsDeps, overdue: readonly Overdue[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const books = await lockBooks(tx, {
      customerIds: overdue.map(({ customerId }) => customerId),
      holds: overdue.map(({ id }) => ({ kind: 'block', reference: id })),
    });
    // Of one that was decided meanwhile nothing is held any more, and its row stays as it is.
    for (const { id } of overdue) releaseHold(books, { kind: 'block', reference: id });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
    const rows = await updateExpired(tx, overdue, now);
    const named = await offers.selectMany(tx, [...new Set(rows.map(({ offerId }) => offerId))]);
    const offerOf = new Map(named.map((offer) => [offer.id, offer]));
    for (const customerId of new Set(rows.map((row) => row.customerId))) tx.after('funds.changed', { customerId });
    await writeMessages(
      tx,
      rows.map(({ id, customerId, offerId, total, reason }) => {
        const params = { name: offerOf.get(offerId)!.name, amount: formatMoney(total) };
        const story = storyOf(`block_trades.${reason as Overdue['reason']}`, params);
        const about = { type: 'block_trade' as const, id: id.toString() };
        return { customerId, kind: 'decision' as const, at: now, story, about };
      }),
    );
  });
}
