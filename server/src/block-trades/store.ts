/** All SQL about requests for block trades. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { RequestRow } from './rows.ts';

const COLUMNS = `id, offer_id as "offerId", customer_id as "customerId", lots, amount, total, paid, status,
  approved_lots as "approvedLots", reason, note, entry_id as "entryId", position_id as "positionId", created_at as "createdAt",
  promised_by as "promisedBy", claimed_at as "claimedAt", decided_at as "decidedAt", decided_by as "decidedBy", decided_name as "decidedName"`;

export const requests = requestTable<RequestRow>('block_trades.request', COLUMNS);

/** What a customer has bought of an offer. */
export async function selectBoughtLots(reader: Reader, customerId: bigint, offerId: bigint): Promise<number> {
  const { rows } = await reader.query<{ lots: bigint }>(
    `select coalesce(sum(approved_lots), 0)::bigint as lots from block_trades.request
     where customer_id = $1 and offer_id = $2 and status = 'approved'`,
    [customerId, offerId],
  );
  return Number(rows[0]!.lots);
}

export interface Overdue {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly reason: 'window_over' | 'withdrawn' | 'gone_ex';
}

/** Requests that nobody decided within their window, and those whose offer was withdrawn; some at a time, by number. */
export async function selectOverdue(
  reader: Reader,
  { now, after, limit }: { readonly now: number; readonly after: bigint; readonly limit: number },
): Promise<Overdue[]> {
  const { rows } = await reader.query<Overdue>(
    `select r.id, r.customer_id as "customerId", case when o.withdrawn_at is null then 'window_over'
       when o.gone_ex is null then 'withdrawn' else 'gone_ex' end as reason
     from block_trades.request r join block_trades.offer o on o.id = r.offer_id
     where r.status = 'pending' and (o.withdrawn_at is not null or o.closes_at <= $1) and r.id > $2 order by r.id limit $3`,
    [now, after, limit],
  );
  return rows;
}

/** Of many at once, each only if it still waits. */
export async function updateExpired(tx: Tx, overdue: readonly Overdue[], now: number): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>(
    `update block_trades.request set status = 'expired', decided_at = $3, reason = because
     from unnest($1::bigint[], $2::text[]) as e (ended, because) where id = ended and status = 'pending' returning ${COLUMNS}`,
    [plainArray(overdue.map(({ id }) => id)), plainArray(overdue.map(({ reason }) => reason)), now],
  );
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
