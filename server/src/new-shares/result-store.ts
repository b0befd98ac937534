/** All SQL about who stands on the list of an offer, and what the result gave them. */
import type { Minor } from '@bahi/core/money.ts';
import type { Drawable } from '../draws/service.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface Listed extends Drawable {
  readonly bid: Minor | null;
  /** When it came or was last changed. */
  readonly at: bigint;
}

/** The list of an offer, in order. */
export async function selectListed(reader: Reader, offerId: bigint): Promise<Listed[]> {
  const { rows } = await reader.query<Listed>(
    `select id, customer_id as "customerId", person, lots, bid, coalesce(changed_at, applied_at) as at from new_shares.subscription
     where offer_id = $1 and status <> 'cancelled' order by id`,
    [offerId],
  );
  return rows;
}

export interface Win {
  readonly subscriptionId: bigint;
  readonly lots: number;
  readonly price: Minor;
}

export async function insertWins(tx: Tx, offerId: bigint, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return;
  await tx.query(
    `insert into new_shares.win (offer_id, subscription_id, lots, price)
     select $1::bigint, w.* from unnest($2::bigint[], $3::int[], $4::bigint[]) w`,
    [
      offerId,
      plainArray(wins.map((win) => win.subscriptionId)),
      plainArray(wins.map((win) => win.lots)),
      plainArray(wins.map((win) => win.price)),
    ],
  );
}

export async function selectWins(reader: Reader, subscriptionIds: readonly bigint[]): Promise<Map<bigint, Win>> {
  const { rows } = await reader.query<Win>({
    name: 'new_shares.wins',
    text: `select subscription_id as "subscriptionId", lots, price from new_shares.win where subscription_id = any ($1::bigint[])`,
    values: [plainArray(subscriptionIds)],
  });
  return new Map(rows.map((win) => [win.subscriptionId, win]));
}

export interface RankedBid {
  readonly bid: Minor;
  readonly lots: number;
  readonly wonLots: number;
  readonly price: Minor | null;
}

/** Of an auction that is decided, in the order in which bids were served. */
export async function selectRanked(
  reader: Reader,
  of: { readonly offerId: bigint; readonly limit: number; readonly offset: number },
): Promise<RankedBid[]> {
  // The page first, by the index that has them in this order; then what each of it won.
  const { rows } = await reader.query<RankedBid>(
    `select s.bid, s.lots, coalesce(w.lots, 0) as "wonLots", w.price from (
       select s.id, s.bid, s.lots, coalesce(s.changed_at, s.applied_at) as at from new_shares.subscription s
       where s.offer_id = $1 and s.status <> 'cancelled' and s.bid is not null
         and exists (select from new_shares.offer o where o.id = $1 and o.drawn_at is not null)
       order by s.bid desc, coalesce(s.changed_at, s.applied_at), s.id limit $2 offset $3) s
     left join new_shares.win w on w.subscription_id = s.id order by s.bid desc, s.at, s.id`,
    [of.offerId, of.limit, of.offset],
  );
  return rows;
}
