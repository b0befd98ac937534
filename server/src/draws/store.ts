/** All SQL about draws. */
import type { DrawTerms } from '@bahi/core/lottery-form.ts';
import type { Reader, Tx } from '../platform/database.ts';

/** Whose offer is drawn; their numbers are of one sequence, since the log of draws names an offer by its number. */
export type DrawnKind = 'new_shares' | 'grab';

export interface DrawRow {
  readonly offerId: bigint;
  readonly terms: DrawTerms;
  readonly sealedSeed: Buffer;
  readonly sealedNames: Buffer;
  readonly seedHash: string;
  readonly commitment: string;
  readonly listHash: string | null;
  /** On the list; null until it is closed. */
  readonly applications: number | null;
  readonly level: string | null;
  readonly seed: string | null;
  readonly resultHash: string | null;
  readonly drawnAt: bigint | null;
}

export type NewDraw = Pick<DrawRow, 'offerId' | 'terms' | 'sealedSeed' | 'sealedNames' | 'seedHash' | 'commitment'> & {
  readonly kind: DrawnKind;
  readonly now: number;
};

export async function insertDraw(tx: Tx, draw: NewDraw): Promise<void> {
  await tx.query(
    `insert into new_shares.draw (offer_id, kind, terms, sealed_seed, sealed_names, seed_hash, commitment, committed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      draw.offerId,
      draw.kind,
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
       commitment, list_hash as "listHash", applications, level, seed, result_hash as "resultHash", drawn_at as "drawnAt"
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

export async function updateListed(
  tx: Tx,
  offerId: bigint,
  of: { readonly listHash: string; readonly applications: number; readonly now: number },
): Promise<void> {
  await tx.query('update new_shares.draw set list_hash = $2, listed_at = $3, applications = $4 where offer_id = $1', [
    offerId,
    of.listHash,
    of.now,
    of.applications,
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
