/**
 * What the clock makes of offers: an opening is told, lists are frozen, results settled, unpaid wins forfeited, paid ones allotted and listed. Each
 * step is done once whoever does it, so that several processes and a repetition after a crash do no harm. A draw waits for two people,
 * for a working day; then it is made without them, so that nobody can keep it from happening.
 */
import { businessDateOf } from '@bahi/core/calendar.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { tellGaps, type DrawDeps } from '../draws/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Task } from '../platform/jobs.ts';
import { RefusalError } from '../platform/refuse.ts';
import { closeOffer, revealDraw } from './draw.ts';
import { lockOfferAlone, selectDue, selectOffer, type DueWork } from './offer-store.ts';
import { listDue, listedOffers } from './listing.ts';
import { sendReminders } from './reminders.ts';
import type { OfferRow } from './rows.ts';
import { allotBatch, forfeitBatch, giveBackBatch, settleBatch, type SettlementDeps } from './settlement.ts';
import { drawsItselfAt } from './staff-reads.ts';
import { voidOffer } from './calling-off.ts';
import { moveWaits } from './pay-waits.ts';

export interface JobsDeps extends SettlementDeps, DrawDeps {
  readonly clock: Clock;
  /** Once it is committed that they are listed, and again each minute for a day: who knows it does nothing. */
  readonly onListed: (offers: readonly OfferRow[]) => void;
}

interface OfferAt {
  readonly offerId: bigint;
  readonly now: number;
}

/** A payment that came in time may still be on its way through a busy server when its deadline has passed. */
const FORFEIT_DELAY_MS = 30_000;

const TOLD_FOR_MS = DAY_MS;

/** Customers told of an opening in one transaction. */
const TOLD_MAX = 500;

export function createNewSharesTasks(deps: JobsDeps): Task[] {
  return [{ name: 'new_shares_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. What fails of one offer keeps no other one waiting, and is told in the end. */
export async function progress(deps: JobsDeps): Promise<void> {
  const { db, clock, calendar } = deps;
  const now = clock.now();
  const failures: unknown[] = [];
  const step = async (work: DueWork, run: (of: OfferAt) => Promise<unknown>, at = now): Promise<void> => {
    const due = await selectDue(db, { now: at, date: businessDateOf(calendar, now) });
    for (const offerId of due[work]) await run({ offerId, now }).catch((error: unknown) => failures.push(error));
  };
  await untilDone(() => sendReminders(deps, { now, limit: TOLD_MAX })).catch((error: unknown) => failures.push(error));
  await step('close', (of) => db.transaction((tx) => closeOffer(deps, tx, of)));
  await step('draw', (of) => drawByItself(deps, of));
  await step('giveBack', (of) => untilDone(() => giveBackBatch(deps, of)));
  await step('settle', (of) => untilDone(() => settleBatch(deps, of)));
  await step('wait', (of) => moveWaits(deps, of));
  const dueBy = now - FORFEIT_DELAY_MS;
  await step('forfeit', (of) => untilDone(() => forfeitBatch(deps, { ...of, dueBy })), dueBy);
  await step('allot', (of) => untilDone(() => allotBatch(deps, of)));
  await db.transaction((tx) => listDue(deps, tx, now)).catch((error: unknown) => failures.push(error));
  await tellListed(deps, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not every step of the new shares could be done');
}

/** From the table: who was not told, or whose commit was not heard of, is told the next time. */
async function tellListed({ db, onListed }: JobsDeps, now: number): Promise<void> {
  const listed = await listedOffers(db, now - TOLD_FOR_MS);
  if (listed.length > 0) onListed(listed);
}

/** Once its time has come; without its level it waits, and is void in the end. */
async function drawByItself(deps: JobsDeps, of: OfferAt): Promise<void> {
  const { db, calendar } = deps;
  const { drawAt, allocation } = (await db.read((tx) => selectOffer(tx, of.offerId)))!;
  if (allocation === 'draw')
    await db.transaction(async (tx) => {
      await lockOfferAlone(tx, of.offerId);
      await tellGaps(deps, tx, of);
    });
  if (of.now < drawsItselfAt(calendar, Number(drawAt))) return;
  try {
    await db.transaction((tx) => revealDraw(deps, tx, of));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.refusal.code === 'draws.value_missing') await db.transaction((tx) => voidOffer(deps, tx, of));
  }
}

async function untilDone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}
