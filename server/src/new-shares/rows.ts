/** Offers and applications as their tables keep them, and what follows from them and the clock. */
import type { offer, offerState, subscription } from '@bahi/contract/new-shares/calls.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Minor } from '@bahi/core/money.ts';
import { offerStateAt, payDeadline, type OfferMoments } from '@bahi/core/offering.ts';
import { payTimeMin, type DueTerms } from '@bahi/core/waiting-deadline.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../platform/stored-number.ts';

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
  /** Called off by the clock: the level of its draw was never recorded. */
  readonly isVoid: boolean;
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
  'id' | 'withdrawnAt' | 'isVoid' | 'frozenAt' | 'drawnAt' | 'settledAt' | 'listedAt' | 'applications' | 'appliedLots'
>;

export interface SubscriptionRow {
  readonly id: bigint;
  readonly offerId: bigint;
  readonly customerId: bigint;
  /** Key and body of the call that made it, hashed. */
  readonly request: string;
  readonly body: string;
  /** Which of the customer's applications for this offer it is. */
  readonly ordinal: number;
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
  /** Of a payment that waits for a restriction of staff, as the customer was told last; null: it never did. */
  readonly payWaitsUntil: bigint | null;
}

export function offerStateOf(offer: OfferRow, now: number): OfferState {
  const state = offerStateAt(momentsOf(offer), now);
  assert(state !== 'draft', 'an offer of this table is published');
  return state;
}

/** When a win that was told at this moment has to be paid; null: this offer asks for no payment afterwards. */
export function deadlineOf({ payBy, drawAt }: Pick<OfferRow, 'payBy' | 'drawAt'>, decidedAt: number): number | null {
  return payBy === null ? null : payDeadline({ payBy: Number(payBy), drawAt: Number(drawAt) }, decidedAt);
}

/** Of a win: what its deadline waits by where staff bar the customer from paying. */
export function dueOf(
  { payBy, drawAt }: Pick<OfferRow, 'payBy' | 'drawAt'>,
  { decidedAt }: Pick<SubscriptionRow, 'decidedAt'>,
): DueTerms {
  assert(payBy !== null && decidedAt !== null, 'who pays after winning has won');
  const terms = { payBy: Number(payBy), drawAt: Number(drawAt) };
  const deadline = payDeadline(terms, Number(decidedAt));
  return { deadline, payTimeMin: payTimeMin({ from: terms.drawAt, deadline: terms.payBy }) };
}

/** As core's rules take them. */
export function momentsOf(offer: OfferRow): OfferMoments {
  return {
    publishedAt: Number(offer.publishedAt),
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    drawAt: Number(offer.drawAt),
    withdrawnAt: numberOrNull(offer.withdrawnAt),
    drawnAt: numberOrNull(offer.drawnAt),
    settledAt: numberOrNull(offer.settledAt),
    listedAt: numberOrNull(offer.listedAt),
  };
}
