/**
 * Block offers as products (desks §3): published by two people, whose change the staff domain keeps; their terms never change afterwards. What is
 * left can be withdrawn before the window ends, with a public note: what waits then expires.
 */
import { assert } from '@bahi/core/assert.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { promiseBlockShares } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { offers, updateWithdrawn } from './offer-store.ts';
import { offerStateOf, type NewOffer, type OfferState } from './rows.ts';

export interface BlockTerms {
  /** A listed company's. */
  readonly symbol: string;
  /** Of one share, and its mark price at publication, in paise. */
  readonly price: Minor;
  readonly reference: Minor;
  readonly lots: number;
  readonly lotSize: number;
  readonly minimumLots: number;
  /** Of one customer. */
  readonly maximumLots: number;
  readonly lockDays: number;
  /** How long a review takes at most. */
  readonly promiseMinutes: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
}

/** On terms that product-checks.ts let pass, or that the practice market made. Refused where the seller has not so many left. */
export async function publishBlock(
  { feed }: { readonly feed: Pick<MarketFeed, 'instrument' | 'blockInventory'> },
  tx: Tx,
  terms: BlockTerms,
): Promise<{ readonly id: bigint }> {
  const { symbol, lots, lotSize } = terms;
  const instrument = feed.instrument(symbol);
  assert(instrument !== undefined, `${symbol} is listed`);
  const offer: NewOffer = { ...terms, name: instrument.name, sector: instrument.sector ?? '' };
  const { id } = await offers.insert(tx, offer);
  const promise = { kind: 'block', offerId: id, symbol, shares: lots * lotSize } as const;
  if (!(await promiseBlockShares(feed, tx, promise))) refuse('block_trades.seller_has', { lots: 0 });
  return { id };
}

interface Noted {
  readonly offerId: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

/** What was sold stays with whom it was sold to. */
export async function withdrawBlock(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  const offer = (await offers.lock(tx, offerId)) ?? refuse('block_trades.unknown', {});
  if (offer.withdrawnAt !== null || now >= Number(offer.closesAt)) refuse('block_trades.over', {});
  await updateWithdrawn(tx, { id: offerId, now });
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

export async function addBlockNote(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  if ((await offers.select(tx, offerId)) === null) refuse('block_trades.unknown', {});
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

export interface BlockProduct {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly state: OfferState;
  readonly publishedAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

export async function blocksForStaff(
  tx: Tx,
  of: { readonly text: string | null; readonly limit: number; readonly offset: number; readonly now: number },
): Promise<{ rows: BlockProduct[]; total: number }> {
  const { rows, total } = await offers.page(tx, of);
  const products = rows.map((offer) => ({
    id: offer.id,
    symbol: offer.symbol,
    name: offer.name,
    state: offerStateOf(offer, of.now),
    publishedAt: Number(offer.publishedAt),
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
  }));
  return { rows: products, total };
}
