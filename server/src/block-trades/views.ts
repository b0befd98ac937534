/** Block offers and requests as the contract shows them. */
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Note } from '../platform/requests/offers.ts';
import { timelineOf } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import {
  offerStateOf,
  remainingLots,
  type OfferRow,
  type OfferView,
  type RequestRow,
  type RequestView,
} from './rows.ts';

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
    reference: formatMoney(offer.reference),
    marketPrice: marketPrice === null ? null : formatMoney(marketPrice),
    discountRate: marketPrice === null || marketPrice === 0n ? null : discountOf(offer.price, marketPrice),
    lots: offer.lots,
    remainingLots: remainingLots(offer),
    askedLots,
    minimumLots: offer.minimumLots,
    maximumLots: offer.maximumLots,
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    promiseMinutes: offer.promiseMinutes,
    lockDays: offer.lockDays,
    publishedAt: Number(offer.publishedAt),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
  };
}

export function requestView(row: RequestRow, offer: OfferRow): RequestView {
  const isPending = row.status === 'pending';
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
    total: formatMoney(row.total),
    held: formatMoney(isPending ? row.total : 0n),
    paid: formatMoney(row.paid ?? 0n),
    released: formatMoney(isPending ? 0n : row.total - (row.paid ?? 0n)),
    approvedLots: row.approvedLots,
    reason: row.reason,
    note: row.note,
    lockDays: offer.lockDays,
    position: row.positionId?.toString() ?? null,
    entries: row.entryId === null ? [] : [row.entryId.toString()],
    canCancel: isPending,
    createdAt: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    decidedAt: numberOrNull(row.decidedAt),
    timeline: timelineOf({ ...row, steps: [['approved', row.status === 'approved' ? row.decidedAt : null]] }),
  };
}

/** In percent of the mark price. */
function discountOf(price: Minor, marketPrice: Minor): string {
  return formatDecimal(divideHalfUp((marketPrice - price) * 100_00n, marketPrice), 2);
}
