/**
 * Whether a request for a placement is taken, and what it holds (rules §8). Pure: the service hands in what it read under its locks.
 * The first reason that stands in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { amountOf, remainingLots, type OfferRow } from './rows.ts';

export interface Facts {
  readonly now: number;
  /** Of a change of the shares that ended it; null: there is none yet. */
  readonly goneEx: string | null;
  readonly hasPending: boolean;
  readonly available: Minor;
}

export function requestRefusal(offer: OfferRow, lots: number, facts: Facts): Refusal | null {
  const refused = windowRefusal(offer, facts);
  if (refused !== null) return refused;
  if (facts.hasPending) return refusal('placements.pending', {});
  return lotsRefusal(offer, lots) ?? fundsRefusal(amountOf(offer, lots), facts.available);
}

/** Whether requests are taken at this moment, to the millisecond. */
function windowRefusal(offer: OfferRow, { now, goneEx }: Facts): Refusal | null {
  const [opensAt, closesAt] = [Number(offer.opensAt), Number(offer.closesAt)];
  if (offer.goneEx !== null) return refusal('placements.gone_ex', { date: offer.goneEx });
  if (offer.withdrawnAt !== null) return refusal('placements.closed', { closed: Number(offer.withdrawnAt) });
  if (now >= closesAt || offer.settledAt !== null) return refusal('placements.closed', { closed: closesAt });
  if (goneEx !== null) return refusal('placements.gone_ex', { date: goneEx });
  return now < opensAt ? refusal('placements.not_open', { opens: opensAt }) : null;
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
