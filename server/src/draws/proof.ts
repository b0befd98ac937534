/** What everybody may know of a draw at each moment, the published file to verify it with, and the log of all draws. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDrawLog, getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { LongAnswer } from '../platform/long-answer.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { drawsProof } from '../proofs/service.ts';
import { keptFile } from './file.ts';
import { readLog, selectGaps } from './log.ts';
import { selectDraw, selectDrawFile } from './store.ts';

type Proof = OutputOf<typeof getDrawProof>;

/** Null: no offer of this number is drawn. */
export async function proofOf(reader: Reader, offerId: bigint): Promise<Proof | null> {
  const draw = await selectDraw(reader, offerId);
  if (draw === null) return null;
  const { terms, seedHash, commitment, listHash, applications, level, seed, resultHash, drawnAt } = draw;
  return {
    offer: offerId.toString(),
    seedHash,
    commitment,
    index: terms.index,
    date: terms.date,
    levelAt: terms.levelAt,
    sessions: terms.sessions === undefined ? null : [...terms.sessions],
    skipped: await selectGaps(reader, offerId),
    listHash,
    applications,
    level,
    seed,
    resultHash,
    drawnAt: numberOrNull(drawnAt),
  };
}

/** `{ file }` of a draw that is made: 20 MB for 100,000 applications, a third of it as it is kept. */
export async function drawFileOf(reader: Reader, { offer, commitment }: Proof): Promise<LongAnswer> {
  const load = async () => (await selectDrawFile(reader, BigInt(offer)))!;
  return new LongAnswer('file', await keptFile(commitment, load));
}

const LOG_MAX = 5_000;

/** In one snapshot, so that the log has all that its checkpoint has. */
export async function drawLog(tx: Tx): Promise<OutputOf<typeof getDrawLog>> {
  const proof = await drawsProof(tx);
  const { previous, entries } = await readLog(tx, LOG_MAX);
  return {
    format: 'bahi-draw-log-1',
    previous,
    entries: [...entries],
    proof: proof === null ? null : { ...proof, path: [...proof.path] },
  };
}
