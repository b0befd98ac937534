/** Placements and requests as the contract shows them. */
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import { timelineOf } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { Note } from '../platform/requests/offers.ts';
import { amountOf, offerStateOf, remainingLots, type OfferRow, type OfferView } from './rows.ts';
import type { RequestRow, RequestView } from './rows.ts';

export interface OfferContext {
  readonly now: number;
  readonly askedLots: number;
  readonly notes: readonly Note[];
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
    timeline: timelineOf({ ...row, steps: [['approved', row.status === 'allotted' ? row.decidedAt : null]] }),
  };
}

/** In percent of the market's price. */
function discountOf(price: Minor, marketPrice: Minor): string {
  return formatDecimal(divideHalfUp((marketPrice - price) * 100_00n, marketPrice), 2);
}
