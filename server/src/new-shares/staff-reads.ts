/** What staff read of offers and their results (rules §10). No bid is read here before the result is known. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listResults } from '@bahi/contract/new-shares/staff-calls.ts';
import { addBusinessDays, addDays, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { selectOffer, selectOffers } from './offer-store.ts';
import { type OfferRow, type SubscriptionRow } from './rows.ts';
import { stateOf } from './views.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Newest first; `text` is looked for in symbol and name. */
export async function selectPublished(
  reader: Reader,
  { text, limit, offset }: Page & { readonly text: string | null },
): Promise<{ rows: OfferRow[]; total: number }> {
  const where = namedLike('$1');
  return offersBy(reader, { where, order: 'o.id desc', values: [text], limit, offset });
}

/** Everything where the parameter is null. */
function namedLike(parameter: string): string {
  return `(${parameter}::text is null or strpos(lower(o.symbol || ' ' || o.name), lower(${parameter})) > 0)`;
}

/** Whether new shares under this symbol were published and not called off. */
export async function isOffered(reader: Reader, symbol: string): Promise<boolean> {
  const { rowCount } = await reader.query(
    'select from new_shares.offer where symbol = $1 and withdrawn_at is null limit 1',
    [symbol],
  );
  return rowCount !== 0;
}

/** Two people have a working day to start a draw; then it starts by itself, so that nobody can keep it from happening. */
export function drawsItselfAt(calendar: Calendar, drawAt: number): number {
  const date = localDateOf(calendar, drawAt);
  return drawAt + midnightOf(calendar, addBusinessDays(calendar, addDays(date, 1), 0)) - midnightOf(calendar, date);
}

const DRAW_STAGES = {
  waiting: 'o.withdrawn_at is null and o.drawn_at is null and o.closes_at <= $1',
  ahead: 'o.withdrawn_at is null and o.drawn_at is null and o.closes_at > $1',
  drawn: 'o.drawn_at is not null',
  called_off: 'o.withdrawn_at is not null',
} as const;

export type DrawStage = keyof typeof DRAW_STAGES;

export interface DrawFilter extends Page {
  readonly stage: DrawStage | null;
  /** Looked for in symbol and name. */
  readonly text: string | null;
  readonly now: number;
}

/** Those that wait to be started first, then those ahead, each by its moment; what is over, newest first. */
export async function selectDraws(
  reader: Reader,
  { stage, text, now, limit, offset }: DrawFilter,
): Promise<{ rows: OfferRow[]; total: number }> {
  const where = `$1::bigint is not null and ${stage === null ? 'true' : DRAW_STAGES[stage]} and ${namedLike('$2')}`;
  const rank = `case when ${DRAW_STAGES.called_off} then 3 when ${DRAW_STAGES.drawn} then 2
    when ${DRAW_STAGES.waiting} then 0 else 1 end`;
  const order = `${rank}, coalesce(-o.withdrawn_at, -o.drawn_at, o.draw_at), o.id`;
  return offersBy(reader, { where, order, values: [now, text], limit, offset });
}

export interface Settlement {
  /** Applications whose money follows the result already. */
  readonly done: number;
  readonly total: number;
}

/** Of an offer that is drawn. */
export async function settlementOf(reader: Reader, { id, applications }: OfferRow): Promise<Settlement> {
  const { rows } = await reader.query<{ left: number }>(
    `select count(*)::int as left from new_shares.subscription where offer_id = $1 and status = 'applied'`,
    [id],
  );
  const total = applications ?? 0;
  return { done: total - rows[0]!.left, total };
}

export async function wonIn(reader: Reader, offerId: bigint): Promise<{ applications: number; lots: number }> {
  const { rows } = await reader.query<{ applications: number; lots: bigint }>(
    'select count(*)::int as applications, coalesce(sum(lots), 0) as lots from new_shares.win where offer_id = $1',
    [offerId],
  );
  return { applications: rows[0]!.applications, lots: Number(rows[0]!.lots) };
}

/** What each application of the list won, in the order of the list. */
export async function resultsPage(
  tx: Tx,
  { offer: id, isWon, page, pageSize }: ParsedInputOf<typeof listResults>,
): Promise<OutputOf<typeof listResults>> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  if (offer.drawnAt === null) refuse('new_shares.not_drawn', {});
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectResults(tx, { offerId: offer.id, isWon: isWon ?? null, ...window });
  const shown = rows.map((row) => ({
    application: row.id.toString(),
    lots: row.lots,
    bid: row.bid === null ? null : formatMoney(row.bid),
    wonLots: row.won,
    price: row.price === null ? null : formatMoney(row.price),
    cost: row.price === null ? null : formatMoney(row.price * BigInt(row.won * offer.lotSize)),
    state: stateOf(row, offer),
  }));
  return { rows: shown, total, page, pageSize };
}

type ResultRow = Pick<SubscriptionRow, 'id' | 'lots' | 'bid' | 'status' | 'paymentFailedAt'> & {
  readonly won: number;
  /** Of one share; null where nothing was won. */
  readonly price: Minor | null;
};

async function selectResults(
  reader: Reader,
  { offerId, isWon, limit, offset }: Page & { readonly offerId: bigint; readonly isWon: boolean | null },
): Promise<{ rows: ResultRow[]; total: number }> {
  const from = `from new_shares.subscription s left join new_shares.win w on w.subscription_id = s.id
    where s.offer_id = $1 and s.status <> 'cancelled' and ($2::boolean is null or (w.lots is not null) = $2)`;
  const { rows } = await reader.query<ResultRow>(
    `select s.id, s.lots, s.bid, s.status, s.payment_failed_at as "paymentFailedAt", coalesce(w.lots, 0) as won, w.price
     ${from} order by s.id limit $3 offset $4`,
    [offerId, isWon, limit, offset],
  );
  const count = await reader.query<{ total: number }>(`select count(*)::int as total ${from}`, [offerId, isWon]);
  return { rows, total: count.rows[0]!.total };
}

async function offersBy(
  reader: Reader,
  of: Page & { readonly where: string; readonly order: string; readonly values: readonly unknown[] },
): Promise<{ rows: OfferRow[]; total: number }> {
  const { where, order, values, limit, offset } = of;
  const page = await reader.query<{ id: bigint }>(
    `select o.id from new_shares.offer o where ${where} order by ${order}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  const count = await reader.query<{ total: number }>(
    `select count(*)::int as total from new_shares.offer o where ${where}`,
    [...values],
  );
  const ids = page.rows.map(({ id }) => id);
  const found = new Map((await selectOffers(reader, ids)).map((offer) => [offer.id, offer]));
  return { rows: ids.map((id) => found.get(id)!), total: count.rows[0]!.total };
}
