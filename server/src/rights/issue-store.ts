/** All SQL about rights issues themselves. */
import type { Reader, Tx } from '../platform/database.ts';
import { offerTable } from '../platform/requests/offers.ts';
import type { Priced } from './pricing.ts';
import type { IssueRow } from './rows.ts';

const COLUMNS = `id, symbol, name, prospectus, numerator, denominator, price, lock_days as "lockDays",
  record_date::text as "recordDate", ex_date::text as "exDate", published_at as "publishedAt", ex_at as "exAt",
  opens_at as "opensAt", pay_by as "payBy", withdrawn_at as "withdrawnAt", recorded_at as "recordedAt",
  charged_at as "chargedAt", shared_at as "sharedAt", settled_at as "settledAt", price_before as "priceBefore", price_after as "priceAfter",
  held_shares as "heldShares", offered_shares as "offeredShares", extra_ceiling_percent as "extraCeilingPercent", waits,
  extra_price as "extraPrice", extra_priced_at as "extraPricedAt"`;

export const issues = offerTable<IssueRow>({
  table: 'rights.issue',
  columns: COLUMNS,
  until: 'pay_by',
  notes: { table: 'rights.issue_note', of: 'issue_id' },
});

export async function hasRunningIssue(reader: Reader, symbol: string): Promise<boolean> {
  const { rowCount } = await reader.query(
    'select from rights.issue where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  return rowCount !== 0;
}

/** Neither called off nor settled, in the order of their numbers. */
export async function selectRunning(reader: Reader): Promise<IssueRow[]> {
  const { rows } = await reader.query<IssueRow>(
    `select ${COLUMNS} from rights.issue where settled_at is null and withdrawn_at is null order by id`,
  );
  return rows;
}

/** Every one that was ever published, in the order of their numbers. */
export async function selectAllIssues(reader: Reader): Promise<IssueRow[]> {
  const { rows } = await reader.query<IssueRow>(`select ${COLUMNS} from rights.issue order by id`);
  return rows;
}

export interface Recorded extends Pick<IssueRow, 'id'> {
  readonly priceBefore: bigint;
  readonly priceAfter: bigint;
  readonly now: number;
}

/** With what all holders together have, and the new shares that brings. */
export async function updateRecorded(tx: Tx, { id, priceBefore, priceAfter, now }: Recorded): Promise<void> {
  await tx.query(
    `update rights.issue i set recorded_at = $2, price_before = $3, price_after = $4, held_shares = h.held,
       offered_shares = h.held * i.numerator / i.denominator
     from (select coalesce(sum(held), 0)::bigint as held from rights.entitlement where issue_id = $1) h where i.id = $1`,
    [id, now, priceBefore, priceAfter],
  );
}

export async function updateIssueShared(
  tx: Tx,
  { id, extraPrice, extraPricedAt, now }: Priced & Pick<IssueRow, 'id'> & { readonly now: number },
): Promise<void> {
  await tx.query('update rights.issue set shared_at = $2, extra_price = $3, extra_priced_at = $4 where id = $1', [
    id,
    now,
    extraPrice,
    extraPricedAt,
  ]);
}

export async function updateStep(
  tx: Tx,
  id: bigint,
  step: 'withdrawn_at' | 'charged_at' | 'settled_at',
  now: number,
): Promise<void> {
  await tx.query(`update rights.issue set ${step} = $2 where id = $1 and ${step} is null`, [id, now]);
}
