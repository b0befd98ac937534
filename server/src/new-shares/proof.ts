/** The proofs of draws, of whichever offers, and the bids of an auction of new shares once it is decided. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getDrawProof, listAuctionBids } from '@bahi/contract/new-shares/draws.ts';
import { formatMoney } from '@bahi/core/money.ts';
import * as draws from '../draws/service.ts';
import type { Tx } from '../platform/database.ts';
import type { LongAnswer } from '../platform/long-answer.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { selectOffer } from './offer-store.ts';
import { selectRanked } from './result-store.ts';

export async function proofOf(tx: Tx, id: string): Promise<OutputOf<typeof getDrawProof>> {
  const offerId = storedId(id);
  const proof = await draws.proofOf(tx, offerId);
  if (proof !== null) return proof;
  return refuse((await selectOffer(tx, offerId)) === null ? 'new_shares.unknown' : 'new_shares.no_draw', {});
}

export async function drawFileOf(tx: Tx, id: string): Promise<LongAnswer> {
  const proof = await proofOf(tx, id);
  if (proof.drawnAt === null) refuse('new_shares.not_drawn', {});
  return draws.drawFileOf(tx, proof);
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
