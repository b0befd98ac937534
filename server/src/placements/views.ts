/** Placements and requests as the contract shows them. */
import type { requestStep } from '@bahi/contract/requests.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../platform/stored-number.ts';
import type { NoteRow } from './offer-store.ts';
import { amountOf, offerStateOf, remainingLots, type OfferRow, type OfferView } from './rows.ts';
import type { RequestRow, RequestView } from './rows.ts';

type Step = z.output<typeof requestStep>;

export interface OfferContext {
  readonly now: number;
  readonly askedLots: number;
  readonly notes: readonly NoteRow[];
  /** Of one share, in paise. */
  readonly marketPrice: Minor | null;
}

export function offerView(offer: OfferRow, { now, askedLots, notes, marketPrice }: OfferContext): OfferView {
  return {
    id: offer.id.toString(),
    symbol: offer.symbol,
    name: offer.name,
    sector: offer.sector,
    state: offerStateOf(offer, now),
    lotSize: offer.lotSize,
    price: formatMoney(offer.price),
    marketPrice: marketPrice === null ? null : formatMoney(marketPrice),
    discountRate: marketPrice === null || marketPrice === 0n ? null : discountOf(offer.price, marketPrice),
    lots: offer.lots,
    remainingLots: remainingLots(offer),
    askedLots,
    minimumLots: offer.minimumLots,
    minimumAmount: formatMoney(offer.minimumAmount),
    maximumLots: offer.maximumLots,
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    decidedBy: Number(offer.decidedBy),
    promiseMinutes: offer.promiseMinutes,
    lockDays: offer.lockDays,
    prospectus: offer.prospectus,
    publishedAt: Number(offer.publishedAt),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
  };
}

export function requestView(row: RequestRow, offer: OfferRow): RequestView {
  const isPending = row.status === 'pending';
  const paid = amountOf(offer, row.allottedLots ?? 0);
  return {
    id: row.id.toString(),
    offer: offer.id.toString(),
    symbol: offer.symbol,
    name: offer.name,
    state: row.status,
    price: formatMoney(offer.price),
    lotSize: offer.lotSize,
    lots: row.lots,
    shares: row.lots * offer.lotSize,
    amount: formatMoney(row.amount),
    held: formatMoney(isPending ? row.amount : 0n),
    paid: formatMoney(paid),
    released: formatMoney(isPending ? 0n : row.amount - paid),
    allottedLots: row.allottedLots,
    reason: row.reason,
    note: row.note,
    lockDays: offer.lockDays,
    position: row.positionId?.toString() ?? null,
    entries: row.entryId === null ? [] : [row.entryId.toString()],
    canCancel: isPending,
    createdAt: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    decidedAt: numberOrNull(row.decidedAt),
    timeline: timelineOf(row),
  };
}

/** What happened, then what is still to come; who took it up is not told, only that somebody did. */
function timelineOf(row: RequestRow): Step[] {
  const steps: Step[] = [{ step: 'sent', state: 'done', at: Number(row.createdAt) }];
  if (row.claimedAt !== null) steps.push({ step: 'claimed', state: 'done', at: Number(row.claimedAt) });
  const at = numberOrNull(row.decidedAt);
  switch (row.status) {
    case 'pending':
      return [
        ...steps,
        { step: 'approved', state: 'now', at: null },
        { step: 'promised', state: 'ahead', at: Number(row.promisedBy) },
      ];
    case 'allotted':
      return [...steps, { step: 'approved', state: 'done', at }];
    case 'rejected':
    case 'cancelled':
      return [...steps, { step: row.status, state: 'failed', at }];
    default:
      return assertNever(row.status);
  }
}

/** In percent of the market's price. */
function discountOf(price: Minor, marketPrice: Minor): string {
  return formatDecimal(divideHalfUp((marketPrice - price) * 100_00n, marketPrice), 2);
}
