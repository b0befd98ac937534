/**
 * Placements as products (rules §8, §10): published by two people, whose change the staff domain keeps; its terms never change
 * afterwards. It can be called off until it is settled, with a public note: what is not decided by then goes back whole.
 */
import { assert } from '@bahi/core/assert.ts';
import { divideUp, type Minor } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { offers, updateWithdrawn } from './offer-store.ts';
import { offerStateOf, type NewOffer, type OfferState } from './rows.ts';

export interface PlacementTerms {
  /** A listed company's. */
  readonly symbol: string;
  /** Of one share, in paise. */
  readonly price: Minor;
  readonly lots: number;
  readonly lotSize: number;
  /** In paise; the least is as many lots as cover it. */
  readonly minimumAmount: Minor;
  /** Of one request; left out: all of them. */
  readonly maximumLots?: number;
  readonly lockDays: number;
  /** How long a review takes at most. */
  readonly promiseMinutes: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly prospectus: string;
}

/** On terms that product-checks.ts let pass, or that the practice market made. */
export async function publishPlacement(
  { feed }: { readonly feed: Pick<MarketFeed, 'instrument'> },
  tx: Tx,
  terms: PlacementTerms,
): Promise<{ readonly id: bigint }> {
  const { symbol, price, lots, lotSize, minimumAmount, maximumLots = lots, promiseMinutes } = terms;
  const instrument = feed.instrument(symbol);
  assert(instrument !== undefined, `${symbol} is listed`);
  return offers.insert(tx, {
    ...terms,
    name: instrument.name,
    sector: instrument.sector ?? '',
    minimumLots: lotsFor(minimumAmount, price * BigInt(lotSize)),
    maximumLots,
    decidedBy: terms.closesAt + BigInt(promiseMinutes * MINUTE_MS),
  } satisfies NewOffer);
}

interface Noted {
  readonly offerId: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

/** What was allotted stays with whom it was allotted to. */
export async function withdrawPlacement(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  const offer = (await offers.lock(tx, offerId)) ?? refuse('placements.unknown', {});
  if (offer.withdrawnAt !== null || offer.settledAt !== null) refuse('placements.over', {});
  await updateWithdrawn(tx, { id: offerId, now });
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

export async function addPlacementNote(tx: Tx, { offerId, note, now }: Noted): Promise<void> {
  if ((await offers.select(tx, offerId)) === null) refuse('placements.unknown', {});
  await offers.insertNote(tx, { of: offerId, text: note, now });
}

export interface PlacementProduct {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly state: OfferState;
  readonly publishedAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

export async function placementsForStaff(
  tx: Tx,
  of: { readonly text: string | null; readonly limit: number; readonly offset: number; readonly now: number },
): Promise<{ rows: PlacementProduct[]; total: number }> {
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

/** As many lots as cover an amount. */
export function lotsFor(amount: Minor, ofLot: Minor): number {
  return Number(divideUp(amount, ofLot));
}
