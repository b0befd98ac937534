/** What everybody may know of a draw at each moment, and the published file to verify it with (rules §8, T2). */
import { gunzipSync } from 'node:zlib';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDrawFile, getDrawProof } from '@bahi/contract/new-share-draws.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { selectDraw, selectDrawFile } from './draw-store.ts';
import { selectOffer } from './offer-store.ts';

export async function proofOf(tx: Tx, id: string): Promise<OutputOf<typeof getDrawProof>> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  const draw = (await selectDraw(tx, offer.id)) ?? refuse('new_shares.no_draw', {});
  const { terms, seedHash, commitment, listHash, level, seed, resultHash, drawnAt } = draw;
  return {
    offer: offer.id.toString(),
    seedHash,
    commitment,
    index: terms.index,
    date: terms.date,
    levelAt: terms.levelAt,
    listHash,
    applications: offer.applications,
    level,
    seed,
    resultHash,
    drawnAt: drawnAt === null ? null : Number(drawnAt),
  };
}

export async function drawFileOf(tx: Tx, id: string): Promise<OutputOf<typeof getDrawFile>> {
  const { drawnAt, offer } = await proofOf(tx, id);
  if (drawnAt === null) refuse('new_shares.not_drawn', {});
  const body = (await selectDrawFile(tx, BigInt(offer)))!;
  return { file: JSON.parse(gunzipSync(body).toString()) as Record<string, unknown> };
}
