/** All SQL about requests for placements. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { Reason, RequestRow } from './rows.ts';

const COLUMNS = `r.id, r.offer_id as "offerId", r.customer_id as "customerId", r.lots, r.amount, r.status,
  r.allotted_lots as "allottedLots", r.reason, r.note, r.entry_id as "entryId", r.position_id as "positionId",
  r.created_at as "createdAt", r.promised_by as "promisedBy", r.claimed_at as "claimedAt", r.decided_at as "decidedAt",
  r.decided_name as "decidedName"`;

export interface Own {
  readonly customerId: bigint;
  readonly offerId: bigint;
}

export async function selectPending(reader: Reader, { customerId, offerId }: Own): Promise<RequestRow | null> {
  const { rows } = await reader.query<RequestRow>(
    `select ${COLUMNS} from placements.request r where r.offer_id = $1 and r.customer_id = $2 and r.status = 'pending'`,
    [offerId, customerId],
  );
  return rows[0] ?? null;
}

export async function selectRequest(reader: Reader, id: bigint): Promise<RequestRow | null> {
  const { rows } = await reader.query<RequestRow>(`select ${COLUMNS} from placements.request r where r.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function selectPage(
  tx: Tx,
  of: {
    readonly customerId: bigint;
    readonly offerId: bigint | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: RequestRow[]; total: number }> {
  const from = 'from placements.request r where r.customer_id = $1 and ($2::bigint is null or r.offer_id = $2)';
  const [page, count] = await Promise.all([
    tx.query<RequestRow>(`select ${COLUMNS} ${from} order by r.id desc limit $3 offset $4`, [
      of.customerId,
      of.offerId,
      of.limit,
      of.offset,
    ]),
    tx.query<{ total: bigint }>(`select count(*) as total ${from}`, [of.customerId, of.offerId]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

export type NewRequest = Own & Pick<RequestRow, 'lots' | 'amount' | 'createdAt' | 'promisedBy'>;

export async function insertRequest(tx: Tx, row: NewRequest): Promise<RequestRow> {
  const { rows } = await tx.query<RequestRow>(
    `insert into placements.request as r (offer_id, customer_id, lots, amount, created_at, promised_by)
     values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [row.offerId, row.customerId, row.lots, row.amount, row.createdAt, row.promisedBy],
  );
  return rows[0]!;
}

export interface Staff {
  readonly id: bigint;
  readonly name: string;
}

/** The first who takes it up counts. */
export async function updateClaimed(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.query(
    `update placements.request set claimed_at = $2 where id = $1 and claimed_at is null and status = 'pending'`,
    [id, now],
  );
}

export async function updateCancelled(tx: Tx, id: bigint, now: number): Promise<RequestRow> {
  return updated(tx, `status = 'cancelled', decided_at = $2`, [id, now]);
}

interface Decided {
  readonly staff: Staff;
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly now: number;
}

export async function updateAllotted(
  tx: Tx,
  id: bigint,
  of: Decided & { readonly lots: number; readonly entryId: bigint; readonly positionId: bigint },
): Promise<RequestRow> {
  return updated(
    tx,
    `status = 'allotted', allotted_lots = $2, entry_id = $3, position_id = $4, decided_by = $5, decided_name = $6,
     decided_at = $7, reason = $8, note = $9`,
    [id, of.lots, of.entryId, of.positionId, of.staff.id, of.staff.name, of.now, of.reason, of.note],
  );
}

export async function updateRejected(tx: Tx, id: bigint, of: Decided): Promise<RequestRow> {
  return updated(
    tx,
    `status = 'rejected', allotted_lots = 0, decided_by = $2, decided_name = $3, decided_at = $4, reason = $5, note = $6`,
    [id, of.staff.id, of.staff.name, of.now, of.reason, of.note],
  );
}

/** Nobody decided them: of many at once, each only if it still waits. */
export async function updateEnded(tx: Tx, ended: readonly Ended[], now: number): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>(
    `update placements.request r set status = 'rejected', allotted_lots = 0, decided_at = $3, reason = e.reason
     from unnest($1::bigint[], $2::text[]) as e (id, reason) where r.id = e.id and r.status = 'pending' returning ${COLUMNS}`,
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

async function updated(tx: Tx, change: string, values: readonly unknown[]): Promise<RequestRow> {
  const { rows } = await tx.query<RequestRow>(
    `update placements.request r set ${change} where r.id = $1 returning ${COLUMNS}`,
    values,
  );
  return rows[0]!;
}
