/** Offers and applications as their tables keep them, and what follows from them and the clock. */
import type { offer, offerState, subscription } from '@bahi/contract/new-shares.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type OfferView = z.output<typeof offer>;
export type OfferState = z.output<typeof offerState>;
export type SubscriptionView = z.output<typeof subscription>;

export interface OfferRow {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly sector: string;
  readonly market: string;
  readonly sponsor: string;
  readonly prospectus: string;
  readonly allocation: OfferView['allocation'];
  readonly funding: OfferView['funding'];
  readonly tickets: OfferView['tickets'];
  readonly price: Minor;
  readonly provisionalPrice: Minor | null;
  readonly actualPrice: Minor | null;
  readonly fundsThreshold: Minor;
  readonly lots: number;
  readonly lotSize: number;
  readonly minimumLots: number;
  readonly maximumLots: number;
  readonly applicationsMaximum: number;
  readonly prepaidPercent: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly drawAt: bigint;
  readonly payBy: bigint | null;
  readonly allotmentDate: string;
  readonly listingDate: string;
  readonly issueDate: string;
  readonly publicIndex: string;
  readonly publicDate: string;
  readonly withdrawnAt: bigint | null;
  readonly frozenAt: bigint | null;
  readonly drawnAt: bigint | null;
  readonly settledAt: bigint | null;
  readonly listedAt: bigint | null;
  /** Of the frozen list; null until then. */
  readonly applications: number | null;
  readonly appliedLots: bigint | null;
}

export type NewOffer = Omit<
  OfferRow,
  'id' | 'withdrawnAt' | 'frozenAt' | 'drawnAt' | 'settledAt' | 'listedAt' | 'applications' | 'appliedLots'
>;

export interface SubscriptionRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  readonly lots: number;
  readonly bid: Minor | null;
  readonly amount: Minor;
  readonly holdId: bigint | null;
  readonly paid: Minor;
  readonly refunded: Minor;
  readonly cost: Minor | null;
  readonly wonLots: number | null;
  readonly movements: number;
  readonly positionId: bigint | null;
  readonly status: 'applied' | 'cancelled' | 'not_won' | 'awaiting_payment' | 'paid' | 'forfeited' | 'allotted';
  readonly appliedAt: bigint;
  readonly changedAt: bigint | null;
  readonly cancelledAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly paymentFailedAt: bigint | null;
  readonly paidAt: bigint | null;
  readonly forfeitedAt: bigint | null;
  readonly allottedAt: bigint | null;
}

export function offerStateOf(offer: OfferRow, now: number): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (offer.listedAt !== null) return 'listed';
  if (offer.settledAt !== null) return 'settled';
  if (offer.drawnAt !== null) return 'drawn';
  if (offer.frozenAt !== null || now >= Number(offer.closesAt)) return 'closed';
  return now >= Number(offer.opensAt) ? 'open' : 'upcoming';
}
