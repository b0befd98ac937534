/** Grab offers and requests as their tables keep them, and what follows from them and the clock. */
import type { grabOffer, grabRequest, grabState } from '@bahi/contract/grab/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type OfferView = z.output<typeof grabOffer>;
export type OfferState = z.output<typeof grabState>;
export type RequestView = z.output<typeof grabRequest>;

export interface OfferRow {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly sector: string;
  readonly prospectus: string;
  readonly rule: OfferView['rule'];
  readonly level: number;
  readonly price: Minor;
  readonly referencePrice: Minor;
  readonly lots: number;
  readonly lotSize: number;
  readonly maximumLots: number;
  readonly allottedLots: number;
  readonly requests: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly withdrawnAt: bigint | null;
  readonly settledAt: bigint | null;
}

export type NewOffer = Omit<OfferRow, 'id' | 'allottedLots' | 'requests' | 'withdrawnAt' | 'settledAt'>;

export interface RequestRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  readonly request: string;
  readonly body: string;
  readonly lots: number;
  readonly allottedLots: number;
  readonly place: number;
  readonly paid: Minor;
  readonly positionId: bigint;
  readonly createdAt: bigint;
}

export function offerStateOf(offer: OfferRow, now: number): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (now < Number(offer.opensAt)) return 'upcoming';
  if (now >= Number(offer.closesAt)) return 'closed';
  return offer.allottedLots < offer.lots ? 'open' : 'used_up';
}
