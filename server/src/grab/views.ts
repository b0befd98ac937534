/** Grab offers and requests as the contract shows them. */
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Note } from '../platform/requests/offers.ts';
import { offerStateOf, type OfferRow, type OfferView, type RequestRow, type RequestView } from './rows.ts';

export interface OfferContext {
  readonly now: number;
  readonly notes: readonly Note[];
  /** Of one share, in paise. */
  readonly marketPrice: Minor | null;
}

export function offerView(offer: OfferRow, { now, notes, marketPrice }: OfferContext): OfferView {
  const { symbol, name, sector, rule, level, lotSize, lots, requests, maximumLots, lockDays, prospectus } = offer;
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
    maximumLots,
    opensAt: Number(offer.opensAt),
    closesAt: Number(offer.closesAt),
    lockDays,
    prospectus,
    publishedAt: Number(offer.publishedAt),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
  };
}

export function requestView(row: RequestRow, { symbol, name, price, lotSize, lockDays }: OfferRow): RequestView {
  const { id, offerId, lots, allottedLots, place, paid, positionId, createdAt } = row;
  const shares = allottedLots * lotSize;
  const amount = price * BigInt(shares);
  return {
    id: id.toString(),
    offer: offerId.toString(),
    symbol,
    name,
    price: formatMoney(price),
    lotSize,
    lots,
    allottedLots,
    shares,
    place,
    amount: formatMoney(amount),
    charges: formatMoney(paid - amount),
    paid: formatMoney(paid),
    position: positionId.toString(),
    lockDays,
    createdAt: Number(createdAt),
  };
}

/** In percent of the market's price. */
function discountOf(price: Minor, marketPrice: Minor): string {
  return formatDecimal(divideHalfUp((marketPrice - price) * 100_00n, marketPrice), 2);
}
