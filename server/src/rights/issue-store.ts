/** All SQL about rights issues themselves. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { IssueRow, NewIssue } from './rows.ts';

const COLUMNS = `i.id, i.symbol, i.name, i.prospectus, i.numerator, i.denominator, i.price, i.lock_days as "lockDays",
  i.record_date::text as "recordDate", i.ex_date::text as "exDate", i.published_at as "publishedAt", i.ex_at as "exAt",
  i.opens_at as "opensAt", i.pay_by as "payBy", i.withdrawn_at as "withdrawnAt", i.recorded_at as "recordedAt",
  i.charged_at as "chargedAt", i.shared_at as "sharedAt", i.settled_at as "settledAt", i.price_before as "priceBefore", i.price_after as "priceAfter",
  i.held_shares as "heldShares", i.offered_shares as "offeredShares"`;

export async function insertIssue(tx: Tx, issue: NewIssue): Promise<IssueRow> {
  const { rows } = await tx.query<IssueRow>(
    `insert into rights.issue as i (symbol, name, prospectus, numerator, denominator, price, lock_days, record_date, ex_date,
        published_at, ex_at, opens_at, pay_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${COLUMNS}`,
    [
      issue.symbol,
      issue.name,
      issue.prospectus,
      issue.numerator,
      issue.denominator,
      issue.price,
      issue.lockDays,
      issue.recordDate,
      issue.exDate,
      issue.publishedAt,
      issue.exAt,
      issue.opensAt,
      issue.payBy,
    ],
  );
  return rows[0]!;
}

export async function selectIssue(reader: Reader, id: bigint): Promise<IssueRow | null> {
  const { rows } = await reader.query<IssueRow>(`select ${COLUMNS} from rights.issue i where i.id = $1`, [id]);
  return rows[0] ?? null;
}

/** `share`: who takes rights up; `update`: who records, shares out or calls off. Books are locked before. */
export async function lockIssue(tx: Tx, id: bigint, mode: 'share' | 'update'): Promise<IssueRow | null> {
  const { rows } = await tx.query<IssueRow>(
    `select ${COLUMNS} from rights.issue i where i.id = $1 for ${mode === 'share' ? 'share' : 'no key update'}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function hasRunningIssue(reader: Reader, symbol: string): Promise<boolean> {
  const { rowCount } = await reader.query(
    'select from rights.issue where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  return rowCount !== 0;
}

/** Open ones by their deadline, then what comes, then what is over, the newest first. */
export async function selectIssuePage(
  tx: Tx,
  of: { readonly now: number; readonly limit: number; readonly offset: number; readonly text?: string | null },
): Promise<{ rows: IssueRow[]; total: number }> {
  const where = `($1::text is null or i.id::text = $1 or i.symbol = upper($1) or i.name ilike '%' || $1 || '%')`;
  const place = `case when i.withdrawn_at is not null or i.pay_by <= $2 then 2 when i.opens_at <= $2 then 0 else 1 end`;
  const { text = null } = of;
  const [page, count] = await Promise.all([
    tx.query<IssueRow>(
      `select ${COLUMNS} from rights.issue i where ${where}
       order by ${place}, case ${place} when 0 then i.pay_by when 1 then i.opens_at else -i.pay_by end, i.id desc
       limit $3 offset $4`,
      [text, of.now, of.limit, of.offset],
    ),
    tx.query<{ total: bigint }>(`select count(*) as total from rights.issue i where ${where}`, [text]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

/** Neither called off nor settled, in the order of their numbers. */
export async function selectRunning(reader: Reader): Promise<IssueRow[]> {
  const { rows } = await reader.query<IssueRow>(
    `select ${COLUMNS} from rights.issue i where i.settled_at is null and i.withdrawn_at is null order by i.id`,
  );
  return rows;
}

/** Every one that was ever published, in the order of their numbers. */
export async function selectAllIssues(reader: Reader): Promise<IssueRow[]> {
  const { rows } = await reader.query<IssueRow>(`select ${COLUMNS} from rights.issue i order by i.id`);
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

export async function updateStep(
  tx: Tx,
  id: bigint,
  step: 'withdrawn_at' | 'charged_at' | 'shared_at' | 'settled_at',
  now: number,
): Promise<void> {
  await tx.query(`update rights.issue set ${step} = $2 where id = $1 and ${step} is null`, [id, now]);
}

export interface NoteRow {
  readonly issueId: bigint;
  readonly at: bigint;
  readonly text: string;
}

export async function insertNote(
  tx: Tx,
  { issueId, text, now }: { readonly issueId: bigint; readonly text: string; readonly now: number },
): Promise<void> {
  await tx.query('insert into rights.issue_note (issue_id, at, text) values ($1, $2, $3)', [issueId, now, text]);
}

export async function selectNotes(reader: Reader, ids: readonly bigint[]): Promise<NoteRow[]> {
  const { rows } = await reader.query<NoteRow>(
    `select issue_id as "issueId", at, text from rights.issue_note where issue_id = any ($1::bigint[]) order by id`,
    [plainArray(ids)],
  );
  return rows;
}
