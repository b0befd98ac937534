/**
 * The board of foreign exchange: nine pairs against the rupee with books of their own, and the 36 crosses among the nine,
 * computed from them (decision 0015). Levels are those of real life, movements are invented.
 */
import type { CalendarId } from '@bahi/core/calendar.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { hashText } from '@bahi/core/rng.ts';
import type { Cross } from '../computed.ts';
import type { Board, Factors, Listed } from '../listed.ts';
import { findableStreams, type FindableStreams } from '../streams.ts';

export interface ForexListing extends Listed {
  readonly base: string;
  /** Units of the base currency that the price is for. */
  readonly unit: number;
}

const factors: Factors = {
  prefix: 'forex ',
  groups: ['west', 'east', 'south-east'],
  marketVolatility: 0.0016,
  groupVolatility: 0.001,
};
const BAND_RATE = 5;
/** What one trade is worth, in rupees, about. */
const TRADE_RUPEES = 180_000;

/** Currency, what it is called, rupees for its unit, unit, group, own deviation. Dearest first: no cross is far below 1. */
const currencies = [
  ['USD', 'US dollar', 84.3, 1, 0, 0.0014],
  ['MYR', 'Malaysian ringgit', 19.06, 1, 2, 0.002],
  ['RMB', 'Chinese renminbi', 11.68, 1, 1, 0.0014],
  ['HKD', 'Hong Kong dollar', 10.84, 1, 0, 0.0014],
  ['TWD', 'New Taiwan dollar', 261.4, 100, 1, 0.0018],
  ['THB', 'Thai baht', 243.75, 100, 2, 0.0021],
  ['JPY', 'Japanese yen', 56.12, 100, 1, 0.0026],
  ['KRW', 'Korean won', 60.84, 1_000, 1, 0.0024],
  ['VND', 'Vietnamese dong', 33.2, 10_000, 2, 0.0016],
] as const;

export function forexBoardOf(seed: string, calendarId: CalendarId): Board<ForexListing> {
  const streams = findableStreams(seed);
  const listings = currencies.map((currency) => pairOf(streams, currency));
  return { id: 'forex', calendarId, factors, listings, computed: crossesOf(listings) };
}

function pairOf(
  streams: FindableStreams,
  [base, words, rupees, unit, group, own]: (typeof currencies)[number],
): ForexListing {
  const symbol = `${base}INR`;
  const rng = streams.findable(`forex ${symbol}`);
  const marketBeta = 0.8 + rng.float() * 0.4;
  const sectorBeta = 0.7 + rng.float() * 0.6;
  const amount = unit === 1 ? words : `${unit.toLocaleString('en')} ${words}`;
  return {
    symbol,
    base,
    unit,
    name: `${amount} / Indian rupee`,
    profile: `Rupees for ${unit === 1 ? 'one' : unit.toLocaleString('en')} ${words}. Its price forms in the practice market's own book; the level it began at is a realistic one, its movements are invented.`,
    liquidity: null,
    sectorIndex: group,
    bandRate: BAND_RATE,
    startPrice: tickAtOrBelow(Math.round(rupees * 100)),
    priceMin: 100,
    marketBeta,
    sectorBeta,
    ownVolatility: own,
    volatility: Math.hypot(marketBeta * factors.marketVolatility, sectorBeta * factors.groupVolatility, own),
    // Less than half of the desk's spread: a quote that holds for seconds must not be worth more than nothing.
    surprise: own * 0.4,
    drift: 0,
    tradesPerSecond: base === 'USD' ? 1.4 : 0.6,
    tradeShares: Math.round((TRADE_RUPEES * (0.7 + rng.float() * 0.6)) / rupees),
    halfSpread: 0.00006,
    stream: hashText(`market ${symbol}`),
    inactive: null,
  };
}

function crossesOf(pairs: readonly ForexListing[]): Cross[] {
  return pairs.flatMap((base, at) =>
    pairs.slice(at + 1).map((quote, after): Cross => {
      const rate = base.startPrice / base.unit / (quote.startPrice / quote.unit);
      const priceScale = rate < 0.01 ? 6 : 4;
      const names = [base, quote].map(({ base: code }) => currencies.find(([each]) => each === code)![1]);
      return {
        kind: 'cross',
        symbol: `${base.base}${quote.base}`,
        name: `${names[0]} / ${names[1]}`,
        profile: `One ${names[0]} in ${names[1]}, worked out from ${base.symbol} and ${quote.symbol}.`,
        members: [at, at + 1 + after],
        base: base.base,
        quote: quote.base,
        priceScale,
        factor: (quote.unit / base.unit) * 10 ** priceScale,
      };
    }),
  );
}
