/** What a book is traded by, whatever stands behind it. */
import type { InstrumentStatus } from '@bahi/contract/venue.ts';
import type { Liquidity } from './listing/listing.ts';

/** Volatilities are of the logarithm of the price over one session. */
export interface Listed {
  readonly symbol: string;
  readonly name: string;
  readonly profile: string;
  /** Of a company; null for what has no news, no shares and no dividends of its own. */
  readonly liquidity: Liquidity | null;
  /** Which of the board's group factors moves it. */
  readonly sectorIndex: number;
  readonly bandRate: number;
  /** The close of the business date before the market's genesis, in paise. */
  readonly startPrice: number;
  /** History never falls below it. */
  readonly priceMin: number;
  readonly marketBeta: number;
  readonly sectorBeta: number;
  readonly ownVolatility: number;
  readonly volatility: number;
  /** Typical size of what happens to it without a story; 0 where a company announces what happens. */
  readonly surprise: number;
  /** Growth of the price over a session, on average. */
  readonly drift: number;
  readonly tradesPerSecond: number;
  /** Typical shares of one trade. */
  readonly tradeShares: number;
  /** Half of the market makers' spread, as a fraction of the price. */
  readonly halfSpread: number;
  /** Own stream of random numbers. */
  readonly stream: number;
  /** Null while it trades. */
  readonly inactive: Inactive | null;
}

/** Out of trading since so many sessions before the market's genesis. */
export interface Inactive {
  readonly state: InstrumentStatus['state'];
  readonly reason: InstrumentStatus['reason'];
  readonly sessionsAgo: number;
}
