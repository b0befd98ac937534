/** All SQL about grab offers and requests. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { offerTable } from '../platform/requests/offers.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { OfferRow, RequestRow } from './rows.ts';

const OFFER = `id, symbol, name, sector, prospectus, rule, level, price, reference_price as "referencePrice", lots, lot_size as "lotSize",
  maximum_lots as "maximumLots", allotted_lots as "allottedLots", requests, lock_days as "lockDays", published_at as "publishedAt",
  opens_at as "opensAt", closes_at as "closesAt", withdrawn_at as "withdrawnAt", settled_at as "settledAt"`;
const REQUEST = `id, offer_id as "offerId", customer_id as "customerId", replace(request::text, '-', '') as request,
  replace(body::text, '-', '') as body, lots, allotted_lots as "allottedLots", place, paid, position_id as "positionId",
  created_at as "createdAt"`;

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

/** What these customers have of these offers, and what came with one of these keys. */
export async function selectKnown(
  tx: Tx,
  commands: readonly (Own & Pick<RequestRow, 'request'>)[],
): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>({
    name: 'grab.known',
    text: `select distinct on (id) ${REQUEST} from unnest($1::bigint[], $2::bigint[], $3::uuid[]) as c (customer, offer, sent)
      cross join lateral (
        select * from grab.request where offer_id = c.offer and customer_id = c.customer
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

export async function nextIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'grab.next_ids',
    text: `select nextval('grab.request_id') as id from generate_series(1, $1::int)`,
    values: [count],
  });
  return rows.map(({ id }) => id);
}

export async function insertRequests(tx: Tx, rows: readonly RequestRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: RequestRow) => bigint | number | string) => plainArray(rows.map(of));
  await tx.query({
    name: 'grab.insert',
    text: `insert into grab.request (id, offer_id, customer_id, request, body, lots, allotted_lots, place, paid, position_id, created_at)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::uuid[], $5::uuid[], $6::int[], $7::int[], $8::int[], $9::bigint[],
        $10::bigint[], $11::bigint[])`,
    values: [
      column((row) => row.id),
      column((row) => row.offerId),
      column((row) => row.customerId),
      column((row) => row.request),
      column((row) => row.body),
      column((row) => row.lots),
      column((row) => row.allottedLots),
      column((row) => row.place),
      column((row) => row.paid),
      column((row) => row.positionId),
      column((row) => row.createdAt),
    ],
  });
}

export async function updateTaken(
  tx: Tx,
  taken: readonly Pick<OfferRow, 'id' | 'allottedLots' | 'requests'>[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.query({
    name: 'grab.taken',
    text: `update grab.offer o set allotted_lots = t.lots, requests = t.requests
      from unnest($1::bigint[], $2::int[], $3::int[]) as t (id, lots, requests) where o.id = t.id`,
    values: [
      plainArray(taken.map(({ id }) => id)),
      plainArray(taken.map(({ allottedLots }) => allottedLots)),
      plainArray(taken.map(({ requests: count }) => count)),
    ],
  });
}

/** Offers that are over and not settled yet, locked. */
export async function lockEnded(tx: Tx, now: number): Promise<OfferRow[]> {
  const { rows } = await tx.query<OfferRow>(
    `select ${OFFER} from grab.offer where settled_at is null and (closes_at <= $1 or withdrawn_at is not null)
     order by id limit 100 for no key update`,
    [now],
  );
  return rows;
}

/** The moment at which the last of a company's offers is over; null: none runs. */
export async function selectRunningUntil(reader: Reader, symbol: string): Promise<number | null> {
  const { rows } = await reader.query<{ until: bigint | null }>(
    'select max(closes_at) as until from grab.offer where symbol = $1 and settled_at is null and withdrawn_at is null',
    [symbol],
  );
  return rows[0]!.until === null ? null : Number(rows[0]!.until);
}

/** How many first-come offers still have lots for whoever asks now, and how many there ever were. */
export async function selectRunning(reader: Reader, now: number): Promise<{ open: number; published: number }> {
  const { rows } = await reader.query<{ open: bigint; published: bigint }>(
    `select count(*) filter (where settled_at is null and withdrawn_at is null and closes_at > $1 and allotted_lots < lots) as open,
       count(*) as published from grab.offer`,
    [now],
  );
  return { open: Number(rows[0]!.open), published: Number(rows[0]!.published) };
}
