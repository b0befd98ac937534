/** A restriction as its customer sees it, with its newest appeal. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { RESTRICTION_RULES } from '@bahi/core/restrictions.ts';
import type { Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { selectNewestAppeals, type AppealRow } from './appeal-store.ts';
import { isInForce } from './imposing.ts';
import { selectRestrictions, type RestrictionRow } from './store.ts';

export type RestrictionView = OutputOf<typeof listRestrictions>[number];

const SHOWN_MAX = 100;

/** Those in force first, then newest first. */
export async function restrictionRows(tx: Tx, customerId: bigint, now: number): Promise<RestrictionRow[]> {
  const rows = await selectRestrictions(tx, customerId, SHOWN_MAX);
  return rows.toSorted((a, b) => Number(isInForce(b, now)) - Number(isInForce(a, now)));
}

export async function restrictionViews(
  tx: Tx,
  rows: readonly RestrictionRow[],
  now: number,
): Promise<RestrictionView[]> {
  const appeals = await selectNewestAppeals(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => restrictionView(row, appeals.get(row.id) ?? null, now));
}

export function restrictionView(row: RestrictionRow, appeal: AppealRow | null, now: number): RestrictionView {
  return {
    id: row.id.toString(),
    kind: row.kind,
    reason: row.reason,
    rule: RESTRICTION_RULES[row.reason],
    message: row.message,
    since: Number(row.since),
    until: numberOrNull(row.until),
    isInForce: isInForce(row, now),
    isOwn: row.isOwn,
    liftedAt: numberOrNull(row.liftedAt),
    liftReason: row.liftReason,
    appeal: appeal === null ? null : appealView(appeal),
  };
}

export function appealView(row: AppealRow): NonNullable<RestrictionView['appeal']> {
  return {
    id: row.id.toString(),
    text: row.text,
    at: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    state: row.state,
    answer: row.answer,
    decidedAt: numberOrNull(row.decidedAt),
  };
}
