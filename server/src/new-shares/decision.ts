/**
 * Whether an application for new shares is taken, and what it holds or pays (rules §8). Pure: the service hands in what it read
 * under its locks. The first reason that stands in the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { TICKETS_MAX } from '@bahi/core/lottery-form.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { upfrontOf } from '@bahi/core/offering.ts';
import type { OfferRow } from './rows.ts';
import { ticketsOf } from './tickets.ts';

/** As on the wire: any integer, any plain decimal. */
export interface Asked {
  readonly lots: number;
  readonly bid: string | undefined;
}

export interface Facts {
  readonly now: number;
  /** How many live applications for this offer the customer has, without the one that is changed. */
  readonly others: number;
  /** Tickets that the list of the offer may still take. */
  readonly room: number;
  /** Available cash, with what the application that is changed has reserved or paid. */
  readonly available: Minor;
}

export interface Application {
  readonly lots: number;
  readonly bid: Minor | null;
  /** Of all its lots. */
  readonly amount: Minor;
  /** To be held, or paid at once: one of them at most. */
  readonly held: Minor;
  readonly prepaid: Minor;
}

/** A bid above so many times the floor is a slip of the finger; every amount has its place in the books. */
const BID_TIMES_MAX = 100n;

export type Decision = { readonly refusal: Refusal } | { readonly application: Application };

export function decideApplication(offer: OfferRow, asked: Asked, facts: Facts): Decision {
  const refused = windowRefusal(offer, facts.now) ?? lotsRefusal(offer, asked.lots);
  if (refused !== null) return { refusal: refused };
  const bid = bidOf(offer, asked.bid);
  if (typeof bid === 'object' && bid !== null) return { refusal: bid };
  const application = applicationOf(offer, asked.lots, bid);
  const standing =
    standingRefusal(offer, facts) ??
    (ticketsOf(offer, asked.lots) > facts.room ? refusal('new_shares.list_full', { maximum: TICKETS_MAX }) : null) ??
    fundsRefusal(offer, application, facts);
  return standing === null ? { application } : { refusal: standing };
}

/** Whether applications are taken, changed and taken back at this moment, to the millisecond. */
export function windowRefusal(offer: OfferRow, now: number): Refusal | null {
  const [opensAt, closesAt] = [Number(offer.opensAt), Number(offer.closesAt)];
  if (offer.withdrawnAt !== null) return refusal('new_shares.closed', { closed: Number(offer.withdrawnAt) });
  if (now < opensAt) return refusal('new_shares.not_open', { opens: opensAt });
  if (now >= closesAt || offer.frozenAt !== null) return refusal('new_shares.closed', { closed: closesAt });
  return null;
}

/** What an application of so many lots comes to, whether or not it would be taken. */
export function applicationOf(offer: OfferRow, lots: number, bid: Minor | null): Application {
  const amount = BigInt(lots) * BigInt(offer.lotSize) * (bid ?? offer.price);
  return { lots, bid, amount, ...upfrontOf(offer, amount) };
}

function lotsRefusal({ allocation, minimumLots, maximumLots: maximum }: OfferRow, lots: number): Refusal | null {
  if (lots < 1) return refusal('new_shares.lots_invalid', {});
  if (lots < minimumLots) return refusal('new_shares.below_minimum', { minimum: minimumLots });
  if (lots <= maximum) return null;
  return refusal(allocation === 'draw' ? 'new_shares.above_maximum' : 'new_shares.above_cap', { maximum });
}

/** Only an auction has bids. */
function bidOf({ allocation, price }: OfferRow, text: string | undefined): Minor | null | Refusal {
  if (allocation === 'draw') return text === undefined ? null : refusal('new_shares.bid_needless', {});
  const floor = formatMoney(price);
  if (text === undefined) return refusal('new_shares.bid_missing', { floor });
  const bid = parseMoney(text);
  if (bid === null) return refusal('new_shares.bid_invalid', { decimals: 2 });
  if (bid < price) return refusal('new_shares.bid_below_floor', { floor });
  const ceiling = price * BID_TIMES_MAX;
  return bid > ceiling ? refusal('new_shares.bid_above_ceiling', { ceiling: formatMoney(ceiling) }) : bid;
}

function standingRefusal({ applicationsMaximum: maximum }: OfferRow, { others }: Facts): Refusal | null {
  return others >= maximum ? refusal('new_shares.applied_already', { maximum }) : null;
}

function fundsRefusal(offer: OfferRow, { held, prepaid }: Application, { available }: Facts): Refusal | null {
  const { fundsThreshold } = offer;
  if (available < fundsThreshold) {
    const params = { threshold: formatMoney(fundsThreshold), available: formatMoney(available) };
    return refusal('new_shares.funds_threshold', params);
  }
  const needed = held + prepaid;
  if (available >= needed) return null;
  return refusal('new_shares.insufficient', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}
