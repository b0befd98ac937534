/** The board of digital currencies: around the clock, livelier than shares, moved by forces of its own. */
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { hashText } from '@bahi/core/rng.ts';
import { digitalFundsOf } from '../funds.ts';
import type { Board, Factors, Listed } from '../listed.ts';
import { digitalListings, type DigitalListing } from '../listing/digital.ts';
import { findableStreams, type FindableStreams } from '../streams.ts';

const factors: Factors = {
  prefix: 'digital ',
  groups: ['large', 'small'],
  marketVolatility: 0.02,
  groupVolatility: 0.008,
};
/** The first so many listings are the large ones. */
const LARGE = 5;
const BAND_RATE = 20;

export function digitalBoardOf(seed: string): Board {
  const streams = findableStreams(seed);
  const listings = digitalListings.map((listing, at) => digitalOf(streams, listing, at));
  return { id: 'digital', calendarId: 'always', factors, listings, computed: digitalFundsOf(listings) };
}

function digitalOf(streams: FindableStreams, listing: DigitalListing, at: number): Listed {
  const [symbol, name, launchedYear, rupees, beta, purpose] = listing;
  const rng = streams.findable(`digital ${symbol}`);
  const ownVolatility = 0.014 + rng.float() * 0.012 + (at < LARGE ? 0 : 0.006);
  const sectorBeta = 0.7 + rng.float() * 0.6;
  return {
    symbol,
    name,
    profile: `${name}: ${purpose}. Since ${launchedYear}. An invented digital currency of the practice market, traded around the clock.`,
    liquidity: null,
    sectorIndex: at < LARGE ? 0 : 1,
    bandRate: BAND_RATE,
    startPrice: tickAtOrBelow(Math.round(rupees * 100)),
    priceMin: 20,
    marketBeta: beta,
    sectorBeta,
    ownVolatility,
    volatility: Math.hypot(beta * factors.marketVolatility, sectorBeta * factors.groupVolatility, ownVolatility),
    surprise: ownVolatility,
    drift: (rng.float() * 0.3) / 365,
    tradesPerSecond: at < LARGE ? 1.2 : 0.6,
    tradeShares: Math.max(1, Math.round(((at < LARGE ? 45_000 : 15_000) * (0.7 + rng.float() * 0.6)) / rupees)),
    halfSpread: (at < LARGE ? 0.0004 : 0.0009) * (0.8 + rng.float() * 0.4),
    stream: hashText(`market ${symbol}`),
    inactive: null,
  };
}
