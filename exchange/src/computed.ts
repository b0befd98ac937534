/**
 * What is worked out from the listings of its board: an index, the value of a fund's basket and a forex cross, live and in history by
 * the same formula, so that anybody can work them out again. A fund has a book of its own beside it (engine/fund-books.ts).
 */
import type { FundTerms } from '@bahi/contract/venue.ts';
import type { Listed } from './book-terms.ts';

interface ComputedShape {
  readonly symbol: string;
  readonly name: string;
  readonly profile: string;
  /** Positions in the board's listings. */
  readonly members: readonly number[];
}

export interface Index extends ComputedShape {
  readonly kind: 'index';
  /** Shares outstanding of each member. */
  readonly units: readonly number[];
  /** Market value (paise) at the close before genesis, divided by the level it was given there. */
  readonly divisor: number;
}

export interface Fund extends ComputedShape {
  readonly kind: 'fund';
  readonly category: FundTerms['category'];
  /** Share of each member in what is not cash, at a rebalancing; they sum to 1. */
  readonly weights: readonly number[];
  readonly cashBps: number;
  readonly expenseBps: number;
  /** Units outstanding. */
  readonly unitsOutstanding: number;
  /** Paise of all units to paise of one. */
  readonly divisor: number;
  /** Of its book. */
  readonly listed: Listed;
}

/** Of two pairs against INR. */
export interface Cross extends ComputedShape {
  readonly kind: 'cross';
  readonly base: string;
  readonly quote: string;
  readonly priceScale: number;
  /** Base price / quote price x factor = rate at the price scale. */
  readonly factor: number;
}

export type Computed = Index | Fund | Cross;

/** What an index or a fund holds. */
export interface Basket {
  /** Business date of the last rebalancing. */
  readonly date: string;
  /** Of each member, in the order of `members`. */
  readonly units: readonly number[];
  /** Paise. */
  readonly cash: number;
  /** Paise that leave the cash each day: a fund's cost. */
  readonly dailyFee: number;
}

export type PriceOf = (listing: number) => number;

/** At the instrument's price scale. */
export function levelOf(computed: Computed, basket: Basket | null, priceOf: PriceOf): number {
  if (computed.kind === 'cross') {
    const [base, quote] = computed.members;
    return Math.round((priceOf(base!) / priceOf(quote!)) * computed.factor);
  }
  return Math.round(valueOf(computed.members, basket!, priceOf) / computed.divisor);
}

/** Paise. */
export function valueOf(members: readonly number[], { units, cash }: Omit<Basket, 'date'>, priceOf: PriceOf): number {
  let value = cash;
  for (let at = 0; at < members.length; at += 1) value += priceOf(members[at]!) * units[at]!;
  return value;
}

/** The members' shares and no cash. */
export function indexBasket(index: Index): Basket {
  return { date: '', units: index.units, cash: 0, dailyFee: 0 };
}

/**
 * Whole units as near to the target weights as they go, the rest in cash: the value is the same before and after, so the
 * price of a unit does not move.
 */
export function rebalance(fund: Fund, value: number, priceOf: PriceOf, date: string): Basket {
  const invested = value * (1 - fund.cashBps / 10_000);
  const units = fund.members.map((at, place) => Math.floor((invested * fund.weights[place]!) / priceOf(at)));
  const cash = value - valueOf(fund.members, { units, cash: 0, dailyFee: 0 }, priceOf);
  return { date, units, cash, dailyFee: Math.round((value * fund.expenseBps) / 10_000 / 365) };
}

/** Funds rebalance on the first session of each quarter. */
export function isNewQuarter(before: string, date: string): boolean {
  return quarterOf(before) !== quarterOf(date);
}

function quarterOf(date: string): string {
  return `${date.slice(0, 4)} ${Math.floor((Number(date.slice(5, 7)) - 1) / 3)}`;
}
