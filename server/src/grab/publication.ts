/**
 * Grab offers as products: published by two people with shares that the block seller promises; the terms never change. Called off, with a
 * public note, it takes no more requests: what was allotted stays with whom it was allotted to.
 */
import { assert } from '@bahi/core/assert.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Minor } from '@bahi/core/money.ts';
import { endBlockPromise, promiseBlockShares } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { OfferRow } from './rows.ts';
import { lockEnded, offers } from './store.ts';

export interface GrabTerms {
  /** A listed company's, of the upper quarter by market value. */
  readonly symbol: string;
  /** Of one share and its mark price at publication, in paise: within 3 %. */
  readonly price: Minor;
  readonly referencePrice: Minor;
  readonly rule: OfferRow['rule'];
  readonly level: number;
  readonly lots: number;
  readonly lotSize: number;
  /** Of one request. */
  readonly maximumLots: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly prospectus: string;
}

/** On terms that product-checks.ts let pass, or that the practice market made. Null: the seller has not so many shares left. */
export async function publishGrab(
  { feed }: { readonly feed: Pick<MarketFeed, 'instrument' | 'blockInventory'> },
  tx: Tx,
  terms: GrabTerms,
): Promise<{ readonly id: bigint } | null> {
  const { symbol, lots, lotSize } = terms;
  const instrument = feed.instrument(symbol);
  assert(instrument !== undefined, `${symbol} is listed`);
  const { id } = await offers.insert(tx, { ...terms, name: instrument.name, sector: instrument.sector ?? '' });
  const isPromised = await promiseBlockShares(feed, tx, { kind: 'grab', offerId: id, symbol, shares: lots * lotSize });
  return isPromised ? { id } : null;
}

interface Noted {
  readonly offerId: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

export async function withdrawGrab(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  const offer = (await offers.lock(tx, offerId)) ?? refuse('grab.unknown', {});
  if (offer.withdrawnAt !== null || offer.settledAt !== null || now >= Number(offer.closesAt)) refuse('grab.over', {});
  await offers.update(tx, offerId, { withdrawnAt: now });
  await offers.insertNote(tx, { of: offerId, text: note, now });
  await settle(tx, offer, now);
}

export async function addGrabNote(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  if ((await offers.select(tx, offerId)) === null) refuse('grab.unknown', {});
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

/** What is over gives back to the seller what nobody took; answers how many were. */
export async function settleEnded(tx: Tx, now: number): Promise<number> {
  const ended = await lockEnded(tx, now);
  for (const offer of ended) await settle(tx, offer, now);
  return ended.length;
}

async function settle(tx: Tx, { id, allottedLots, lotSize }: OfferRow, now: number): Promise<void> {
  await endBlockPromise(tx, { kind: 'grab', offerId: id, shares: allottedLots * lotSize });
  await offers.update(tx, id, { settledAt: now });
}
