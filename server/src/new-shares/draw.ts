/**
 * What an offer of new shares is decided by (rules §8, T2): a draw (draws/draw.ts), whose reveal needs two people, or the bids of an auction.
 * The result follows from what was public before; a second reveal finds it done.
 */
import { CAP_PERCENT, clearAuction } from '@bahi/core/auction.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import * as draws from '../draws/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { freezeList } from './freeze-list.ts';
import { insertOffer, lockOfferAlone, selectOffer, updateDrawn } from './offer-store.ts';
import { insertWins, selectListed, type Listed, type Win } from './result-store.ts';
import type { NewOffer, OfferRow } from './rows.ts';

interface OfferAt {
  readonly offerId: bigint;
  readonly now: number;
}

/** Terms never change after this: what is not allowed is refused by the caller, who has two people behind it. */
export async function publishOffer(
  deps: Pick<draws.DrawDeps, 'sealer'> & { readonly calendar: Calendar },
  tx: Tx,
  terms: NewOffer,
): Promise<OfferRow> {
  const offer = await insertOffer(tx, terms);
  if (offer.allocation === 'draw') await draws.commitTo(deps, tx, { kind: 'new_shares', offer });
  return offer;
}

/** Freezes the list and publishes its hash in one transaction. False: somebody was first. */
export async function closeOffer(deps: Pick<draws.DrawDeps, 'sealer'>, tx: Tx, of: OfferAt): Promise<boolean> {
  if (!(await freezeList(tx, of))) return false;
  const { allocation } = (await selectOffer(tx, of.offerId))!;
  if (allocation === 'draw') await draws.publishList(deps, tx, { ...of, list: await selectListed(tx, of.offerId) });
  return true;
}

/** The winners of a closed offer, for ever. Nothing is paid here: the settlement follows in batches. */
export async function revealDraw(deps: draws.DrawDeps, tx: Tx, { offerId, now }: OfferAt): Promise<void> {
  await lockOfferAlone(tx, offerId);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  if (offer.drawnAt !== null) refuse('draws.drawn', {});
  if (offer.frozenAt === null || offer.withdrawnAt !== null || now < Number(offer.drawAt))
    refuse('draws.not_closed', {});
  const list = await selectListed(tx, offerId);
  await insertWins(tx, offerId, await winsOf(deps, tx, { offer, list, now }));
  await updateDrawn(tx, offerId, now);
}

interface Deciding {
  readonly offer: OfferRow;
  readonly list: readonly Listed[];
  readonly now: number;
}

async function winsOf(deps: draws.DrawDeps, tx: Tx, { offer, list, now }: Deciding): Promise<Win[]> {
  if (offer.allocation !== 'draw') return auctioned(offer, list);
  const won = await draws.draw(deps, tx, { offerId: offer.id, list, now });
  return won.map(({ id, lots }) => ({ subscriptionId: id, lots, price: offer.price }));
}

function auctioned({ lots, lotSize, price, allocation }: OfferRow, list: readonly Listed[]): Win[] {
  const pricing = allocation === 'auction_uniform' ? 'uniform' : 'bid';
  const bids = list.map(({ id, customerId, lots: wanted, bid, at }) => ({
    id,
    bidder: customerId.toString(),
    price: Number(bid),
    lots: wanted,
    at: Number(at),
  }));
  const { bids: results } = clearAuction(
    { lots, lotSize, floor: Number(price), capPercent: CAP_PERCENT, pricing },
    bids,
  );
  return results.flatMap(({ id, lots: won, price: each }) =>
    won === 0 ? [] : [{ subscriptionId: id, lots: won, price: BigInt(each!) }],
  );
}
