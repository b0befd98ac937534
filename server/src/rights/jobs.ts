/**
 * What the clock makes of rights issues (rules §8): holdings are written down when the record date has closed, whoever has not taken
 * up is reminded a day before the deadline, extra shares are shared out once it is known what they cost, and everybody gets shares or money. Each step is done
 * once whoever does it, in bounded batches that another process goes on with.
 */
import { DAY_MS } from '@bahi/core/time.ts';
import { areHoldersAdjusted } from '../corporate-actions/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Task } from '../platform/jobs.ts';
import { issues, selectRunning } from './issue-store.ts';
import { toldRights, type ToldRights } from './announced.ts';
import { chargeShorts } from './charges.ts';
import { recordHoldings, remindBatch, type RecordingDeps } from './recording.ts';
import type { IssueRow } from './rows.ts';
import { settleBatch, shareOutExtras, type SettlementDeps } from './settlement.ts';
import { endWaits, moveWaits } from './waits.ts';

export interface RightsJobsDeps extends RecordingDeps, SettlementDeps {
  readonly clock: Clock;
  /** The market is told all of them, again and again: on the ex-date the price falls to what the share is worth without the rights. */
  readonly setRights: (issues: readonly ToldRights[]) => void;
}

/** What came in time may still be on its way through a busy server when the deadline has passed. */
const DEADLINE_DELAY_MS = 30_000;
const REMINDED_BEFORE_MS = DAY_MS;

export function createRightsTasks(deps: RightsJobsDeps): Task[] {
  return [{ name: 'rights_progress', cron: '* * * * *', run: () => progress(deps) }];
}

/** Everything that is due now. An issue that cannot go on does not keep the others, nor does a market that cannot be told. */
export async function progress(deps: RightsJobsDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const failures: unknown[] = [];
  const told = await toldRights(db, deps.calendar);
  try {
    deps.setRights(told);
  } catch (error) {
    failures.push(error);
  }
  for (const issue of await selectRunning(db)) {
    await advance(deps, issue, now).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'rights issues could not go on, or be told to the market');
}

async function advance(deps: RightsJobsDeps, found: IssueRow, now: number): Promise<void> {
  const { id } = found;
  if (found.recordedAt === null) await recordHoldings(deps, found, now);
  const issue = (await issues.select(deps.db, id))!;
  if (issue.recordedAt === null) return;
  if (issue.chargedAt === null) await chargeShorts(deps, issue, now);
  const payBy = Number(issue.payBy);
  const isNear = now >= payBy - REMINDED_BEFORE_MS && now >= Number(issue.opensAt) && now < payBy;
  if (isNear) await untilDone((after) => remindBatch(deps, { issueId: id, now, after }));
  if (now < payBy + DEADLINE_DELAY_MS) return;
  if (issue.waits) await moveWaits(deps, { issue, now });
  if (!(await areHoldersAdjusted(deps.db, issue))) return;
  if (issue.sharedAt === null && !(await shareOutExtras(deps, id, now))) return;
  await endWaits(deps, { issue, dueBy: now - DEADLINE_DELAY_MS });
  while ((await settleBatch(deps, { issueId: id, now })) > 0);
}

/** A batch answers the last number it dealt with, or null. */
async function untilDone(batch: (after: bigint) => Promise<bigint | null>): Promise<void> {
  for (let after: bigint | null = 0n; after !== null;) after = await batch(after);
}
