/**
 * Calling an offer off (rules §8, T2): possible until the moment at which its result is decided, never after it. Everybody on its
 * list gets everything back, in batches as of a settlement.
 */
import { canOfferAt } from '@bahi/core/offering.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { insertNote, lockOfferAlone, selectOffer, updateWithdrawn } from './offer-store.ts';
import { momentsOf } from './rows.ts';

/** The note is public. */
export async function withdrawOffer(
  tx: Tx,
  { offerId, note, now }: { readonly offerId: bigint; readonly note: string; readonly now: number },
): Promise<void> {
  await lockOfferAlone(tx, offerId);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  if (!canOfferAt(momentsOf(offer), 'withdraw', now)) refuse('new_shares.result_decided', {});
  await insertNote(tx, { offerId, text: note, at: BigInt(now) });
  await updateWithdrawn(tx, offerId, now);
}
