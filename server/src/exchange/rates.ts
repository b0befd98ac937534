/** What currencies are worth now, by the books of the forex market. A book without both sides, stopped or long silent has no rate. */
import { RUPEE_WORTH, worthOf, type Worth } from '@bahi/core/currency-exchange.ts';
import type { Currency } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';

export interface Rate {
  readonly worth: Worth;
  /** When the book last changed; null for the rupee, which is what all are measured in. */
  readonly at: number | null;
}

export type Feed = Pick<MarketFeed, 'instrument' | 'quote'>;

/** A forex book changes every few seconds while its market is open. */
export const RATE_AGE_MS_MAX = 120_000;

export function rateOf(feed: Feed, currency: Currency, now: number): Rate | null {
  if (currency === 'INR') return { worth: RUPEE_WORTH, at: null };
  const symbol = `${currency}INR`;
  const pair = feed.instrument(symbol);
  const quote = feed.quote(symbol);
  if (pair === undefined || pair.forex === null || quote === undefined) return null;
  const { bid, ask, state, at } = quote;
  if (bid === null || ask === null || ask < bid || state !== 'trading' || now - at > RATE_AGE_MS_MAX) return null;
  const { priceScale, forex } = pair;
  return { worth: worthOf(currency, { bid, ask, priceScale, unit: forex.unit }), at };
}
