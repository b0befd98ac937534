/** All SQL about draws and what they gave. */
import type { DrawTerms } from '@bahi/core/lottery-form.ts';
import type { Minor } from '@bahi/core/money.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface DrawRow {
  readonly offerId: bigint;
  readonly terms: DrawTerms;
  readonly sealedSeed: Buffer;
  readonly sealedNames: Buffer;
  readonly seedHash: string;
  readonly commitment: string;
  readonly listHash: string | null;
  readonly level: string | null;
  readonly seed: string | null;
  readonly resultHash: string | null;
  readonly drawnAt: bigint | null;
}

export type NewDraw = Pick<DrawRow, 'offerId' | 'terms' | 'sealedSeed' | 'sealedNames' | 'seedHash' | 'commitment'> & {
  readonly now: number;
};

export async function insertDraw(tx: Tx, draw: NewDraw): Promise<void> {
  await tx.query(
    `insert into new_shares.draw (offer_id, terms, sealed_seed, sealed_names, seed_hash, commitment, committed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      draw.offerId,
      JSON.stringify(draw.terms),
      draw.sealedSeed,
      draw.sealedNames,
      draw.seedHash,
      draw.commitment,
      draw.now,
    ],
  );
}

export async function selectDraw(reader: Reader, offerId: bigint): Promise<DrawRow | null> {
  const { rows } = await reader.query<DrawRow>(
    `select offer_id as "offerId", terms, sealed_seed as "sealedSeed", sealed_names as "sealedNames", seed_hash as "seedHash",
       commitment, list_hash as "listHash", level, seed, result_hash as "resultHash", drawn_at as "drawnAt"
     from new_shares.draw where offer_id = $1`,
    [offerId],
  );
  return rows[0] ?? null;
}

export async function selectDrawFile(reader: Reader, offerId: bigint): Promise<Buffer | null> {
  const { rows } = await reader.query<{ file: Buffer | null }>('select file from new_shares.draw where offer_id = $1', [
    offerId,
  ]);
  return rows[0]?.file ?? null;
}

export interface Listed {
  readonly id: bigint;
  readonly customerId: bigint;
  /** Of the verified document, in this offer alone; null: of before documents were kept. */
  readonly person: Buffer | null;
  readonly lots: number;
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

export async function updateListed(tx: Tx, offerId: bigint, of: { listHash: string; now: number }): Promise<void> {
  await tx.query('update new_shares.draw set list_hash = $2, listed_at = $3 where offer_id = $1', [
    offerId,
    of.listHash,
    of.now,
  ]);
}

export async function updateRevealed(
  tx: Tx,
  offerId: bigint,
  of: { level: string; seed: string; resultHash: string; file: Buffer; now: number },
): Promise<void> {
  await tx.query(
    'update new_shares.draw set level = $2, seed = $3, result_hash = $4, file = $5, drawn_at = $6 where offer_id = $1',
    [offerId, of.level, of.seed, of.resultHash, of.file, of.now],
  );
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
