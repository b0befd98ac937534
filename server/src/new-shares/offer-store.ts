/** All SQL about offers. */
import { PAY_HOURS_MIN } from '@bahi/core/waiting-deadline.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { NewOffer, OfferRow } from './rows.ts';

/** Property of a row -> its column, where they differ by more than case. */
const COLUMN_NAMES = [
  'id',
  'symbol',
  'name',
  'sector',
  'market',
  'sponsor',
  'prospectus',
  'allocation',
  'funding',
  'tickets',
  'price',
  'provisionalPrice',
  'actualPrice',
  'fundsThreshold',
  'lots',
  'lotSize',
  'minimumLots',
  'maximumLots',
  'applicationsMaximum',
  'prepaidPercent',
  'lockDays',
  'publishedAt',
  'opensAt',
  'closesAt',
  'drawAt',
  'payBy',
  'allotmentDate',
  'listingDate',
  'issueDate',
  'publicIndex',
  'publicDate',
  'withdrawnAt',
  'isVoid',
  'frozenAt',
  'drawnAt',
  'settledAt',
  'listedAt',
  'applications',
  'appliedLots',
] as const satisfies readonly (keyof OfferRow)[];

const column = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isDate = (name: string): boolean => name.endsWith('Date');
const COLUMNS = COLUMN_NAMES.map((name) => `o.${column(name)}${isDate(name) ? '::text' : ''} as "${name}"`).join(', ');

const SEGMENTS = {
  open: `o.allocation = 'draw' and o.withdrawn_at is null and o.frozen_at is null and $1 >= o.opens_at and $1 < o.closes_at`,
  upcoming: `o.allocation = 'draw' and o.withdrawn_at is null and $1 < o.opens_at`,
  closed: `o.allocation = 'draw' and (o.withdrawn_at is not null or o.frozen_at is not null or $1 >= o.closes_at)`,
  auctions: `o.allocation <> 'draw'`,
} as const;
/** What ends next comes first; of what is over, what ended last. */
const ORDERS = { open: 'o.closes_at, o.id', upcoming: 'o.opens_at, o.id', closed: 'o.closes_at desc, o.id desc' };
const ORDER_OF_AUCTIONS = `($1 >= o.closes_at), case when $1 < o.closes_at then o.closes_at else -o.closes_at end, o.id`;

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow> {
  const entries = Object.entries(offer);
  const places = entries.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await tx.query<OfferRow>(
    `insert into new_shares.offer as o (${entries.map(([name]) => column(name)).join(', ')}) values (${places}) returning ${COLUMNS}`,
    entries.map(([, value]) => value),
  );
  return rows[0]!;
}

export async function selectOffer(reader: Reader, id: bigint): Promise<OfferRow | null> {
  return (await selectOffers(reader, [id]))[0] ?? null;
}

export async function selectOffers(reader: Reader, ids: readonly bigint[]): Promise<OfferRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await reader.query<OfferRow>({
    name: 'new_shares.offers',
    text: `select ${COLUMNS} from new_shares.offer o where o.id = any ($1::bigint[]) order by o.id`,
    values: [plainArray(ids)],
  });
  return rows;
}

export async function selectOfferPage(
  tx: Tx,
  of: {
    readonly segment: keyof typeof SEGMENTS;
    readonly now: number;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: OfferRow[]; total: number }> {
  const from = `from new_shares.offer o where ($1::bigint is not null) and ${SEGMENTS[of.segment]}`;
  const order = of.segment === 'auctions' ? ORDER_OF_AUCTIONS : ORDERS[of.segment];
  const [page, count] = await Promise.all([
    tx.query<OfferRow>(`select ${COLUMNS} ${from} order by ${order} limit $2 offset $3`, [of.now, of.limit, of.offset]),
    tx.query<{ total: bigint }>(`select count(*) as total ${from}`, [of.now]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

/** Every offer with a date in the span, as moments and dates. */
export async function selectOffersBetween(
  tx: Tx,
  of: { readonly from: number; readonly until: number; readonly fromDate: string; readonly toDate: string },
): Promise<OfferRow[]> {
  const { rows } = await tx.query<OfferRow>(
    `select ${COLUMNS} from new_shares.offer o where o.withdrawn_at is null and (
        o.opens_at between $1 and $2 or o.closes_at between $1 and $2 or o.draw_at between $1 and $2
        or ${payDeadlineOf('o.settled_at')} between $1 and $2 or o.allotment_date between $3::date and $4::date
        or o.listing_date between $3::date and $4::date)
      order by o.id limit 500`,
    [of.from, of.until, of.fromDate, of.toDate],
  );
  return rows;
}

export interface Applied {
  readonly offerId: bigint;
  readonly applications: number;
  readonly appliedLots: bigint;
}

/** Of offers whose list is not frozen. */
export async function countApplied(reader: Reader, offerIds: readonly bigint[]): Promise<Applied[]> {
  if (offerIds.length === 0) return [];
  const { rows } = await reader.query<Applied>({
    name: 'new_shares.count_applied',
    text: `select offer_id as "offerId", count(*)::int as applications, sum(lots) as "appliedLots" from new_shares.subscription
      where offer_id = any ($1::bigint[]) and status <> 'cancelled' group by offer_id`,
    values: [plainArray(offerIds)],
  });
  return rows;
}

/** Waits for everybody who applies, changes or takes back at this moment. */
export async function lockOfferAlone(tx: Tx, offerId: bigint): Promise<void> {
  await tx.query('select new_shares.lock_offer($1, true)', [offerId]);
}

export async function updateFrozen(tx: Tx, offerId: bigint, now: number): Promise<void> {
  await tx.query(
    `update new_shares.offer o set frozen_at = $2, applications = s.applications, applied_lots = s.lots
     from (select count(*)::int as applications, coalesce(sum(lots), 0) as lots from new_shares.subscription
       where offer_id = $1 and status <> 'cancelled') s
     where o.id = $1 and o.frozen_at is null`,
    [offerId, now],
  );
}

export async function updateDrawn(tx: Tx, offerId: bigint, now: number): Promise<void> {
  await tx.query('update new_shares.offer set drawn_at = $2 where id = $1 and drawn_at is null', [offerId, now]);
}

/** Once nobody of the list waits for the result; answers whether it is settled by this. */
export async function updateSettled(tx: Tx, offerId: bigint, now: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update new_shares.offer o set settled_at = $2 where o.id = $1 and o.drawn_at is not null and o.settled_at is null
       and not exists (select from new_shares.subscription s where s.offer_id = o.id and s.status = 'applied')`,
    [offerId, now],
  );
  return rowCount === 1;
}

/** payDeadline (core/src/offering.ts) in SQL, of an offer `o` and what was told at a moment; null before: as published. */
export function payDeadlineOf(decidedAt: string): string {
  return `case when o.pay_by is not null then
    greatest(o.pay_by, ${decidedAt} + least(${PAY_HOURS_MIN * HOUR_MS}, (o.pay_by - o.draw_at) / 2)) end`;
}

/** Of an application `s` of an offer `o`: as it was told last, where it waits for a restriction of staff. */
export function payEndOf(s: string): string {
  return `coalesce(${s}.pay_waits_until, ${payDeadlineOf(`${s}.decided_at`)})`;
}

export type DueWork = 'giveBack' | 'close' | 'draw' | 'settle' | 'wait' | 'forfeit' | 'allot';

/** Offers with something to do at this moment, each kind of work on its own. */
export async function selectDue(
  reader: Reader,
  of: { readonly now: number; readonly date: string },
): Promise<Record<DueWork, bigint[]>> {
  const { rows } = await reader.query<{ id: bigint } & Record<DueWork, boolean>>(
    `select o.id, o.withdrawn_at is not null and exists (select from new_shares.subscription s
         where s.offer_id = o.id and s.status = 'applied') as "giveBack",
       o.withdrawn_at is null and o.frozen_at is null and o.closes_at <= $1 as close,
       o.withdrawn_at is null and o.frozen_at is not null and o.drawn_at is null and o.draw_at <= $1 as draw,
       o.drawn_at is not null and o.settled_at is null as settle,
       o.pay_by <= $1 and exists (select from new_shares.subscription s
         where s.offer_id = o.id and s.status = 'awaiting_payment' and ${payEndOf('s')} <= $1) as forfeit,
       exists (select from new_shares.subscription s
         where s.offer_id = o.id and s.status = 'awaiting_payment' and s.pay_waits_until is not null) as wait,
       o.settled_at is not null and o.allotment_date <= $2::date and exists (select from new_shares.subscription s
         where s.offer_id = o.id and s.status = 'paid') as allot
     from new_shares.offer o where o.listed_at is null and (o.withdrawn_at is not null or o.closes_at <= $1)
       or o.id in (select s.offer_id from new_shares.subscription s
         where s.pay_waits_until is not null and s.status in ('awaiting_payment', 'paid')) order by o.id`,
    [of.now, of.date],
  );
  const which = (work: DueWork): bigint[] => rows.filter((row) => row[work]).map(({ id }) => id);
  return {
    giveBack: which('giveBack'),
    close: which('close'),
    draw: which('draw'),
    settle: which('settle'),
    wait: which('wait'),
    forfeit: which('forfeit'),
    allot: which('allot'),
  };
}

export interface NoteRow {
  readonly offerId: bigint;
  readonly at: bigint;
  readonly text: string;
}

export async function insertNote(tx: Tx, { offerId, at, text }: NoteRow): Promise<void> {
  await tx.query('insert into new_shares.offer_note (offer_id, at, text) values ($1, $2, $3)', [offerId, at, text]);
}

export async function updateWithdrawn(
  tx: Tx,
  { offerId, now, isVoid = false }: { readonly offerId: bigint; readonly now: number; readonly isVoid?: boolean },
): Promise<void> {
  const update = 'update new_shares.offer set withdrawn_at = $2, is_void = $3 where id = $1';
  await tx.query(update, [offerId, now, isVoid]);
}

export async function selectNotes(reader: Reader, offerIds: readonly bigint[]): Promise<NoteRow[]> {
  if (offerIds.length === 0) return [];
  const { rows } = await reader.query<NoteRow>({
    name: 'new_shares.notes',
    text: `select offer_id as "offerId", at, text from new_shares.offer_note where offer_id = any ($1::bigint[]) order by id`,
    values: [plainArray(offerIds)],
  });
  return rows;
}
