/** All SQL about pledges. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';

const COLUMNS = `id, customer_id as "customerId", position_id as "positionId", symbol, amount, lots, shares, mark, paid_mark as "paidMark",
  case when status in ('pending', 'lending') then (select p.pledged from orders.position p
    where p.customer_id = pledge.customer_id and p.id = pledge.position_id) else 0 end as pledged,
  term_days::int as "termDays", rate_percent::int as "ratePercent", warning_percent::int as "warningPercent",
  sale_percent::int as "salePercent", notice_hours::int as "noticeHours", status, outcome, reason, note, entry_id as "entryId",
  due_date as "dueDate", interest_through as "interestThrough", repayments, sold_shares as "soldShares", sold_amount as "soldAmount",
  created_at as "createdAt", promised_by as "promisedBy", claimed_at as "claimedAt", decided_at as "decidedAt",
  overdue_at as "overdueAt", reminded_at as "remindedAt", overdue_told_at as "overdueToldAt", warned_at as "warnedAt",
  noticed_at as "noticedAt", sale_asked_at as "saleAskedAt", ended_at as "endedAt", decided_by as "decidedBy",
  decided_name as "decidedName"`;

export const pledges = requestTable<PledgeRow>('pledges.pledge', COLUMNS);

/** The one that is under review or open. */
export async function selectCurrent(reader: Reader, customerId: bigint): Promise<PledgeRow | null> {
  const { rows } = await reader.query<PledgeRow>(
    `select ${COLUMNS} from pledges.pledge where customer_id = $1 and status in ('pending', 'lending')`,
    [customerId],
  );
  return rows[0] ?? null;
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
