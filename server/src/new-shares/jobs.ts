/**
 * What the clock makes of offers: an opening is told, lists are frozen, results settled, unpaid wins forfeited, paid ones allotted. Each step is done
 * once whoever does it, so that several processes and a repetition after a crash do no harm. The draw itself waits for two people.
 */
import { businessDateOf } from '@bahi/core/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Task } from '../platform/jobs.ts';
import { closeOffer, type DrawDeps } from './draw.ts';
import { selectDue } from './offer-store.ts';
import { tellBatch } from './reminders.ts';
import { allotBatch, forfeitBatch, giveBackBatch, settleBatch, type SettlementDeps } from './settlement.ts';

export interface JobsDeps extends SettlementDeps, Pick<DrawDeps, 'sealer'> {
  readonly clock: Clock;
}

/** A payment that came in time may still be on its way through a busy server when its deadline has passed. */
const FORFEIT_DELAY_MS = 30_000;

/** Customers told of an opening in one transaction. */
const TOLD_MAX = 500;

export function createNewSharesTasks(deps: JobsDeps): Task[] {
  return [{ name: 'new_shares_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. */
export async function progress(deps: JobsDeps): Promise<void> {
  const { db, clock, calendar } = deps;
  const now = clock.now();
  const due = () => selectDue(db, { now, date: businessDateOf(calendar, now) });
  await untilDone(() => tellBatch(deps, { now, limit: TOLD_MAX }));
  for (const offerId of (await due()).giveBack) await untilDone(() => giveBackBatch(deps, { offerId, now }));
  for (const offerId of (await due()).close) await db.transaction((tx) => closeOffer(deps, tx, { offerId, now }));
  for (const offerId of (await due()).settle) await untilDone(() => settleBatch(deps, { offerId, now }));
  const late = await selectDue(db, { now: now - FORFEIT_DELAY_MS, date: businessDateOf(calendar, now) });
  for (const offerId of late.forfeit) await untilDone(() => forfeitBatch(deps, { offerId, now }));
  for (const offerId of (await due()).allot) await untilDone(() => allotBatch(deps, { offerId, now }));
}

async function untilDone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}
