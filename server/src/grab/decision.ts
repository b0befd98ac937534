/**
 * What a request for a grab offer is allotted or waits for, or why it is refused (rules §9). Pure: the service hands in what it read under its
 * locks. The first reason that stands in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { blockCost, blockPriceRange, farFrom, type BlockCost, type BlockMarket } from '@bahi/core/block-trade.ts';
import type { ChargeSchedule } from '@bahi/core/charges.ts';
import { TICKETS_MAX } from '@bahi/core/lottery-form.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { isDrawn, type OfferRow } from './rows.ts';

export interface Facts {
  readonly now: number;
  /** Why the customer's VIP level is not enough; null: it is. */
  readonly levelRefusal: Refusal | null;
  /** Null: there is no mark price. */
  readonly market: BlockMarket | null;
  /** That stands. */
  readonly hasRequest: boolean;
  /** One of the same person stands, of whatever account. */
  readonly hasPersonAsked: boolean;
  /** Whether the customer is short of the share, or has ordered to be. */
  readonly isShort: boolean;
  /** The ex-date that has ended the offer, whether or not that is written yet. */
  readonly goneEx: string | null;
  readonly available: Minor;
  /** Of the moment at which it is paid. */
  readonly schedule: ChargeSchedule;
}

export interface Taken extends BlockCost {
  /** First come: what was asked for, or what is left of the quota. Draw: what was asked for, whose cost is held. */
  readonly lots: number;
}

export type Decision = { readonly refusal: Refusal } | { readonly taken: Taken };

/** First come: by arrival, until the quota is used up. Draw: all of it, for the draw. */
export function decideGrab(offer: OfferRow, lots: number, facts: Facts): Decision {
  const refused =
    windowRefusal(offer, facts) ??
    facts.levelRefusal ??
    lotsRefusal(offer, lots) ??
    (isDrawn(offer) ? roomRefusal(offer, lots) : quotaRefusal(offer)) ??
    priceRefusal(offer, facts.market) ??
    (facts.hasRequest ? refusal('grab.one_request', {}) : null) ??
    (facts.hasPersonAsked ? refusal('grab.person_asked', {}) : null) ??
    (facts.isShort ? refusal('grab.is_short', { symbol: offer.symbol }) : null);
  if (refused !== null) return { refusal: refused };
  const taken = isDrawn(offer) ? lots : Math.min(lots, offer.lots - offer.allottedLots);
  const cost = costOf(offer, taken, facts.schedule);
  const unpaid = fundsRefusal(cost.total, facts.available);
  return unpaid === null ? { taken: { lots: taken, ...cost } } : { refusal: unpaid };
}

/** What so many lots cost. */
export function costOf({ price, lotSize }: OfferRow, lots: number, schedule: ChargeSchedule): BlockCost {
  return blockCost(schedule, { price, shares: lots * lotSize });
}

/** Whether requests are taken, or taken back, at this moment, to the millisecond. */
export function windowRefusal(offer: OfferRow, { now, goneEx }: Pick<Facts, 'now' | 'goneEx'>): Refusal | null {
  const [opensAt, closesAt] = [Number(offer.opensAt), Number(offer.closesAt)];
  if (goneEx !== null) return refusal('grab.gone_ex', { date: goneEx });
  if (offer.withdrawnAt !== null) return refusal('grab.closed', { closed: Number(offer.withdrawnAt) });
  if (now >= closesAt || offer.settledAt !== null || offer.frozenAt !== null)
    return refusal('grab.closed', { closed: closesAt });
  return now < opensAt ? refusal('grab.not_open', { opens: opensAt }) : null;
}

function lotsRefusal({ maximumLots: maximum }: OfferRow, lots: number): Refusal | null {
  if (lots < 1) return refusal('grab.lots_invalid', {});
  return lots > maximum ? refusal('grab.above_maximum', { maximum }) : null;
}

/** Nothing is sold further from the market than this (desks §5); of a draw its own moment decides. */
function priceRefusal(offer: OfferRow, market: BlockMarket | null): Refusal | null {
  const { price } = offer;
  if (market === null) return refusal('grab.price_unknown', {});
  const far = isDrawn(offer) ? null : farFrom(price, market);
  if (far === null) return null;
  const { lowest, highest } = blockPriceRange(far);
  return refusal('grab.price_moved', {
    price: formatMoney(price),
    mark: formatMoney(far),
    lowest: formatMoney(lowest),
    highest: formatMoney(highest),
  });
}

function quotaRefusal({ lots, allottedLots, requests }: OfferRow): Refusal | null {
  return allottedLots < lots ? null : refusal('grab.quota_used', { lots, requests });
}

/** A draw is verified on a phone, so that its list has an end. */
function roomRefusal({ askedLots }: OfferRow, lots: number): Refusal | null {
  return askedLots + lots <= TICKETS_MAX ? null : refusal('grab.list_full', { maximum: TICKETS_MAX });
}

function fundsRefusal(needed: Minor, available: Minor): Refusal | null {
  if (available >= needed) return null;
  return refusal('grab.insufficient', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}
