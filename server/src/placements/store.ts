/** All SQL about requests for placements. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { RequestRow } from './rows.ts';

const COLUMNS = `id, offer_id as "offerId", customer_id as "customerId", lots, amount, status, allotted_lots as "allottedLots",
  reason, note, entry_id as "entryId", position_id as "positionId", created_at as "createdAt", promised_by as "promisedBy",
  claimed_at as "claimedAt", decided_at as "decidedAt", decided_by as "decidedBy", decided_name as "decidedName"`;

export const requests = requestTable<RequestRow>('placements.request', COLUMNS);

/** Nobody decided them: of many at once, each only if it still waits. */
export async function updateEnded(tx: Tx, ended: readonly Ended[], now: number): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>(
    `update placements.request set status = 'rejected', allotted_lots = 0, decided_at = $3, reason = because
     from unnest($1::bigint[], $2::text[]) as e (ended, because) where id = ended and status = 'pending' returning ${COLUMNS}`,
    [plainArray(ended.map(({ id }) => id)), plainArray(ended.map(({ reason }) => reason)), now],
  );
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export interface Ended {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly reason: 'not_decided' | 'called_off' | 'gone_ex';
}

/** Requests that nobody decided until the last moment for it, and those whose placement was called off or ended before an ex-date; some at a time, by number. */
export async function selectOverdue(
  reader: Reader,
  { now, after, limit }: { readonly now: number; readonly after: bigint; readonly limit: number },
): Promise<Ended[]> {
  const { rows } = await reader.query<Ended>(
    `select r.id, r.customer_id as "customerId", case when o.withdrawn_at is null then 'not_decided'
       when o.gone_ex is null then 'called_off' else 'gone_ex' end as reason
     from placements.request r join placements.offer o on o.id = r.offer_id
     where r.status = 'pending' and (o.withdrawn_at is not null or o.decided_by <= $1) and r.id > $2 order by r.id limit $3`,
    [now, after, limit],
  );
  return rows;
}
