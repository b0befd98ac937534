/** All SQL about block offers. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { offerTable } from '../platform/requests/offers.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { OfferRow } from './rows.ts';

const COLUMNS = `id, symbol, name, sector, price, reference, lots, lot_size as "lotSize", minimum_lots as "minimumLots",
  maximum_lots as "maximumLots", sold_lots as "soldLots", promise_minutes as "promiseMinutes", lock_days as "lockDays",
  published_at as "publishedAt", opens_at as "opensAt", closes_at as "closesAt", withdrawn_at as "withdrawnAt", gone_ex as "goneEx", settled_at as "settledAt"`;

export const offers = offerTable<OfferRow>({
  table: 'block_trades.offer',
  columns: COLUMNS,
  until: 'closes_at',
  notes: { table: 'block_trades.offer_note', of: 'offer_id' },
});

/** Until when something may be asked for, of offers that are open by a moment (UTC milliseconds; null: of none); and how many there ever were. */
export async function selectRunningBlocks(
  reader: Reader,
  { now, openBy }: { readonly now: number; readonly openBy: number },
): Promise<{ readonly until: number | null; readonly published: number }> {
  const { rows } = await reader.query<{ until: bigint | null; published: bigint }>(
    `select count(*) as published, max(closes_at) filter (where withdrawn_at is null and closes_at > $1 and opens_at <= $2
       and sold_lots + minimum_lots <= lots) as until from block_trades.offer`,
    [now, openBy],
  );
  const { until, published } = rows[0]!;
  return { until: until === null ? null : Number(until), published: Number(published) };
}

/** Of requests that wait. */
export async function selectAskedLots(reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await reader.query<{ id: bigint; lots: bigint }>(
    `select offer_id as id, sum(lots) as lots from block_trades.request
     where offer_id = any ($1::bigint[]) and status = 'pending' group by offer_id`,
    [plainArray(ids)],
  );
  return new Map(rows.map(({ id, lots }) => [id, Number(lots)]));
}

export async function updateSold(tx: Tx, id: bigint, lots: number): Promise<void> {
  await tx.query('update block_trades.offer set sold_lots = sold_lots + $2 where id = $1', [id, lots]);
}

/** `goneEx`: the ex-date before which it ends by itself. */
export async function updateWithdrawn(
  tx: Tx,
  { id, now, goneEx = null }: { readonly id: bigint; readonly now: number; readonly goneEx?: string | null },
): Promise<void> {
  await tx.query(
    'update block_trades.offer set withdrawn_at = $2, gone_ex = $3 where id = $1 and withdrawn_at is null',
    [id, now, goneEx],
  );
}

/** Published, and neither over nor withdrawn. */
export async function selectRunning(reader: Reader, now: number): Promise<{ id: bigint }[]> {
  const { rows } = await reader.query<{ id: bigint }>(
    'select id from block_trades.offer where settled_at is null and withdrawn_at is null and closes_at > $1 order by id',
    [now],
  );
  return rows;
}

/** When what runs of a company's blocks is over; null: none runs. */
export async function selectRunningUntil(reader: Reader, symbol: string): Promise<number | null> {
  const { rows } = await reader.query<{ until: bigint | null }>(
    'select max(closes_at) as until from block_trades.offer where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  return numberOrNull(rows[0]!.until);
}

/** Over, with nobody waiting. Who asks or decides at this moment is waited for, and seen by the second statement. */
export async function updateSettled(tx: Tx, now: number): Promise<{ id: bigint; soldShares: number }[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select o.id from block_trades.offer o where o.settled_at is null and (o.closes_at <= $1 or o.withdrawn_at is not null)
     order by o.id for no key update`,
    [now],
  );
  const settled = await tx.query<{ id: bigint; soldShares: number }>(
    `update block_trades.offer o set settled_at = $1 where o.id = any ($2::bigint[])
       and not exists (select from block_trades.request r where r.offer_id = o.id and r.status = 'pending')
     returning id, sold_lots * lot_size as "soldShares"`,
    [now, plainArray(rows.map(({ id }) => id))],
  );
  return settled.rows;
}
