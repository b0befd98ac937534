/**
 * What the clock makes of placements (rules §8): a request that nobody decided in time is refused and everything held for it is free,
 * as are those of a placement that was called off, or that ended before an ex-date. Each is done once, in bounded batches, whichever process comes by.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { DecisionDeps } from './decisions.ts';
import { endGoneEx } from './ex-dates.ts';
import { offers, selectRunning, updateSettled } from './offer-store.ts';
import * as store from './store.ts';

export interface PlacementJobsDeps extends DecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Requests a transaction; left out: 200. */
  readonly batchMax?: number;
}

const BATCH_MAX = 200;

export function createPlacementsTasks(deps: PlacementJobsDeps): Task[] {
  return [{ name: 'placements_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. A request that cannot be ended does not keep the others: it is tried again a minute later. */
export async function progress(deps: PlacementJobsDeps): Promise<void> {
  const { db, clock, batchMax = BATCH_MAX } = deps;
  const now = clock.now();
  const failures: Error[] = [];
  for (const { id } of await selectRunning(db, now))
    await db
      .transaction((tx) => endGoneEx(deps, tx, { id, now }))
      .catch((cause: unknown) => void failures.push(new Error(`placement ${id}`, { cause })));
  for (let after = 0n; ;) {
    const overdue = await store.selectOverdue(db, { now, after, limit: batchMax });
    if (overdue.length === 0) break;
    after = overdue.at(-1)!.id;
    await endBatch(deps, overdue, now).catch(async () => void failures.push(...(await endEach(deps, overdue, now))));
  }
  await db.transaction((tx) => updateSettled(tx, now));
  if (failures.length > 0) throw new AggregateError(failures, 'requests of placements could not be ended');
}

/** Answers with what failed. */
async function endEach(deps: PlacementJobsDeps, overdue: readonly store.Ended[], now: number): Promise<Error[]> {
  const failures: Error[] = [];
  for (const request of overdue) {
    await endBatch(deps, [request], now).catch(
      (cause: unknown) => void failures.push(new Error(`placement request ${request.id}`, { cause })),
    );
  }
  return failures;
}

/** Of those that were found, the ones that still wait under their locks are refused. */
async function endBatch(
  { db, calendar }: PlacementJobsDeps,
  overdue: readonly store.Ended[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const books = await lockBooks(tx, {
      customerIds: overdue.map(({ customerId }) => customerId),
      holds: overdue.map(({ id }) => ({ kind: 'placement', reference: id })),
    });
    // Of one that was decided meanwhile nothing is held any more, and its row stays as it is.
    for (const { id } of overdue) releaseHold(books, { kind: 'placement', reference: id });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
    const rows = await store.updateEnded(tx, overdue, now);
    const offerOf = new Map(
      (await offers.selectMany(tx, [...new Set(rows.map(({ offerId }) => offerId))])).map((offer) => [offer.id, offer]),
    );
    for (const customerId of new Set(rows.map((row) => row.customerId))) tx.after('funds.changed', { customerId });
    await writeMessages(
      tx,
      rows.map(({ id, customerId, offerId, amount, reason }) => {
        const params = { name: offerOf.get(offerId)!.name, amount: formatMoney(amount) };
        return {
          customerId,
          kind: 'decision' as const,
          at: now,
          story: storyOf(`placements.${reason!}`, params),
          about: { type: 'placement' as const, id: id.toString() },
        };
      }),
    );
  });
}
