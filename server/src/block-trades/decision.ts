/**
 * Whether a request for a block is taken (desks §0, §3). Pure: the service hands in what it read under its locks. The first reason that
 * stands in the way is the one that is told: shelf, window, quantity, one at a time, a short of the same share, funds.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { blockCost } from '@bahi/core/block-trade.ts';
import type { ChargeSchedule } from '@bahi/core/charges.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { remainingLots, type OfferRow } from './rows.ts';

export interface Facts {
  readonly now: number;
  /** The ex-date that has ended the offer, whether or not that is written yet. */
  readonly goneEx: string | null;
  /** Whether the customer is short of the share, or has ordered to be. */
  readonly isShort: boolean;
  readonly hasPending: boolean;
  /** What the customer has bought of this offer. */
  readonly boughtLots: number;
  readonly available: Minor;
  readonly schedule: ChargeSchedule;
}

export function requestRefusal(offer: OfferRow, lots: number, facts: Facts): Refusal | null {
  const refused = windowRefusal(offer, facts.now, facts.goneEx) ?? lotsRefusal(offer, lots, facts.boughtLots);
  if (refused !== null) return refused;
  if (facts.hasPending) return refusal('block_trades.pending', {});
  if (facts.isShort) return refusal('block_trades.is_short', { symbol: offer.symbol });
  return fundsRefusal(costOf(offer, lots, facts.schedule).total, facts.available);
}

/** Whether anything may be asked for or approved at this moment, to the millisecond. */
export function windowRefusal(offer: OfferRow, now: number, goneEx = offer.goneEx): Refusal | null {
  const [opensAt, closesAt] = [Number(offer.opensAt), Number(offer.closesAt)];
  if (goneEx !== null) return refusal('block_trades.gone_ex', { date: goneEx });
  if (offer.withdrawnAt !== null) return refusal('block_trades.off_shelf', {});
  if (now >= closesAt || offer.settledAt !== null) return refusal('block_trades.closed', { closed: closesAt });
  return now < opensAt ? refusal('block_trades.not_open', { opens: opensAt }) : null;
}

export function costOf({ price, lotSize }: OfferRow, lots: number, schedule: ChargeSchedule) {
  return blockCost(schedule, { price, shares: lots * lotSize });
}

function lotsRefusal(offer: OfferRow, lots: number, boughtLots: number): Refusal | null {
  const { minimumLots, lotSize } = offer;
  const maximum = Math.max(0, offer.maximumLots - boughtLots);
  const remaining = remainingLots(offer);
  if (!Number.isSafeInteger(lots) || lots < 1) return refusal('block_trades.lots_invalid', {});
  if (lots < minimumLots)
    return refusal('block_trades.below_minimum', { shares: minimumLots * lotSize, lots: minimumLots });
  if (lots > maximum) return refusal('block_trades.above_maximum', { maximum });
  return lots > remaining ? refusal('block_trades.above_remaining', { remaining }) : null;
}

function fundsRefusal(needed: Minor, available: Minor): Refusal | null {
  if (available >= needed) return null;
  return refusal('block_trades.insufficient', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}
