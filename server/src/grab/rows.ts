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
  /** That stand: of first come those that got a part. */
  readonly requests: number;
  /** Of a draw what these ask for; 0 of first come. */
  readonly askedLots: number;
  readonly lockDays: number;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  /** Null, as what is drawn with: first come. */
  readonly drawAt: bigint | null;
  readonly publicIndex: string | null;
  readonly publicDate: string | null;
  readonly frozenAt: bigint | null;
  readonly drawnAt: bigint | null;
  /** The mark price at the draw's moment. */
  readonly drawnMark: Minor | null;
  readonly withdrawnAt: bigint | null;
  /** Called off by the clock. */
  readonly voidBecause: VoidReason | null;
  readonly settledAt: bigint | null;
}

export type VoidReason = NonNullable<OfferView['voidBecause']>;

export type NewOffer = Omit<
  OfferRow,
  | 'id'
  | 'allottedLots'
  | 'requests'
  | 'askedLots'
  | 'frozenAt'
  | 'drawnAt'
  | 'drawnMark'
  | 'withdrawnAt'
  | 'voidBecause'
  | 'settledAt'
>;

export interface RequestRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  readonly request: string;
  readonly body: string;
  readonly lots: number;
  readonly status: RequestView['status'];
  readonly reason: RequestView['reason'];
  /** Amount and charges of all its lots, held while it waits; 0 of first come. */
  readonly total: Minor;
  readonly allottedLots: number | null;
  /** Of first come: how many came to it, with this one. */
  readonly place: number | null;
  readonly paid: Minor | null;
  readonly positionId: bigint | null;
  readonly createdAt: bigint;
  readonly decidedAt: bigint | null;
}

export type DrawnOffer = OfferRow & {
  readonly drawAt: bigint;
  readonly publicIndex: string;
  readonly publicDate: string;
};

export function isDrawn(offer: OfferRow): offer is DrawnOffer {
  return offer.rule === 'draw';
}

export function offerStateOf(offer: OfferRow, now: number): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (now < Number(offer.opensAt)) return 'upcoming';
  const isOver = now >= Number(offer.closesAt);
  if (isDrawn(offer)) return offer.drawnAt === null ? (isOver ? 'drawing' : 'open') : 'drawn';
  if (isOver) return 'closed';
  return offer.allottedLots < offer.lots ? 'open' : 'used_up';
}
