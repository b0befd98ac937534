/**
 * Credit scores (desks §1). Events are written out of the records by a job, those of an identity and a deposit with their approval; who
 * decides by a score has those of the customer written first, in the same transaction, and whoever only shows it reads what is there.
 */
import type { creditEvent, getCreditScore, listCreditEvents } from '@bahi/contract/credit-score/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import {
  CREDIT_CODES,
  CREDIT_POINTS,
  LOAN_COUNTED_DAYS,
  LOANS_COUNTED_MAX,
  OVERDUE_AGAIN_DAYS,
  SCORE_LEAST,
  SCORE_MOST,
  SCORE_START,
  scoreOf,
} from '@bahi/core/credit-score.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import * as store from './store.ts';

/** Longer than any transaction that writes a record. */
const SETTLED_MS = 10 * MINUTE_MS;

/** As the events that are written say it: what no decision has written the job has a few minutes later. */
export async function creditScore(reader: Reader, customerId: bigint): Promise<number> {
  return scoreOf([(await store.selectPoints(reader, customerId)).points]);
}

/** With every event that follows from the records as this transaction sees them: what is decided by. */
export async function creditScoreNow(tx: Tx, customerId: bigint, now: number): Promise<number> {
  return (await scoreWithEvents(tx, customerId, now)).score;
}

/** With the numbers of the events whose sum it is, for who writes down what was decided by. */
export async function scoreWithEvents(
  tx: Tx,
  customerId: bigint,
  now: number,
): Promise<{ readonly score: number; readonly events: readonly bigint[] }> {
  await store.insertDueOf(tx, customerId, now);
  const { points, events } = await store.selectPoints(tx, customerId);
  return { score: scoreOf([points]), events };
}

/** The moments at which loans and pledges were repaid by their date: of what was open at the same time the first one counts (decision 0090). */
export const repaidInTime = store.selectRepaidInTime;

/** With the decision that they follow from, so that who looks at once reads the score of now. */
export async function writeEventsOf(tx: Tx, customerId: bigint, now: number): Promise<void> {
  await store.insertDueOf(tx, customerId, now);
}

export async function writeEvents({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await store.insertDue(tx, now);
    await store.updateThrough(tx, now - SETTLED_MS);
  });
}

export async function creditScoreView(
  reader: Reader,
  customerId: bigint,
  { withdrawalScoreMinimum }: Pick<Parameters, 'withdrawalScoreMinimum'>,
): Promise<OutputOf<typeof getCreditScore>> {
  return {
    score: await creditScore(reader, customerId),
    start: SCORE_START,
    least: SCORE_LEAST,
    most: SCORE_MOST,
    withdrawalMinimum: withdrawalScoreMinimum,
    rules: CREDIT_CODES.map((code) => ({ code, points: CREDIT_POINTS[code] })),
    loansCountedMax: LOANS_COUNTED_MAX,
    loanCountedDays: LOAN_COUNTED_DAYS,
    overdueAgainDays: OVERDUE_AGAIN_DAYS,
  };
}

export async function creditEventsPage(
  reader: Reader,
  customerId: bigint,
  { page, pageSize }: ParsedInputOf<typeof listCreditEvents>,
): Promise<OutputOf<typeof listCreditEvents>> {
  const { rows, total } = await store.selectEvents(reader, customerId, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map(eventView), total, page, pageSize };
}

function eventView({ id, at, code, points, reference, sum }: store.EventRow): z.output<typeof creditEvent> {
  const score = scoreOf([Number(sum)]);
  return { id: id.toString(), at: Number(at), code, points, reference: reference.toString(), score };
}
