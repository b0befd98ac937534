/** What is asked for in an application: how many lots at most and why, a bid that can be read, where a refusal belongs. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { isAuction, type Offer, type Subscription } from './offer-phase.ts';

/** The id of its form: the button that sends it is docked outside. */
export const APPLICATION_FORM = 'new-shares-application';

export interface Limit {
  readonly lots: number;
  /** What keeps it from being more. */
  readonly because: 'offer' | 'cap' | 'funds';
}

/**
 * With money for fewer lots than the least, the offer's own limit stands: what is short is said by the server's refusal, with
 * the way to pay in, and not by a field that cannot be moved.
 */
export function limitOf(
  offer: Offer,
  of: { readonly available: string | undefined; readonly bid: string | null },
): Limit {
  const { maximumLots, minimumLots } = offer;
  const own: Limit = { lots: maximumLots, because: isAuction(offer) ? 'cap' : 'offer' };
  const affordable = of.available === undefined ? null : affordableLots(offer, of.available, of.bid);
  if (affordable === null || affordable >= maximumLots || affordable < minimumLots) return own;
  return { lots: affordable, because: 'funds' };
}

/** Null: nothing is held or paid with the application. */
function affordableLots(offer: Offer, available: string, bid: string | null): number | null {
  const percent = offer.funding === 'block' ? 100n : BigInt(offer.prepaidPercent);
  const price = parseMoney(isAuction(offer) ? (bid ?? offer.price) : offer.price);
  const cash = parseMoney(available);
  if (percent === 0n || price === null || price <= 0n || cash === null) return null;
  return Number((cash * 100n) / (price * BigInt(offer.lotSize) * percent));
}

/** Of so many lots at this price a share; money as text. */
export function valueOf({ lotSize }: Pick<Offer, 'lotSize'>, lots: number, price: string): string {
  return formatMoney((parseMoney(price) ?? 0n) * BigInt(lotSize) * BigInt(lots));
}

/** What is typed, and into which form of the offer: the first application's, another one's, or the change of an own one. */
export interface Typed {
  readonly of: string;
  readonly lots: number;
  readonly bid: string;
}

export const ANOTHER = 'another';

/** Begins with the least, or with what was applied for. */
export function beginning(offer: Offer, from: Subscription | null = null, of = from?.id ?? ''): Typed {
  const { minimumLots, price } = offer;
  return { of, lots: from?.lots ?? minimumLots, bid: from?.bid ?? (isAuction(offer) ? price : '') };
}

export type BidProblem = 'missing' | 'below' | 'above';

/** A bid above so many times the floor is a slip of the finger (as the server judges it). */
const BID_TIMES_MAX = 100n;

export function bidProblem(offer: Offer, text: string): BidProblem | null {
  if (!isAuction(offer)) return null;
  const bid = parseMoney(text);
  const floor = parseMoney(offer.price) ?? 0n;
  if (bid === null || bid <= 0n) return 'missing';
  if (bid < floor) return 'below';
  return bid > floor * BID_TIMES_MAX ? 'above' : null;
}

export type Field = 'lots' | 'bid' | 'form';

export function fieldOf(code: string): Field {
  switch (code) {
    case 'new_shares.lots_invalid':
    case 'new_shares.below_minimum':
    case 'new_shares.above_maximum':
    case 'new_shares.above_cap':
    case 'new_shares.insufficient':
      return 'lots';
    case 'new_shares.bid_missing':
    case 'new_shares.bid_invalid':
    case 'new_shares.bid_below_floor':
    case 'new_shares.bid_above_ceiling':
      return 'bid';
    default:
      return 'form';
  }
}

/** Nothing the customer types changes it: the button says so. */
export function isStanding(code: string): boolean {
  return (
    code.startsWith('identity.') ||
    code === 'verification.required' ||
    code === 'new_shares.channel_closed' ||
    code === 'new_shares.not_open' ||
    code === 'new_shares.closed'
  );
}
