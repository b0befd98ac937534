/** All SQL about pledges. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable, rowsOf } from '../platform/requests/table.ts';
import type { OpenPledge, PledgeRow, SaleRow } from './rows.ts';

const COLUMNS = `id, customer_id as "customerId", position_id as "positionId", symbol, amount, lots, shares, pledged, principal, interest, mark,
  paid_mark as "paidMark",
  term_days::int as "termDays", rate_percent::int as "ratePercent", warning_percent::int as "warningPercent",
  sale_percent::int as "salePercent", notice_hours::int as "noticeHours", status, outcome, reason, note, entry_id as "entryId",
  due_date as "dueDate", interest_through as "interestThrough", repayments, sold_shares as "soldShares", sold_amount as "soldAmount",
  created_at as "createdAt", promised_by as "promisedBy", claimed_at as "claimedAt", decided_at as "decidedAt",
  overdue_at as "overdueAt", reminded_at as "remindedAt", overdue_told_at as "overdueToldAt", warned_at as "warnedAt",
  noticed_at as "noticedAt", waits_until as "waitsUntil", waits_since as "waitsSince", counts_from as "countsFrom", ended_at as "endedAt", decided_by as "decidedBy",
  decided_name as "decidedName"`;

export const pledges = requestTable<PledgeRow>('pledges.pledge', COLUMNS);

/** Under review or open, newest first. */
export async function selectStanding(reader: Reader, customerId: bigint): Promise<PledgeRow[]> {
  const { rows } = await reader.query<PledgeRow>(
    `select ${COLUMNS} from pledges.pledge where customer_id = $1 and status in ('pending', 'lending') order by id desc`,
    [customerId],
  );
  return rows;
}

/** Shares of a position that all of its pledges block. */
export async function selectBlocked(tx: Tx, { customerId, positionId }: Position): Promise<number> {
  const { rows } = await tx.query<{ shares: bigint }>(
    `select coalesce(sum(pledged), 0) as shares from pledges.pledge
     where customer_id = $1 and position_id = $2 and status in ('pending', 'lending')`,
    [customerId, positionId],
  );
  return Number(rows[0]!.shares);
}

/** Of so many blocked shares, a split has made so many: each pledge has its part, the oldest first. */
export async function adjustBlocked(
  tx: Tx,
  { customerId, positionId, before, after }: Position & { readonly before: number; readonly after: number },
): Promise<void> {
  await tx.query(
    `update pledges.pledge l set pledged = s.through * $4::bigint / $3::bigint - (s.through - s.pledged) * $4::bigint / $3::bigint
     from (select id, pledged, sum(pledged) over (order by id) as through from pledges.pledge
       where customer_id = $1 and position_id = $2 and status in ('pending', 'lending')) s
     where l.id = s.id and s.pledged > 0`,
    [customerId, positionId, before, after],
  );
}

const SALE_COLUMNS = `id, pledge_id as "pledgeId", replace(request::text, '-', '') as request, noticed_at as "noticedAt",
  asked_at as "askedAt", mark, value, owed, lots, sold_shares as "soldShares"`;

export const sales = rowsOf<SaleRow>('pledges.sale', SALE_COLUMNS);

export async function selectLastSale(tx: Tx, pledgeId: bigint): Promise<SaleRow | null> {
  const { rows } = await tx.query<SaleRow>(
    `select ${SALE_COLUMNS} from pledges.sale where pledge_id = $1 order by id desc limit 1`,
    [pledgeId],
  );
  return rows[0] ?? null;
}

export async function selectSaleOf(tx: Tx, request: string): Promise<SaleRow | null> {
  const { rows } = await tx.query<SaleRow>(`select ${SALE_COLUMNS} from pledges.sale where request = $1`, [request]);
  return rows[0] ?? null;
}

interface Position {
  readonly customerId: bigint;
  readonly positionId: bigint;
}

export type Named = Pick<OpenPledge, 'id' | 'customerId' | 'symbol'>;

/** Open ones: some at a time, by number. */
export async function selectOpenAfter(
  reader: Reader,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<Named[]> {
  const { rows } = await reader.query<Named>({
    name: 'pledges.open_after',
    text: `select id, customer_id as "customerId", symbol from pledges.pledge where status = 'lending' and id > $1 order by id limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** Those of them that are open; their books are locked. */
export async function selectOpen(tx: Tx, ids: readonly bigint[]): Promise<OpenPledge[]> {
  const { rows } = await tx.query<OpenPledge>({
    name: 'pledges.select_open',
    text: `select ${COLUMNS} from pledges.pledge where id = any ($1::bigint[]) and status = 'lending' order by id`,
    values: [plainArray(ids)],
  });
  return rows;
}
