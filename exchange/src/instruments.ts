/**
 * The companies of the practice market: 300 that trade and five that do not, all invented, with what makes each behave in its own way, and the
 * profile a customer reads. What a company is like can be found by anybody who watches it, and stays the same: it follows from the streams
 * that are open; the hand-made part is in listing/.
 */
import type { Sector } from '@bahi/contract/market/sectors.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { hashText, type Rng } from '@bahi/core/rng.ts';
import type { Inactive, Listed } from './listed.ts';
import type { NewListing } from './port.ts';
import type { FindableStreams } from './streams.ts';
import { auto } from './listing/auto.ts';
import { bank } from './listing/bank.ts';
import { chemicals } from './listing/chemicals.ts';
import { consumer } from './listing/consumer.ts';
import { energy } from './listing/energy.ts';
import { finance } from './listing/finance.ts';
import { inactiveListings } from './listing/inactive.ts';
import { infrastructure } from './listing/infrastructure.ts';
import type { Liquidity, Listing } from './listing/listing.ts';
import { metals } from './listing/metals.ts';
import { pharma } from './listing/pharma.ts';
import { technology } from './listing/technology.ts';
import { telecom } from './listing/telecom.ts';
import { textiles } from './listing/textiles.ts';

export const sectors: readonly (readonly [Sector, readonly Listing[]])[] = [
  ['auto', auto],
  ['bank', bank],
  ['finance', finance],
  ['technology', technology],
  ['pharma', pharma],
  ['metals', metals],
  ['energy', energy],
  ['consumer', consumer],
  ['infrastructure', infrastructure],
  ['chemicals', chemicals],
  ['textiles', textiles],
  ['telecom', telecom],
];

/** A company. */
export interface Equity extends Listed {
  readonly sector: Sector;
  readonly liquidity: Liquidity;
  readonly foundedYear: number;
  readonly headquarters: string;
  readonly sharesOutstanding: number;
  readonly foreignOwnershipBps: number;
  /** That its block seller has for the life of the market; 0 where it does not trade. */
  readonly blockShares: number;
}

/** No company's price falls below 5 rupees in history. */
const PRICE_MIN = 500;

/** Deviation of the market's and of one sector's factor over a session. */
export const MARKET_VOLATILITY = 0.0075;
export const SECTOR_VOLATILITY = 0.006;

const byLiquidity = {
  large: {
    croresFrom: 60_000,
    croresTo: 900_000,
    ownFrom: 0.007,
    ownTo: 0.012,
    trades: 1.8,
    rupees: 110_000,
    spread: 0.00012,
  },
  middle: {
    croresFrom: 6_000,
    croresTo: 60_000,
    ownFrom: 0.01,
    ownTo: 0.017,
    trades: 0.9,
    rupees: 45_000,
    spread: 0.0003,
  },
  small: {
    croresFrom: 300,
    croresTo: 6_000,
    ownFrom: 0.014,
    ownTo: 0.025,
    trades: 0.45,
    rupees: 20_000,
    spread: 0.0007,
  },
} as const;

const bandsByLiquidity = {
  large: [20, 20, 10],
  middle: [20, 10, 10, 10],
  small: [10, 10, 5, 5, 2],
} as const;

/** Those that trade first, sector by sector; the few that do not come last. */
export function equitiesOf(streams: FindableStreams): readonly Equity[] {
  const active = sectors.flatMap(([sector, listings]) =>
    listings.map((listing) => equityOf(streams, sector, listing, null)),
  );
  return [
    ...active,
    ...inactiveListings.map(([sector, listing, inactive]) => equityOf(streams, sector, listing, inactive)),
  ];
}

/** A company that came to the market while it ran: of middle size, with the widest band. */
export function newcomerOf(streams: FindableStreams, listing: NewListing): Newcomer {
  const { symbol, issuePrice, foundedYear, headquarters, sharesOutstanding, profile } = listing;
  const sector = sectors.some(([key]) => key === listing.sector) ? (listing.sector as Sector) : 'consumer';
  const known = [symbol, listing.name, headquarters ?? '', foundedYear ?? 0, issuePrice / 100, 'middle', ''] as const;
  const equity = equityOf(streams, sector, known, null);
  const rng = streams.findable(`newcomer ${symbol}`);
  const motion = motionOf(rng, byLiquidity.middle.ownFrom, byLiquidity.middle.ownTo, NEWCOMER_BAND_RATE);
  const blockShares = blockSharesOf(streams, symbol, sharesOutstanding);
  const told = { foundedYear, headquarters, sharesOutstanding, blockShares, profile };
  return { ...equity, ...motion, ...told, bandRate: NEWCOMER_BAND_RATE };
}

/** What is told of it may be less than of a company of the first day. */
export type Newcomer = Omit<Equity, 'foundedYear' | 'headquarters'> & {
  readonly foundedYear: number | null;
  readonly headquarters: string | null;
};

const NEWCOMER_BAND_RATE = 20;

function equityOf(streams: FindableStreams, sector: Sector, listing: Listing, inactive: Inactive | null): Equity {
  const [symbol, name, headquarters, foundedYear, rupees, liquidity, business] = listing;
  const rng = streams.findable(`company ${symbol}`);
  const shape = byLiquidity[liquidity];
  const startPrice = tickAtOrBelow(Math.round(rupees * 100));
  const crores = shape.croresFrom * (shape.croresTo / shape.croresFrom) ** rng.float();
  const bands = bandsByLiquidity[liquidity];
  const bandRate = bands[rng.below(bands.length)]!;
  const motion = motionOf(rng, shape.ownFrom, shape.ownTo, bandRate);
  const sharesOutstanding = Math.max(100_000, Math.round((crores * 1e7) / rupees / 1000) * 1000);
  const foreignOwnershipBps = Math.round((liquidity === 'large' ? 1200 : 200) + rng.float() * 3300);
  return {
    symbol,
    name,
    sector,
    sectorIndex: sectors.findIndex(([key]) => key === sector),
    liquidity,
    profile: `${name} ${business}. Founded in ${foundedYear}, with its head office in ${headquarters}. An invented company of the practice market.`,
    foundedYear,
    headquarters,
    sharesOutstanding,
    foreignOwnershipBps,
    blockShares: inactive === null ? blockSharesOf(streams, symbol, sharesOutstanding) : 0,
    bandRate,
    startPrice,
    priceMin: PRICE_MIN,
    ...motion,
    surprise: 0,
    drift: (0.02 + rng.float() * 0.14) / 365,
    tradesPerSecond: shape.trades * (0.75 + rng.float() * 0.5),
    tradeShares: Math.max(1, Math.round((shape.rupees * (0.7 + rng.float() * 0.6)) / rupees)),
    halfSpread: shape.spread * (0.7 + rng.float() * 0.6),
    stream: hashText(`market ${symbol}`),
    inactive,
  };
}

/** 0.2 to 0.6 % of the shares with which a company comes to the market, in whole lots. */
function blockSharesOf(streams: FindableStreams, symbol: string, sharesOutstanding: number): number {
  const share = 0.002 + 0.004 * streams.findable(`block seller ${symbol}`).float();
  return Math.floor((sharesOutstanding * share) / 100) * 100;
}

/** How it moves; scaled down where the band is narrow, so that a session rarely ends at a limit. */
function motionOf(rng: Rng, ownFrom: number, ownTo: number, bandRate: number) {
  const marketBeta = 0.55 + rng.float() * 0.8;
  const sectorBeta = 0.6 + rng.float() * 0.7;
  const ownVolatility = ownFrom + rng.float() * (ownTo - ownFrom);
  const volatility = Math.hypot(marketBeta * MARKET_VOLATILITY, sectorBeta * SECTOR_VOLATILITY, ownVolatility);
  const scale = Math.min(1, bandRate / 100 / (3.4 * volatility));
  return {
    marketBeta: marketBeta * scale,
    sectorBeta: sectorBeta * scale,
    ownVolatility: ownVolatility * scale,
    volatility: volatility * scale,
  };
}
