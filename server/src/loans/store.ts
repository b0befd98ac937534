/** All SQL about credit loans. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { Charged } from './interest.ts';
import type { Charging, LoanRow, OpenLoan } from './rows.ts';

const COLUMNS = `id, customer_id as "customerId", amount, principal, interest, term_days::int as "termDays", rate_percent::int as "ratePercent", score::int,
  status, reason, note, entry_id as "entryId", due_date as "dueDate", interest_through as "interestThrough", repayments,
  created_at as "createdAt", promised_by as "promisedBy", claimed_at as "claimedAt", decided_at as "decidedAt",
  overdue_at as "overdueAt", reminded_at as "remindedAt", overdue_told_at as "overdueToldAt", ended_at as "endedAt",
  waits_until as "waitsUntil", waits_since as "waitsSince", counts_from as "countsFrom", score_events as "scoreEvents",
  decided_by as "decidedBy", decided_name as "decidedName"`;

export const loans = requestTable<LoanRow>('loans.loan', COLUMNS);

/** The one that is under review or open. */
export async function selectCurrent(reader: Reader, customerId: bigint): Promise<LoanRow | null> {
  const { rows } = await reader.query<LoanRow>(
    `select ${COLUMNS} from loans.loan where customer_id = $1 and status in ('pending', 'in_progress')`,
    [customerId],
  );
  return rows[0] ?? null;
}

/** Open ones whose interest of a date or of earlier ones is not posted: some at a time, by number. */
export async function selectBehind(
  reader: Reader,
  { date, after, limit }: { readonly date: string; readonly after: bigint; readonly limit: number },
): Promise<Pick<OpenLoan, 'id' | 'customerId'>[]> {
  const { rows } = await reader.query<Pick<OpenLoan, 'id' | 'customerId'>>({
    name: 'loans.select_behind',
    text: `select id, customer_id as "customerId" from loans.loan
      where status = 'in_progress' and interest_through < $1::date and id > $2 order by id limit $3`,
    values: [date, after, limit],
  });
  return rows;
}

/** Those of them that are open; their books are locked. */
export async function selectOpen(tx: Tx, ids: readonly bigint[]): Promise<OpenLoan[]> {
  const { rows } = await tx.query<OpenLoan>({
    name: 'loans.select_open',
    text: `select ${COLUMNS} from loans.loan where id = any ($1::bigint[]) and status = 'in_progress' order by id`,
    values: [plainArray(ids)],
  });
  return rows;
}

/** Of them, no more than their interest needs: each night there are many. */
export async function selectCharging(tx: Tx, ids: readonly bigint[]): Promise<Charging[]> {
  const { rows } = await tx.query<Charging>({
    name: 'loans.select_charging',
    text: `select id, customer_id as "customerId", principal, interest, rate_percent::int as "ratePercent",
        interest_through as "interestThrough"
      from loans.loan where id = any ($1::bigint[]) and status = 'in_progress' order by id`,
    values: [plainArray(ids)],
  });
  return rows;
}

export async function updateThrough(tx: Tx, charged: readonly (Charged & { readonly id: bigint })[]): Promise<void> {
  await tx.query({
    name: 'loans.update_through',
    text: `update loans.loan l set interest_through = c.through, interest = c.interest
      from unnest($1::bigint[], $2::date[], $3::bigint[]) as c (id, through, interest) where l.id = c.id`,
    values: [
      plainArray(charged.map(({ id }) => id)),
      plainArray(charged.map(({ interestThrough }) => interestThrough)),
      plainArray(charged.map(({ interest }) => interest)),
    ],
  });
}

interface Telling {
  /** Overdue since then or before. */
  readonly dueBy: number;
  readonly remindBy: number;
  readonly limit: number;
}

/** Open ones that are to be told that they fall due, wait, or are overdue. */
export async function selectToTell(
  reader: Reader,
  { dueBy, remindBy, limit }: Telling,
): Promise<Pick<OpenLoan, 'id' | 'customerId'>[]> {
  const { rows } = await reader.query<Pick<OpenLoan, 'id' | 'customerId'>>(
    `select id, customer_id as "customerId" from loans.loan where status = 'in_progress' and overdue_told_at is null
       and (coalesce(waits_until, overdue_at) <= $1 or reminded_at is null and overdue_at <= $2)
     order by coalesce(waits_until, overdue_at), id limit $3`,
    [dueBy, remindBy, limit],
  );
  return rows;
}

/** Open ones whose due date waits: some at a time, by number. */
export async function selectWaiting(
  reader: Reader,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<Pick<OpenLoan, 'id' | 'customerId'>[]> {
  const { rows } = await reader.query<Pick<OpenLoan, 'id' | 'customerId'>>(
    `select id, customer_id as "customerId" from loans.loan
     where status = 'in_progress' and overdue_told_at is null and waits_until is not null and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows;
}
