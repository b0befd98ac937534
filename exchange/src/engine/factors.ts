/**
 * The two forces that move many instruments at once, while the market runs: a whole board and each of its groups. They step
 * once a second; an instrument picks up what happened since it last looked, so that nobody touches 300 of them each second.
 */
import type { Factors } from '../listed.ts';
import type { SecretStreams } from '../streams.ts';

export interface LiveFactors {
  /** Logarithms since the market was started. */
  market: number;
  readonly bySector: Float64Array;
  step(sessionSeconds: number): void;
}

/** How often, on average, something happens to the whole market or to one sector: once in so many seconds. */
const MARKET_NEWS_SECONDS = 60_000;
const SECTOR_NEWS_SECONDS = 90_000;

export function createLiveFactors(ahead: SecretStreams, board: Factors, now: number): LiveFactors {
  const { prefix, groups, marketVolatility, groupVolatility } = board;
  const rng = ahead.secret('factors', `${prefix}${now}`);
  const bySector = new Float64Array(groups.length);
  let nerves = 0;
  const factors: LiveFactors = {
    market: 0,
    bySector,
    step(sessionSeconds) {
      const share = Math.sqrt(1 / sessionSeconds);
      nerves = nerves * 0.9995 + rng.normal() * 0.008;
      const mood = Math.exp(nerves) * share;
      const marketNews = rng.float() < 1 / MARKET_NEWS_SECONDS ? rng.normal() * marketVolatility * 0.6 : 0;
      factors.market += rng.normal() * marketVolatility * mood + marketNews;
      for (let at = 0; at < bySector.length; at += 1) {
        const sectorNews = rng.float() < 1 / SECTOR_NEWS_SECONDS ? rng.normal() * groupVolatility : 0;
        bySector[at]! += rng.normal() * groupVolatility * mood + sectorNews;
      }
    },
  };
  return factors;
}
