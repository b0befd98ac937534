/** What everybody may know of a draw at each moment, the published file to verify it with, and the bids of an auction once it is decided. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getDrawLog, getDrawProof, listAuctionBids } from '@bahi/contract/new-shares/draws.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import { LongAnswer } from '../platform/long-answer.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { drawsProof } from '../proofs/service.ts';
import { keptFile } from './draw-file.ts';
import { selectDraw, selectDrawFile, selectRanked } from './draw-store.ts';
import { readLog, selectGaps } from './draw-log.ts';
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
    sessions: terms.sessions === undefined ? null : [...terms.sessions],
    skipped: await selectGaps(tx, offer.id),
    listHash,
    applications: offer.applications,
    level,
    seed,
    resultHash,
    drawnAt: numberOrNull(drawnAt),
  };
}

/** `{ file }`: 20 MB for 100,000 applications, a third of it as it is kept. */
export async function drawFileOf(tx: Tx, id: string): Promise<LongAnswer> {
  const { drawnAt, commitment, offer } = await proofOf(tx, id);
  if (drawnAt === null) refuse('new_shares.not_drawn', {});
  return new LongAnswer('file', await keptFile(commitment, async () => (await selectDrawFile(tx, BigInt(offer)))!));
}

/** Sealed until the result: not even how many bid how much is told before. */
export async function auctionBids(
  tx: Tx,
  { offer: id, page, pageSize }: ParsedInputOf<typeof listAuctionBids>,
): Promise<OutputOf<typeof listAuctionBids>> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  if (offer.allocation === 'draw') refuse('new_shares.unknown', {});
  if (offer.drawnAt === null) refuse('new_shares.not_drawn', {});
  const offset = (page - 1) * pageSize;
  const ranked = await selectRanked(tx, { offerId: offer.id, limit: pageSize, offset });
  const rows = ranked.map(({ bid, lots, wonLots, price }, index) => ({
    rank: offset + index + 1,
    bid: formatMoney(bid),
    lots,
    wonLots,
    price: price === null ? null : formatMoney(price),
  }));
  return { rows, total: offer.applications!, page, pageSize };
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
