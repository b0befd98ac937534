/**
 * The close of an offer: its list is frozen once, by whichever process comes first, and from then on nobody comes onto it or leaves
 * it. An application that was under way is on the list when it was committed before, and refused otherwise.
 */
import { assert } from '@bahi/core/assert.ts';
import type { Tx } from '../platform/database.ts';
import { lockOfferAlone, selectOffer, updateFrozen } from './offer-store.ts';

/** False: it was frozen before, or taken from the market. */
export async function freezeList(
  tx: Tx,
  { offerId, now }: { readonly offerId: bigint; readonly now: number },
): Promise<boolean> {
  await lockOfferAlone(tx, offerId);
  const offer = await selectOffer(tx, offerId);
  assert(offer !== null && now >= Number(offer.closesAt), `offer ${offerId} is over before its list is frozen`);
  if (offer.frozenAt !== null || offer.withdrawnAt !== null) return false;
  await updateFrozen(tx, offerId, now);
  return true;
}
