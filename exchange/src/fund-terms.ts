/** How the books of the funds are traded. */
import { hashText } from '@bahi/core/rng.ts';
import type { Listed } from './book-terms.ts';

/**
 * A tick of a fund at 100 rupees. Wider, whoever makes a market in a fund might live on it: a round trip has to bring less than it costs in charges and by
 * who comes to it. Baskets of digital currencies move further between two looks of the makers, which is the gain of whoever makes it beside them.
 */
const HALF_SPREAD = 0.0001;

/**
 * How a fund's book is traded. What it is worth follows its basket; the premium that its makers let it have is less than what a round
 * trip pays for the spread and in charges, so that nobody gains by waiting for it to pass.
 */
const booksOf: Record<'index' | 'digital' | 'other', BookTerms> = {
  index: { volatility: 0.009, tradesPerSecond: 0.5, rupees: 80_000, halfSpread: HALF_SPREAD },
  other: { volatility: 0.01, tradesPerSecond: 0.25, rupees: 50_000, halfSpread: HALF_SPREAD },
  digital: { volatility: 0.026, tradesPerSecond: 0.35, rupees: 40_000, halfSpread: HALF_SPREAD / 2 },
};

interface BookTerms extends Pick<Listed, 'volatility' | 'tradesPerSecond' | 'halfSpread'> {
  /** What one trade is worth, about. */
  readonly rupees: number;
}

const BAND_RATE = 20;
/** Paise of one unit on the first day of history. */
export const LAUNCH_PRICE = 100_00;

export function listedOf(symbol: string, name: string, profile: string, kind: keyof typeof booksOf): Listed {
  const { volatility, tradesPerSecond, rupees, halfSpread } = booksOf[kind];
  return {
    symbol,
    name,
    profile,
    liquidity: null,
    sectorIndex: 0,
    bandRate: BAND_RATE,
    startPrice: LAUNCH_PRICE,
    priceMin: 1,
    marketBeta: 0,
    sectorBeta: 0,
    ownVolatility: 0,
    volatility,
    surprise: 0,
    drift: 0,
    tradesPerSecond,
    tradeShares: Math.round((rupees * 100) / LAUNCH_PRICE),
    halfSpread,
    stream: hashText(`market ${symbol}`),
    inactive: null,
  };
}
