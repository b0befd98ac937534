/** The listed equities of the practice market with what their price did since the previous close. */
import type { MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';

export interface QuotedEquity {
  readonly instrument: MarketInstrument;
  readonly quote: MarketQuote;
  /** Price-scale units; 0 before the first price. */
  readonly change: number;
  /** Market value at the previous close, and what the change adds to it. Price-scale units times shares. */
  readonly value: bigint;
  readonly valueChange: bigint;
}

/** Suspended ones included, delisted ones not. */
export function quotedEquities(feed: MarketFeed): QuotedEquity[] {
  return feed.instruments().flatMap((instrument) => {
    if (instrument.kind !== 'equity' || instrument.source !== 'practice') return [];
    const quote = feed.quote(instrument.symbol);
    if (quote === undefined || quote.state === 'off_shelf' || instrument.status?.state === 'off_shelf') return [];
    const shares = BigInt(instrument.sharesOutstanding ?? 0);
    const change = quote.last === null ? 0 : quote.last - quote.previousClose;
    return [
      { instrument, quote, change, value: BigInt(quote.previousClose) * shares, valueChange: BigInt(change) * shares },
    ];
  });
}
