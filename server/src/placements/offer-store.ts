/** All SQL about placements as offers. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { offerTable } from '../platform/requests/offers.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { OfferRow } from './rows.ts';

const COLUMNS = `id, symbol, name, sector, prospectus, price, minimum_amount as "minimumAmount", lots,
  lot_size as "lotSize", minimum_lots as "minimumLots", maximum_lots as "maximumLots", allotted_lots as "allottedLots",
  promise_minutes as "promiseMinutes", lock_days as "lockDays", published_at as "publishedAt", opens_at as "opensAt",
  closes_at as "closesAt", decided_by as "decidedBy", withdrawn_at as "withdrawnAt", gone_ex as "goneEx", settled_at as "settledAt"`;

export const offers = offerTable<OfferRow>({
  table: 'placements.offer',
  columns: COLUMNS,
  until: 'closes_at',
  notes: { table: 'placements.offer_note', of: 'offer_id' },
});

/** Of requests that wait. */
export async function selectAskedLots(reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await reader.query<{ id: bigint; lots: bigint }>(
    `select offer_id as id, sum(lots) as lots from placements.request
     where offer_id = any ($1::bigint[]) and status = 'pending' group by offer_id`,
    [plainArray(ids)],
  );
  return new Map(rows.map(({ id, lots }) => [id, Number(lots)]));
}

export async function updateAllotted(tx: Tx, id: bigint, lots: number): Promise<void> {
  await tx.query('update placements.offer set allotted_lots = allotted_lots + $2 where id = $1', [id, lots]);
}

/** `goneEx`: the ex-date before which it ends by itself. */
export async function updateWithdrawn(
  tx: Tx,
  { id, now, goneEx = null }: { readonly id: bigint; readonly now: number; readonly goneEx?: string | null },
): Promise<void> {
  await tx.query('update placements.offer set withdrawn_at = $2, gone_ex = $3 where id = $1 and withdrawn_at is null', [
    id,
    now,
    goneEx,
  ]);
}

/** Those that still take requests, or have some that wait. */
export async function selectRunning(reader: Reader, now: number): Promise<OfferRow[]> {
  const { rows } = await reader.query<OfferRow>(
    `select ${COLUMNS} from placements.offer o where o.settled_at is null and o.withdrawn_at is null and (o.closes_at > $1
       or exists (select from placements.request r where r.offer_id = o.id and r.status = 'pending')) order by o.id`,
    [now],
  );
  return rows;
}

/** The moment by which everything asked for of a company's placements is decided; null: none runs. */
export async function selectRunningUntil(reader: Reader, symbol: string): Promise<number | null> {
  const { rows } = await reader.query<{ until: bigint | null }>(
    'select max(decided_by) as until from placements.offer where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  const until = rows[0]!.until;
  return numberOrNull(until);
}

/** Over, with every request decided. Who asks at this moment is waited for, and seen by the second statement. */
export async function updateSettled(tx: Tx, now: number): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select o.id from placements.offer o where o.settled_at is null and (o.closes_at <= $1 or o.withdrawn_at is not null)
     order by o.id for no key update`,
    [now],
  );
  await tx.query(
    `update placements.offer o set settled_at = $1 where o.id = any ($2::bigint[])
       and not exists (select from placements.request r where r.offer_id = o.id and r.status = 'pending')`,
    [now, plainArray(rows.map(({ id }) => id))],
  );
}
