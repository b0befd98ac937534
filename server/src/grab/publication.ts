/**
 * Grab offers as products: published by two people with shares that the block seller promises; the terms never change. Called off, with a
 * public note, it takes no more requests: what was allotted stays with whom it was allotted to, and what waits for a draw is free again.
 */
import { assert } from '@bahi/core/assert.ts';
import { sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { exDateSince } from '../corporate-actions/service.ts';
import { commitTo, type DrawDeps } from '../draws/service.ts';
import { endBlockPromise, promiseBlockShares } from '../orders/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { isDrawn, type NewOffer, type OfferRow, type VoidReason } from './rows.ts';
import { lockEnded, offers } from './store.ts';

/** Of a listed company, of the upper quarter by market value. */
export type GrabTerms = Omit<NewOffer, 'name' | 'sector'>;

export interface PublishDeps extends Pick<DrawDeps, 'sealer'> {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument' | 'blockInventory'>;
}

/** On terms that product-checks.ts let pass, or that the practice market made. Null: the seller has not so many shares left. */
export async function publishGrab(
  deps: PublishDeps,
  tx: Tx,
  terms: GrabTerms,
): Promise<{ readonly id: bigint } | null> {
  const { feed } = deps;
  const { symbol, lots, lotSize } = terms;
  const instrument = feed.instrument(symbol);
  assert(instrument !== undefined, `${symbol} is listed`);
  const offer = await offers.insert(tx, { ...terms, name: instrument.name, sector: instrument.sector ?? '' });
  const promise = { kind: 'grab', offerId: offer.id, symbol, shares: lots * lotSize } as const;
  if (!(await promiseBlockShares(feed, tx, promise))) return null;
  if (isDrawn(offer)) {
    const once = { tickets: 'lot', applicationsMaximum: 1 } as const;
    await commitTo(deps, tx, { kind: 'grab', offer: { ...offer, ...once } });
  }
  return { id: offer.id };
}

interface Noted {
  readonly offerId: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

/** First come until it is over; a draw until the level can be known: from then on whoever knew the seed could choose. */
export function canCallOff(calendar: Calendar, offer: OfferRow, now: number): boolean {
  if (offer.withdrawnAt !== null || offer.settledAt !== null) return false;
  if (!isDrawn(offer)) return now < Number(offer.closesAt);
  return offer.drawnAt === null && now < sessionOn(calendar, offer.publicDate)!.close;
}

export async function withdrawGrab(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { offerId, note, now }: Noted,
): Promise<void> {
  const offer = (await offers.lock(tx, offerId)) ?? refuse('grab.unknown', {});
  if (!canCallOff(calendar, offer, now))
    refuse(isDrawn(offer) && offer.withdrawnAt === null ? 'grab.decided' : 'grab.over', {});
  await offers.update(tx, offerId, { withdrawnAt: now });
  await offers.insertNote(tx, { of: offerId, text: note, now });
  // What waits for a draw is given back in batches first (drawing.ts).
  if (!isDrawn(offer)) await settleOffer(tx, offer, now);
}

/** By the clock alone. */
export async function voidGrab(
  tx: Tx,
  { offerId, because, now }: { readonly offerId: bigint; readonly because: VoidReason; readonly now: number },
): Promise<void> {
  await offers.update(tx, offerId, { withdrawnAt: now, voidBecause: because });
}

export async function addGrabNote(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  if ((await offers.select(tx, offerId)) === null) refuse('grab.unknown', {});
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

/** The ex-date that has ended it by now: its price is for the shares before it (decision 0080). Null: none. */
export function goneExAt(calendar: Calendar, tx: Reader, { symbol, publishedAt }: OfferRow, now: number) {
  return exDateSince(calendar, tx, { symbol, since: Number(publishedAt), now });
}

/** Ends one whose shares have gone ex, after whoever is asking for it right now. */
export async function endGoneEx(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { id, now }: { readonly id: bigint; readonly now: number },
): Promise<void> {
  const offer = (await offers.lock(tx, id))!;
  if (offer.withdrawnAt !== null || offer.settledAt !== null) return;
  const goneEx = await goneExAt(calendar, tx, offer, now);
  if (goneEx === null) return;
  const note = `The ex-date of these shares is ${goneEx}, and this price applies only before it. The offer has ended.`;
  if (isDrawn(offer)) {
    await voidGrab(tx, { offerId: id, because: 'gone_ex', now });
    await offers.insertNote(tx, { of: id, text: note, now });
  } else await withdrawGrab({ calendar }, tx, { offerId: id, note, now });
}

/** First come: what is over gives back to the seller what nobody took; answers how many were. */
export async function settleEnded(tx: Tx, now: number): Promise<number> {
  const ended = await lockEnded(tx, now);
  for (const offer of ended) await settleOffer(tx, offer, now);
  return ended.length;
}

/** Nobody waits any more; whoever calls it has locked it. */
export async function settleOffer(
  tx: Tx,
  { id, allottedLots, lotSize, settledAt }: OfferRow,
  now: number,
): Promise<void> {
  if (settledAt !== null) return;
  await endBlockPromise(tx, { kind: 'grab', offerId: id, shares: allottedLots * lotSize });
  await offers.update(tx, id, { settledAt: now });
}
