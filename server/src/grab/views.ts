/** Grab offers and requests as the contract shows them. */
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Note } from '../platform/requests/offers.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import {
  isDrawn,
  offerStateOf,
  type DrawnOffer,
  type OfferRow,
  type OfferView,
  type RequestRow,
  type RequestView,
} from './rows.ts';

export interface OfferContext {
  readonly now: number;
  readonly notes: readonly Note[];
  /** Of one share, in paise. */
  readonly marketPrice: Minor | null;
}

export function offerView(offer: OfferRow, { now, notes, marketPrice }: OfferContext): OfferView {
  const { symbol, name, sector, rule, level, lotSize, lots, requests, askedLots, maximumLots, lockDays } = offer;
  const { prospectus, voidBecause } = offer;
  return {
    id: offer.id.toString(),
    symbol,
    name,
    sector,
    state: offerStateOf(offer, now),
    rule,
    level,
    lotSize,
    price: formatMoney(offer.price),
    marketPrice: marketPrice === null ? null : formatMoney(marketPrice),
    discountRate: marketPrice === null || marketPrice === 0n ? null : discountOf(offer.price, marketPrice),
    lots,
    remainingLots: lots - offer.allottedLots,
    requests,
    askedLots,
    maximumLots,
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    draw: isDrawn(offer) ? drawOf(offer) : null,
    voidBecause,
    lockDays,
    prospectus,
    publishedAt: Number(offer.publishedAt),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
  };
}

export function requestView(row: RequestRow, offer: OfferRow): RequestView {
  const { symbol, name, price, lotSize, lockDays } = offer;
  const { id, offerId, lots, status, reason, total, place, paid, positionId, createdAt, decidedAt } = row;
  const isPending = status === 'pending';
  const allottedLots = row.allottedLots ?? 0;
  const amount = price * BigInt((isPending ? lots : allottedLots) * lotSize);
  const spent = isPending ? total : (paid ?? 0n);
  return {
    id: id.toString(),
    offer: offerId.toString(),
    symbol,
    name,
    price: formatMoney(price),
    lotSize,
    status,
    reason,
    lots,
    allottedLots,
    shares: allottedLots * lotSize,
    place,
    amount: formatMoney(amount),
    charges: formatMoney(spent - amount),
    paid: paid === null ? null : formatMoney(paid),
    held: total === 0n ? null : formatMoney(total),
    position: positionId?.toString() ?? null,
    lockDays,
    createdAt: Number(createdAt),
    decidedAt: numberOrNull(decidedAt),
    closesAt: isPending && offer.withdrawnAt === null && offer.frozenAt === null ? Number(offer.closesAt) : null,
    drawAt: numberOrNull(offer.drawnAt ?? offer.drawAt),
  };
}

function drawOf({ drawAt, publicIndex: index, publicDate: date, drawnAt }: DrawnOffer): OfferView['draw'] {
  return { at: Number(drawAt), index, date, drawnAt: numberOrNull(drawnAt) };
}

/** In percent of the market's price. */
function discountOf(price: Minor, marketPrice: Minor): string {
  return formatDecimal(divideHalfUp((marketPrice - price) * 100_00n, marketPrice), 2);
}
