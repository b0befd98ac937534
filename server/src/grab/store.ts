/** All SQL about grab offers and requests. */
import type { Drawable } from '../draws/service.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { offerTable } from '../platform/requests/offers.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { DrawnOffer, OfferRow, RequestRow } from './rows.ts';

const OFFER = `id, symbol, name, sector, prospectus, rule, level, price, reference_price as "referencePrice", lots, lot_size as "lotSize",
  maximum_lots as "maximumLots", allotted_lots as "allottedLots", requests, asked_lots as "askedLots", lock_days as "lockDays",
  published_at as "publishedAt", opens_at as "opensAt", closes_at as "closesAt", draw_at as "drawAt", public_index as "publicIndex",
  public_date::text as "publicDate", frozen_at as "frozenAt", drawn_at as "drawnAt", drawn_mark as "drawnMark",
  withdrawn_at as "withdrawnAt", void_because as "voidBecause", settled_at as "settledAt"`;
const REQUEST = `id, offer_id as "offerId", customer_id as "customerId", replace(request::text, '-', '') as request,
  replace(body::text, '-', '') as body, lots, status, reason, total, allotted_lots as "allottedLots", place, paid,
  position_id as "positionId", created_at as "createdAt", decided_at as "decidedAt"`;

export const offers = offerTable<OfferRow>({
  table: 'grab.offer',
  columns: OFFER,
  until: 'closes_at',
  notes: { table: 'grab.offer_note', of: 'offer_id' },
});

export const requests = requestTable<RequestRow>('grab.request', REQUEST);

/** In the order of their numbers: whoever allots waits here for whoever does. */
export async function lockOffers(tx: Tx, ids: readonly bigint[]): Promise<OfferRow[]> {
  const { rows } = await tx.query<OfferRow>({
    name: 'grab.lock_offers',
    text: `select ${OFFER} from grab.offer where id = any ($1::bigint[]) order by id for no key update`,
    values: [plainArray(ids)],
  });
  return rows;
}

interface Own {
  readonly customerId: bigint;
  readonly offerId: bigint;
}

/** What of these customers stands for these offers, and what came with one of these keys. */
export async function selectKnown(
  tx: Tx,
  commands: readonly (Own & Pick<RequestRow, 'request'>)[],
): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>({
    name: 'grab.known',
    text: `select distinct on (id) ${REQUEST} from unnest($1::bigint[], $2::bigint[], $3::uuid[]) as c (customer, offer, sent)
      cross join lateral (
        select * from grab.request where offer_id = c.offer and customer_id = c.customer and status <> 'cancelled'
        union all select * from grab.request where customer_id = c.customer and request = c.sent
      ) r`,
    values: [
      plainArray(commands.map(({ customerId }) => customerId)),
      plainArray(commands.map(({ offerId }) => offerId)),
      plainArray(commands.map(({ request }) => request)),
    ],
  });
  return rows;
}

export interface Person extends Own {
  /** Whose document the account is verified with, a hash that says so in this offer alone (hex). */
  readonly person: string;
  /** A request of theirs stands, of whatever account. */
  readonly hasAsked: boolean;
}

/** Of those who are verified; read under the lock of the offers it stands until the commit. */
export async function selectPersons(reader: Reader, of: readonly Own[]): Promise<Person[]> {
  const { rows } = await reader.query<Person>({
    name: 'grab.persons',
    text: `select p.customer as "customerId", p.offer as "offerId", encode(p.person, 'hex') as person, exists (
        select from grab.request r where r.offer_id = p.offer and r.person = p.person and r.status <> 'cancelled') as "hasAsked"
      from (
        select c.customer, c.offer, (select new_shares.person_in(c.offer, n.blind_index) from verification.number n
          where n.customer_id = c.customer and n.kind = 'pan') as person
        from unnest($1::bigint[], $2::bigint[]) as c (customer, offer)
        offset 0
      ) p where p.person is not null`,
    values: [plainArray(of.map(({ customerId }) => customerId)), plainArray(of.map(({ offerId }) => offerId))],
  });
  return rows;
}

export async function selectStanding(reader: Reader, { customerId, offerId }: Own): Promise<RequestRow | null> {
  const { rows } = await reader.query<RequestRow>(
    `select ${REQUEST} from grab.request where offer_id = $1 and customer_id = $2 and status <> 'cancelled'`,
    [offerId, customerId],
  );
  return rows[0] ?? null;
}

export async function nextIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'grab.next_ids',
    text: `select nextval('grab.request_id') as id from generate_series(1, $1::int)`,
    values: [count],
  });
  return rows.map(({ id }) => id);
}

export async function insertRequests(tx: Tx, rows: readonly (RequestRow & Pick<Person, 'person'>)[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: (typeof rows)[number]) => bigint | number | string | null) => plainArray(rows.map(of));
  await tx.query({
    name: 'grab.insert',
    text: `insert into grab.request (id, offer_id, customer_id, request, body, lots, status, total, allotted_lots, place, paid, position_id,
        created_at, decided_at, person)
      select c.id, c.offer_id, c.customer_id, c.request, c.body, c.lots, c.status, c.total, c.allotted_lots, c.place, c.paid, c.position_id,
        c.created_at, c.decided_at, decode(c.person, 'hex')
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::uuid[], $5::uuid[], $6::int[], $7::text[], $8::bigint[], $9::int[], $10::int[],
        $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[])
        as c (id, offer_id, customer_id, request, body, lots, status, total, allotted_lots, place, paid, position_id, created_at, decided_at,
          person)`,
    values: [
      column((row) => row.id),
      column((row) => row.offerId),
      column((row) => row.customerId),
      column((row) => row.request),
      column((row) => row.body),
      column((row) => row.lots),
      column((row) => row.status),
      column((row) => row.total),
      column((row) => row.allottedLots),
      column((row) => row.place),
      column((row) => row.paid),
      column((row) => row.positionId),
      column((row) => row.createdAt),
      column((row) => row.decidedAt),
      column((row) => row.person),
    ],
  });
}

export async function updateTaken(
  tx: Tx,
  taken: readonly Pick<OfferRow, 'id' | 'allottedLots' | 'askedLots' | 'requests'>[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.query({
    name: 'grab.taken',
    text: `update grab.offer o set allotted_lots = t.lots, asked_lots = t.asked, requests = t.requests
      from unnest($1::bigint[], $2::int[], $3::int[], $4::int[]) as t (id, lots, asked, requests) where o.id = t.id`,
    values: [
      plainArray(taken.map(({ id }) => id)),
      plainArray(taken.map(({ allottedLots }) => allottedLots)),
      plainArray(taken.map(({ askedLots }) => askedLots)),
      plainArray(taken.map(({ requests: count }) => count)),
    ],
  });
}

/** First-come offers that are over and not settled yet, locked. */
export async function lockEnded(tx: Tx, now: number): Promise<OfferRow[]> {
  const { rows } = await tx.query<OfferRow>(
    `select ${OFFER} from grab.offer where settled_at is null and rule = 'first_come' and (closes_at <= $1 or withdrawn_at is not null)
     order by id limit 100 for no key update`,
    [now],
  );
  return rows;
}

/** Published, and neither over nor withdrawn. */
export async function selectOpen(reader: Reader, now: number): Promise<{ id: bigint }[]> {
  const { rows } = await reader.query<{ id: bigint }>(
    'select id from grab.offer where settled_at is null and withdrawn_at is null and closes_at > $1 order by id',
    [now],
  );
  return rows;
}

/** Draws that are over, or called off, and not settled yet. */
export async function selectEndedDraws(reader: Reader, now: number): Promise<DrawnOffer[]> {
  const { rows } = await reader.query<DrawnOffer>(
    `select ${OFFER} from grab.offer where settled_at is null and rule = 'draw' and (closes_at <= $1 or withdrawn_at is not null) order by id`,
    [now],
  );
  return rows;
}

/** Who stands on the list of a draw, in order. */
export async function selectListed(reader: Reader, offerId: bigint): Promise<Drawable[]> {
  const { rows } = await reader.query<Drawable>(
    `select id, customer_id as "customerId", person, lots from grab.request where offer_id = $1 and status <> 'cancelled' order by id`,
    [offerId],
  );
  return rows;
}

export async function insertWins(
  tx: Tx,
  offerId: bigint,
  wins: readonly { readonly id: bigint; readonly lots: number }[],
): Promise<void> {
  if (wins.length === 0) return;
  await tx.query(
    'insert into grab.win (offer_id, request_id, lots) select $1::bigint, w.* from unnest($2::bigint[], $3::int[]) w',
    [offerId, plainArray(wins.map(({ id }) => id)), plainArray(wins.map(({ lots }) => lots))],
  );
}

/** Lots won, by request. */
export async function selectWins(reader: Reader, of: readonly Pick<RequestRow, 'id'>[]): Promise<Map<bigint, number>> {
  const { rows } = await reader.query<{ id: bigint; lots: number }>(
    'select request_id as id, lots from grab.win where request_id = any ($1::bigint[])',
    [plainArray(of.map(({ id }) => id))],
  );
  return new Map(rows.map(({ id, lots }) => [id, lots]));
}

export async function selectPending(reader: Reader, offerId: bigint, limit: number): Promise<RequestRow[]> {
  const { rows } = await reader.query<RequestRow>(
    `select ${REQUEST} from grab.request where offer_id = $1 and status = 'pending' order by id limit $2`,
    [offerId, limit],
  );
  return rows;
}

/** Read once the books are locked. */
export async function selectStillPending(reader: Reader, ids: readonly bigint[]): Promise<RequestRow[]> {
  const { rows } = await reader.query<RequestRow>(
    `select ${REQUEST} from grab.request where id = any ($1::bigint[]) and status = 'pending' order by id`,
    [plainArray(ids)],
  );
  return rows;
}

export async function updateDecided(tx: Tx, rows: readonly RequestRow[]): Promise<void> {
  const column = (of: (row: RequestRow) => bigint | number | string | null) => plainArray(rows.map(of));
  await tx.query({
    name: 'grab.decided',
    text: `update grab.request r set status = d.status, reason = d.reason, allotted_lots = d.lots, paid = d.paid, position_id = d.position,
        decided_at = d.at
      from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[])
        as d (id, status, reason, lots, paid, position, at) where r.id = d.id`,
    values: [
      column((row) => row.id),
      column((row) => row.status),
      column((row) => row.reason),
      column((row) => row.allottedLots),
      column((row) => row.paid),
      column((row) => row.positionId),
      column((row) => row.decidedAt),
    ],
  });
}

/** The moment at which the last of a company's offers is over, or planned to be drawn; null: none runs. */
export async function selectRunningUntil(reader: Reader, symbol: string): Promise<number | null> {
  const { rows } = await reader.query<{ until: bigint | null }>(
    'select max(coalesce(draw_at, closes_at)) as until from grab.offer where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  return rows[0]!.until === null ? null : Number(rows[0]!.until);
}

/**
 * Of a rule: until when there is something to ask for, as far as it opens by a moment and has lots left (null: there is nothing); and how many
 * offers there ever were, of any rule.
 */
export async function selectRunning(
  reader: Reader,
  { rule, now, openBy }: { readonly rule: OfferRow['rule']; readonly now: number; readonly openBy: number },
): Promise<{ readonly until: number | null; readonly published: number }> {
  const { rows } = await reader.query<{ until: bigint | null; published: bigint }>(
    `select count(*) as published, max(closes_at) filter (where rule = $3 and settled_at is null and withdrawn_at is null
       and closes_at > $1 and opens_at <= $2 and allotted_lots < lots) as until from grab.offer`,
    [now, openBy, rule],
  );
  const { until, published } = rows[0]!;
  return { until: until === null ? null : Number(until), published: Number(published) };
}

export interface Counts {
  readonly waiting: number;
  readonly allotted: number;
  readonly notWon: number;
  readonly cancelled: number;
  readonly released: number;
}

/** What became of the requests of each offer. */
export async function selectCounts(reader: Reader, ids: readonly bigint[]): Promise<Map<bigint, Counts>> {
  const { rows } = await reader.query<Counts & { of: bigint }>(
    `select offer_id as of, (count(*) filter (where status = 'pending'))::int as waiting,
       (count(*) filter (where status = 'allotted'))::int as allotted, (count(*) filter (where status = 'not_won'))::int as "notWon",
       (count(*) filter (where status = 'cancelled'))::int as cancelled, (count(*) filter (where status = 'released'))::int as released
     from grab.request where offer_id = any ($1::bigint[]) group by offer_id`,
    [plainArray(ids)],
  );
  return new Map(rows.map(({ of, ...counts }) => [of, counts]));
}
