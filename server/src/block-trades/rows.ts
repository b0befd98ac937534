/** Block offers and requests as their tables keep them, and what follows from them and the clock. */
import type { blockOffer, blockRequest, blockState } from '@bahi/contract/block-trades/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type OfferView = z.output<typeof blockOffer>;
export type OfferState = z.output<typeof blockState>;
export type RequestView = z.output<typeof blockRequest>;
export type Reason = NonNullable<RequestView['reason']>;

export interface OfferRow {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly sector: string;
  readonly price: Minor;
  readonly reference: Minor;
  readonly lots: number;
  readonly lotSize: number;
  readonly minimumLots: number;
  readonly maximumLots: number;
  readonly soldLots: number;
  readonly promiseMinutes: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly withdrawnAt: bigint | null;
  /** The ex-date before which it ended by itself. */
  readonly goneEx: string | null;
  readonly settledAt: bigint | null;
}

export type NewOffer = Omit<OfferRow, 'id' | 'soldLots' | 'withdrawnAt' | 'goneEx' | 'settledAt'>;

export interface RequestRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  readonly lots: number;
  readonly amount: Minor;
  readonly total: Minor;
  readonly paid: Minor | null;
  readonly status: RequestView['state'];
  readonly approvedLots: number | null;
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly entryId: bigint | null;
  readonly positionId: bigint | null;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
}

export function offerStateOf(offer: Pick<OfferRow, 'withdrawnAt' | 'opensAt' | 'closesAt'>, now: number): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (now < Number(offer.opensAt)) return 'upcoming';
  return now < Number(offer.closesAt) ? 'open' : 'closed';
}

export function remainingLots({ lots, soldLots }: Pick<OfferRow, 'lots' | 'soldLots'>): number {
  return lots - soldLots;
}

/** What so many lots cost, without charges. */
export function amountOf({ price, lotSize }: Pick<OfferRow, 'price' | 'lotSize'>, lots: number): Minor {
  return price * BigInt(lotSize) * BigInt(lots);
}
