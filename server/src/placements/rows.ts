/** Placements and requests as their tables keep them, and what follows from them and the clock. */
import type { placementOffer, placementRequest, placementState } from '@bahi/contract/placements/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type OfferView = z.output<typeof placementOffer>;
export type OfferState = z.output<typeof placementState>;
export type RequestView = z.output<typeof placementRequest>;
export type Reason = NonNullable<RequestView['reason']>;

export interface OfferRow {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly sector: string;
  readonly prospectus: string;
  readonly price: Minor;
  readonly minimumAmount: Minor;
  readonly lots: number;
  readonly lotSize: number;
  readonly minimumLots: number;
  readonly maximumLots: number;
  readonly allottedLots: number;
  readonly promiseMinutes: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly decidedBy: bigint;
  readonly withdrawnAt: bigint | null;
  /** The ex-date before which it ended by itself: its price is for the shares as they were. */
  readonly goneEx: string | null;
  readonly settledAt: bigint | null;
}

export type NewOffer = Omit<OfferRow, 'id' | 'allottedLots' | 'withdrawnAt' | 'goneEx' | 'settledAt'>;

export interface RequestRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  readonly lots: number;
  readonly amount: Minor;
  readonly status: RequestView['state'];
  readonly allottedLots: number | null;
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

export function offerStateOf(offer: OfferRow, now: number): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (now < Number(offer.opensAt)) return 'upcoming';
  if (now < Number(offer.closesAt)) return 'open';
  return offer.settledAt === null ? 'closed' : 'settled';
}

export function remainingLots({ lots, allottedLots }: Pick<OfferRow, 'lots' | 'allottedLots'>): number {
  return lots - allottedLots;
}

/** What so many lots cost. */
export function amountOf({ price, lotSize }: Pick<OfferRow, 'price' | 'lotSize'>, lots: number): Minor {
  return price * BigInt(lotSize) * BigInt(lots);
}
