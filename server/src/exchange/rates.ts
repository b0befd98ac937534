/**
 * What currencies are worth now: the mark prices of the forex market (rules §4), which nobody can bend for a moment. Beside them what its
 * books would give for an amount, for the desk never gives more. A market that is stopped or long silent has no rate.
 */
import { fillPrice, RUPEE_WORTH, worthOf, type Worth } from '@bahi/core/currency-exchange.ts';
import type { Currency } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';

export interface Rate {
  readonly worth: Worth;
  /** When its market was last looked at; null for the rupee, which is what all are measured in. */
  readonly at: number | null;
}

export type Feed = Pick<MarketFeed, 'instrument' | 'quote' | 'depth'>;

/** A forex book changes every few seconds while its market is open. */
export const RATE_AGE_MS_MAX = 120_000;

export function rateOf(feed: Feed, currency: Currency, now: number): Rate | null {
  if (currency === 'INR') return { worth: RUPEE_WORTH, at: null };
  const symbol = `${currency}INR`;
  const pair = feed.instrument(symbol);
  const quote = feed.quote(symbol);
  if (pair === undefined || pair.forex === null || quote === undefined) return null;
  const { bid, ask, mark, state, at } = quote;
  if (bid === null || ask === null || state !== 'trading' || now - at > RATE_AGE_MS_MAX) return null;
  const { priceScale, forex } = pair;
  return { worth: worthOf(currency, { mark, priceScale, unit: forex.unit }), at };
}

/** At the mark, also while its market is closed: what is held in it is worth something by night too. */
export function worthAtMark(feed: Pick<Feed, 'instrument' | 'quote'>, currency: Currency): MarkWorth | null {
  const [pair, quote] = [feed.instrument(`${currency}INR`), feed.quote(`${currency}INR`)];
  if (pair === undefined || pair.forex === null || quote === undefined) return null;
  const at = (mark: number) => worthOf(currency, { mark, priceScale: pair.priceScale, unit: pair.forex!.unit });
  return { now: at(quote.mark), before: at(quote.openingMark) };
}

interface MarkWorth {
  readonly now: Worth;
  /** At the mark with which its day began. */
  readonly before: Worth;
}

/**
 * What the book of a currency gives for one that its mark price gives, where `paise` worth of it are sold to it or bought from it. Below 1 it
 * gives less. Null: it does not hold as much.
 */
export function bookShare(feed: Feed, currency: Currency, side: 'sell' | 'buy', paise: number): number | null {
  if (currency === 'INR') return 1;
  const symbol = `${currency}INR`;
  const depth = feed.depth(symbol);
  const mark = feed.quote(symbol)?.mark;
  if (depth === undefined || mark === undefined) return null;
  const price = fillPrice(side === 'sell' ? depth.bids : depth.asks, paise);
  if (price === null) return null;
  return side === 'sell' ? price / mark : mark / price;
}
