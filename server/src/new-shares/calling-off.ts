/**
 * Calling an offer off (rules §8, T2): possible until the moment at which its result is decided, never after it. An offer whose level
 * was never recorded ends as void. Everybody on its list gets everything back, in batches as of a settlement.
 */
import { sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { canOfferAt } from '@bahi/core/offering.ts';
import { findLevel, selectDraw, voidAt, type LevelDeps } from '../draws/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { insertNote, lockOfferAlone, selectOffer, updateWithdrawn } from './offer-store.ts';
import { momentsOf, type OfferRow } from './rows.ts';

/**
 * Until its result is decided, though nobody may have looked. A draw is decided by the level: once its session has closed whoever
 * knew the seed could choose among results, though the draw itself may be planned for later. An auction is decided by its bids, and these
 * stand from the close on.
 */
export function canCallOff(calendar: Calendar, offer: OfferRow, now: number): boolean {
  const { allocation, publicDate, closesAt } = offer;
  const decidedAt = allocation === 'draw' ? sessionOn(calendar, publicDate)!.close : Number(closesAt);
  return now < decidedAt && canOfferAt(momentsOf(offer), 'withdraw', now);
}

/** The note is public. */
export async function withdrawOffer(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { offerId, note, now }: { readonly offerId: bigint; readonly note: string; readonly now: number },
): Promise<void> {
  await lockOfferAlone(tx, offerId);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  if (!canCallOff(calendar, offer, now)) refuse('new_shares.result_decided', {});
  await insertNote(tx, { offerId, text: note, at: BigInt(now) });
  await updateWithdrawn(tx, { offerId, now });
}

/** A draw that can never be made: by the clock alone, and only while the level is missing, which the database asks again. */
export async function voidOffer(
  { calendar, closingLevel }: LevelDeps & { readonly calendar: Calendar },
  tx: Tx,
  { offerId, now }: { readonly offerId: bigint; readonly now: number },
): Promise<boolean> {
  await lockOfferAlone(tx, offerId);
  const offer = (await selectOffer(tx, offerId))!;
  const isDue = offer.allocation === 'draw' && now >= voidAt(calendar, Number(offer.drawAt));
  if (!isDue || offer.withdrawnAt !== null || offer.drawnAt !== null) return false;
  const { terms } = (await selectDraw(tx, offerId))!;
  if ((await findLevel({ closingLevel }, tx, { terms, now })).level !== null) return false;
  const { index, date, sessions = [{ date }] } = terms;
  const dates = sessions.map((session) => session.date).join(', ');
  const text = `No closing level of ${index} was recorded whole for any of ${dates}, so that the draw could not be made. Everybody gets everything back.`;
  await insertNote(tx, { offerId, text, at: BigInt(now) });
  await updateWithdrawn(tx, { offerId, now, isVoid: true });
  return true;
}
