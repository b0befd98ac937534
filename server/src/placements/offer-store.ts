/** All SQL about placements as offers. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { NewOffer, OfferRow } from './rows.ts';

const COLUMNS = `o.id, o.symbol, o.name, o.sector, o.prospectus, o.price, o.minimum_amount as "minimumAmount", o.lots,
  o.lot_size as "lotSize", o.minimum_lots as "minimumLots", o.maximum_lots as "maximumLots", o.allotted_lots as "allottedLots",
  o.promise_minutes as "promiseMinutes", o.lock_days as "lockDays", o.published_at as "publishedAt", o.opens_at as "opensAt",
  o.closes_at as "closesAt", o.decided_by as "decidedBy", o.withdrawn_at as "withdrawnAt", o.gone_ex as "goneEx", o.settled_at as "settledAt"`;

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow> {
  const { rows } = await tx.query<OfferRow>(
    `insert into placements.offer as o (symbol, name, sector, prospectus, price, minimum_amount, lots, lot_size, minimum_lots,
        maximum_lots, promise_minutes, lock_days, published_at, opens_at, closes_at, decided_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning ${COLUMNS}`,
    [
      offer.symbol,
      offer.name,
      offer.sector,
      offer.prospectus,
      offer.price,
      offer.minimumAmount,
      offer.lots,
      offer.lotSize,
      offer.minimumLots,
      offer.maximumLots,
      offer.promiseMinutes,
      offer.lockDays,
      offer.publishedAt,
      offer.opensAt,
      offer.closesAt,
      offer.decidedBy,
    ],
  );
  return rows[0]!;
}

export async function selectOffer(reader: Reader, id: bigint): Promise<OfferRow | null> {
  return (await selectOffers(reader, [id]))[0] ?? null;
}

export async function selectOffers(reader: Reader, ids: readonly bigint[]): Promise<OfferRow[]> {
  const { rows } = await reader.query<OfferRow>(
    `select ${COLUMNS} from placements.offer o where o.id = any ($1::bigint[])`,
    [plainArray(ids)],
  );
  return rows;
}

/** `share`: who asks for it; `update`: who allots, closes or calls off. Books are locked before. */
export async function lockOffer(tx: Tx, id: bigint, mode: 'share' | 'update'): Promise<OfferRow | null> {
  const { rows } = await tx.query<OfferRow>(
    `select ${COLUMNS} from placements.offer o where o.id = $1 for ${mode === 'share' ? 'share' : 'no key update'}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface OfferFilter {
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
  /** A number, a symbol or a part of the name; null: all. */
  readonly text?: string | null;
}

/** Open ones by their deadline, then what comes, then what is over, the newest first. */
export async function selectOfferPage(
  tx: Tx,
  { now, limit, offset, text = null }: OfferFilter,
): Promise<{ rows: OfferRow[]; total: number }> {
  const where = `($1::text is null or o.id::text = $1 or o.symbol = upper($1) or o.name ilike '%' || $1 || '%')`;
  const place = `case when o.withdrawn_at is not null or o.closes_at <= $2 then 2 when o.opens_at <= $2 then 0 else 1 end`;
  const [page, count] = await Promise.all([
    tx.query<OfferRow>(
      `select ${COLUMNS} from placements.offer o where ${where}
       order by ${place}, case ${place} when 0 then o.closes_at when 1 then o.opens_at else -o.closes_at end, o.id desc
       limit $3 offset $4`,
      [text, now, limit, offset],
    ),
    tx.query<{ total: bigint }>(`select count(*) as total from placements.offer o where ${where}`, [text]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

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

export interface NoteRow {
  readonly offerId: bigint;
  readonly at: bigint;
  readonly text: string;
}

export async function insertNote(
  tx: Tx,
  { offerId, text, now }: { readonly offerId: bigint; readonly text: string; readonly now: number },
): Promise<void> {
  await tx.query('insert into placements.offer_note (offer_id, at, text) values ($1, $2, $3)', [offerId, now, text]);
}

export async function selectNotes(reader: Reader, ids: readonly bigint[]): Promise<NoteRow[]> {
  const { rows } = await reader.query<NoteRow>(
    `select offer_id as "offerId", at, text from placements.offer_note where offer_id = any ($1::bigint[]) order by id`,
    [plainArray(ids)],
  );
  return rows;
}
