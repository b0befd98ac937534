/**
 * Whether a request for a placement is taken, and what it holds (rules §8). Pure: the service hands in what it read under its locks.
 * The first reason that stands in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { amountOf, remainingLots, type OfferRow } from './rows.ts';

export interface Facts {
  readonly now: number;
  readonly hasPending: boolean;
  readonly available: Minor;
}

export function requestRefusal(offer: OfferRow, lots: number, facts: Facts): Refusal | null {
  const refused = windowRefusal(offer, facts.now);
  if (refused !== null) return refused;
  if (facts.hasPending) return refusal('placements.pending', {});
  return lotsRefusal(offer, lots) ?? fundsRefusal(amountOf(offer, lots), facts.available);
}

/** Whether requests are taken at this moment, to the millisecond. */
function windowRefusal(offer: OfferRow, now: number): Refusal | null {
  const [opensAt, closesAt] = [Number(offer.opensAt), Number(offer.closesAt)];
  if (offer.withdrawnAt !== null) return refusal('placements.closed', { closed: Number(offer.withdrawnAt) });
  if (now < opensAt) return refusal('placements.not_open', { opens: opensAt });
  return now >= closesAt || offer.settledAt !== null ? refusal('placements.closed', { closed: closesAt }) : null;
}

function lotsRefusal(offer: OfferRow, lots: number): Refusal | null {
  const { minimumLots, minimumAmount, maximumLots } = offer;
  const remaining = remainingLots(offer);
  if (lots < 1) return refusal('placements.lots_invalid', {});
  if (lots < minimumLots)
    return refusal('placements.below_minimum', { minimum: formatMoney(minimumAmount), lots: minimumLots });
  if (lots > maximumLots) return refusal('placements.above_maximum', { maximum: maximumLots });
  return lots > remaining ? refusal('placements.above_remaining', { remaining }) : null;
}

function fundsRefusal(needed: Minor, available: Minor): Refusal | null {
  if (available >= needed) return null;
  return refusal('placements.insufficient', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}
