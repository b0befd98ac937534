/** Offers and applications as the contract shows them. */
import type { subscriptionStep } from '@bahi/contract/new-shares/calls.ts';
import { midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../platform/stored-number.ts';
import { windowRefusal } from './decision.ts';
import { paidOf } from './money.ts';
import type { Applied, NoteRow } from './offer-store.ts';
import {
  deadlineOf,
  offerStateOf,
  type OfferRow,
  type OfferView,
  type SubscriptionRow,
  type SubscriptionView,
} from './rows.ts';
import type { MovementRow } from './store.ts';

type Step = z.output<typeof subscriptionStep>;

export interface OfferContext {
  readonly now: number;
  readonly applied: Pick<Applied, 'applications' | 'appliedLots'>;
  readonly notes: readonly NoteRow[];
  /** Paise; null while nothing is traded. */
  readonly marketPrice: Minor | null;
}

const WHOLE_RATE = 100_00n;

export function offerView(offer: OfferRow, { now, applied, notes, marketPrice }: OfferContext): OfferView {
  const { applications, appliedLots } = applied;
  return {
    id: offer.id.toString(),
    symbol: offer.symbol,
    name: offer.name,
    sector: offer.sector,
    state: offerStateOf(offer, now),
    allocation: offer.allocation,
    funding: offer.funding,
    tickets: offer.tickets,
    lotSize: offer.lotSize,
    price: formatMoney(offer.price),
    marketPrice: marketPrice === null ? null : formatMoney(marketPrice),
    premiumRate: marketPrice === null ? null : rateText((marketPrice - offer.price) * WHOLE_RATE, offer.price),
    provisionalPrice: priceOrNull(offer.provisionalPrice),
    actualPrice: priceOrNull(offer.actualPrice),
    lots: offer.lots,
    minimumLots: offer.minimumLots,
    maximumLots: offer.maximumLots,
    applicationsMaximum: offer.applicationsMaximum,
    fundsThreshold: formatMoney(offer.fundsThreshold),
    prepaidPercent: offer.prepaidPercent,
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    drawAt: Number(offer.drawAt),
    payBy: deadlineOf(offer, Number(offer.settledAt ?? offer.withdrawnAt ?? now)),
    allotmentDate: offer.allotmentDate,
    listingDate: offer.listingDate,
    issueDate: offer.issueDate,
    market: offer.market,
    sponsor: offer.sponsor,
    lockDays: offer.lockDays,
    prospectus: offer.prospectus,
    applications,
    appliedLots: Number(appliedLots),
    winningRate: appliedLots === 0n ? null : winningRateOf(offer.lots, appliedLots),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
  };
}

export interface SubscriptionContext {
  readonly now: number;
  readonly calendar: Calendar;
  readonly movements: readonly MovementRow[];
  /** Until when a win that awaits its payment can be paid, restrictions considered; left out: as it was published or told. */
  readonly payEnd?: number | undefined;
}

export function subscriptionView(
  row: SubscriptionRow,
  offer: OfferRow,
  context: SubscriptionContext,
): SubscriptionView {
  const { now, movements } = context;
  const published = deadlineOf(offer, toldAt(row, now));
  const payBy = payByOf(row, offer, context);
  const isChangeable = row.status === 'applied' && windowRefusal(offer, now) === null;
  const { paid, refunded } = paidOf(row, offer);
  const due = row.status === 'awaiting_payment' ? row.cost! - (row.paid - row.refunded) : 0n;
  return {
    id: row.id.toString(),
    offer: offer.id.toString(),
    symbol: offer.symbol,
    name: offer.name,
    state: stateOf(row, offer),
    lots: row.lots,
    bid: priceOrNull(row.bid),
    amount: formatMoney(row.amount),
    wonLots: row.wonLots,
    held: formatMoney(row.holdId === null ? 0n : row.amount),
    due: formatMoney(due),
    paid: formatMoney(paid),
    refunded: formatMoney(refunded),
    payBy,
    publishedPayBy: payBy === published ? null : published,
    canEdit: isChangeable,
    canCancel: isChangeable,
    canPay: row.status === 'awaiting_payment' && payBy !== null && now < payBy,
    entries: movements.map((movement) => movement.entryId.toString()),
    position: row.positionId?.toString() ?? null,
    createdAt: Number(row.appliedAt),
    timeline: timelineOf(row, offer, context),
  };
}

export function stateOf(
  row: Pick<SubscriptionRow, 'status' | 'paymentFailedAt'>,
  { listedAt }: OfferRow,
): SubscriptionView['state'] {
  if (row.status === 'allotted' && listedAt !== null) return 'listed';
  return row.status === 'awaiting_payment' && row.paymentFailedAt !== null ? 'payment_failed' : row.status;
}

/** What happened, then what is still to come; an application that ended has no more to come. */
function timelineOf(row: SubscriptionRow, offer: OfferRow, context: SubscriptionContext): Step[] {
  const { calendar, now, movements } = context;
  const done = (step: Step['step'], at: bigint | null): Step[] =>
    at === null ? [] : [{ step, at: Number(at), state: 'done' }];
  const failed = (step: Step['step'], at: bigint | null): Step[] =>
    at === null ? [] : [{ step, at: Number(at), state: 'failed' }];
  const steps = [...done('applied', row.appliedAt), ...done('changed', row.changedAt)];
  if (row.status === 'cancelled') return [...steps, ...failed('cancelled', row.cancelledAt)];

  const isClosed = offer.frozenAt !== null || now >= Number(offer.closesAt);
  if (isClosed) steps.push(...done('closed', offer.closesAt));
  steps.push(...done('drawn', offer.drawnAt));
  const refunds = movements.filter(
    ({ kind, at }) => kind === 'refunded' && row.decidedAt !== null && at >= row.decidedAt,
  );
  const refunded = done('refunded', refunds.at(-1)?.at ?? null);
  if (row.status === 'not_won') return [...steps, ...failed('not_won', row.decidedAt), ...refunded];
  if (row.wonLots !== null) steps.push(...done('won', row.decidedAt), ...failed('payment_failed', row.paymentFailedAt));
  if (row.status === 'forfeited') return [...steps, ...failed('forfeited', row.forfeitedAt), ...refunded];
  steps.push(...done('paid', row.paidAt), ...refunded, ...done('allotted', row.allottedAt));
  if (row.status === 'allotted') steps.push(...done('listed', offer.listedAt));

  const told = new Set(steps.map(({ step }) => step));
  const plan: readonly (readonly [Step['step'], number | null])[] = [
    ['closed', Number(offer.closesAt)],
    ['drawn', Number(offer.drawAt)],
    ['won', null],
    ['paid', payByOf(row, offer, context)],
    ['allotted', midnightOf(calendar, offer.allotmentDate)],
    ['listed', midnightOf(calendar, offer.listingDate)],
  ];
  const ahead = plan.filter(([step]) => !told.has(step));
  return [...steps, ...ahead.map(([step, at], index): Step => ({ step, at, state: index === 0 ? 'now' : 'ahead' }))];
}

function winningRateOf(lots: number, appliedLots: bigint): string {
  return BigInt(lots) >= appliedLots ? '100.00' : rateText(BigInt(lots) * WHOLE_RATE, appliedLots);
}

function rateText(numerator: bigint, denominator: bigint): string {
  return formatDecimal(divideHalfUp(numerator, denominator), 2);
}

function priceOrNull(price: Minor | null): string | null {
  return price === null ? null : formatMoney(price);
}

/** Later than published where it waits, or waited, for a restriction of staff. */
function payByOf(row: SubscriptionRow, offer: OfferRow, { now, payEnd }: SubscriptionContext): number | null {
  if (row.status === 'awaiting_payment' && payEnd !== undefined) return payEnd;
  return numberOrNull(row.payWaitsUntil) ?? deadlineOf(offer, toldAt(row, now));
}

/** A result that is late can be told now at the earliest, and its deadline follows. */
function toldAt({ decidedAt, cancelledAt }: SubscriptionRow, now: number): number {
  return Number(decidedAt ?? cancelledAt ?? now);
}
