/** Which companies are large: grab offers are of the upper quarter by market value (rules §9). */
import type { MarketFeed } from '@bahi/contract/venue.ts';

/** Where a company stands among all by market value, and the last place that is large. Null: it is none of them. */
export function rankOf(feed: MarketValues, symbol: string): { readonly place: number; readonly last: number } | null {
  const ranked = byMarketValue(feed);
  const index = ranked.indexOf(symbol);
  return index < 0 ? null : { place: index + 1, last: lastLarge(ranked) };
}

/** The upper quarter by market value, the largest first. */
export function largeCompanies(feed: MarketValues): readonly string[] {
  const ranked = byMarketValue(feed);
  return ranked.slice(0, lastLarge(ranked));
}

type MarketValues = Pick<MarketFeed, 'instruments' | 'quote'>;

/** The companies that are traded, by mark price times shares. */
function byMarketValue(feed: MarketValues): readonly string[] {
  return feed
    .instruments()
    .filter(({ kind, isTradable, source }) => kind === 'equity' && isTradable && source === 'practice')
    .map(({ symbol, sharesOutstanding }) => ({
      symbol,
      value: (feed.quote(symbol)?.mark ?? 0) * (sharesOutstanding ?? 0),
    }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ symbol }) => symbol);
}

function lastLarge(ranked: readonly string[]): number {
  return Math.ceil(ranked.length / 4);
}
