/**
 * What companies announce: results each quarter, and now and then an order won, a plant that stops, an expansion or an
 * inquiry. A pure function of the market's streams, the company and the date, so that the same event is the same event for ever,
 * whenever and however often it is asked for.
 */
import { dayOf, type Session } from '@bahi/core/calendar.ts';
import { mix, type Rng } from '@bahi/core/rng.ts';
import type { CompanyStory, MarketEvent } from '@bahi/contract/venue.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Listed } from '../listed.ts';
import type { FindableStreams, MarketStreams } from '../streams.ts';

export interface CompanyNews {
  /** Position in the listings. */
  readonly at: number;
  /** What agents think the company is worth moves by so much, a logarithm. */
  readonly move: number;
  readonly event: MarketEvent & { readonly kind: 'company' };
}

/** Days between two results of a company. */
const QUARTER_DAYS = 91;
/** Other news comes once in so many sessions; of small companies more often, and at times it is big. */
const OTHER_SESSIONS = { large: 60, middle: 55, small: 30 } as const;
const BIG_SHARE = 0.5;

/** Where the news of a company and a date come from. */
export interface NewsDraws {
  rngOf(listed: Listed, date: string): Rng;
  isResultsDay(listed: Listed, date: string): boolean;
}

/** Of the sessions before genesis. */
export function pastNews(past: FindableStreams): NewsDraws {
  return {
    rngOf: ({ stream }, date) => past.findable(mix(stream ^ Math.imul(dayOf(date), 0x9e3779b1)), ' news'),
    isResultsDay: (listed, date) => daysSinceResults(past, listed, dayOf(date)) === 0,
  };
}

/** Of the sessions that are played. */
export function comingNews(streams: MarketStreams): NewsDraws {
  const begins = Math.floor(streams.secretFrom / DAY_MS);
  return {
    rngOf: ({ symbol }, date) => streams.secret('news', symbol, date),
    isResultsDay(listed, date) {
      const day = dayOf(date);
      const offset = streams.secret('results', listed.symbol).below(QUARTER_DAYS);
      // Nobody's come twice within weeks because the days are drawn anew.
      const lastOfBefore = begins - daysSinceResults(streams, listed, begins);
      return (day + offset) % QUARTER_DAYS === 0 && day - lastOfBefore > QUARTER_DAYS / 2;
    },
  };
}

function daysSinceResults(past: FindableStreams, { stream }: Listed, day: number): number {
  return (day + mix(stream ^ past.findableBits(' results'))) % QUARTER_DAYS;
}

/** Of one session that is played, oldest first. */
export function newsOfSession(draws: NewsDraws, listings: readonly Listed[], session: Session): CompanyNews[] {
  return listings
    .flatMap((listed, at) => {
      const news = newsOf(draws, listed, at, session);
      return news === null ? [] : [news];
    })
    .toSorted((left, right) => left.event.at - right.event.at || left.at - right.at);
}

/** Of one company in one session; null on most of them. */
export function newsOf(draws: NewsDraws, listed: Listed, at: number, session: Session): CompanyNews | null {
  const { liquidity } = listed;
  if (liquidity === null || listed.inactive !== null) return null;
  const rng = draws.rngOf(listed, session.date);
  const isResults = draws.isResultsDay(listed, session.date);
  const isOther = rng.float() < 1 / OTHER_SESSIONS[liquidity];
  if (!isResults && !isOther) return null;
  // Even: whoever buys before each results day must not gain by it.
  const isGood = rng.float() < 0.5;
  const size =
    liquidity === 'small' && rng.float() < BIG_SHARE
      ? (listed.bandRate / 100) * (0.75 + 0.6 * rng.float())
      : listed.ownVolatility * (1 + 1.5 * rng.float());
  return {
    at,
    move: Math.log(1 + size) * (isGood ? 1 : -1),
    event: companyEvent(rng, listed, momentIn(rng, session), isResults, isGood, size),
  };
}

/** Whole seconds, not in the first minutes of a session and not in its last hour. */
export function momentIn(rng: Rng, { open, close }: Session): number {
  const first = open + 10 * MINUTE_MS;
  const last = Math.max(first + MINUTE_MS, close - HOUR_MS);
  return first + Math.floor(((last - first) * rng.float()) / 1000) * 1000;
}

/** The story of a moment: what it says grows with how much it moves. */
export function companyEvent(
  rng: Rng,
  { symbol, volatility }: Listed,
  moment: number,
  isResults: boolean,
  isGood: boolean,
  size: number,
): CompanyNews['event'] {
  const weight = Math.min(4, size / volatility);
  const { story, figures } = isResults ? resultsOf(rng, isGood, weight) : otherOf(rng, isGood, weight);
  return { kind: 'company', id: `company:${symbol.toLowerCase()}:${moment}`, at: moment, symbol, story, figures };
}

interface Story {
  readonly story: CompanyStory;
  readonly figures: Readonly<Record<string, number>>;
}

function resultsOf(rng: Rng, isGood: boolean, weight: number): Story {
  const profitBps = Math.round((300 + 700 * weight * (0.6 + 0.8 * rng.float())) * (isGood ? 1 : -1));
  const revenueBps = Math.round(profitBps * (0.2 + 0.3 * rng.float()) + 300);
  return { story: isGood ? 'results_rose' : 'results_fell', figures: { profitBps, revenueBps } };
}

function otherOf(rng: Rng, isGood: boolean, weight: number): Story {
  const isFirst = rng.float() < 0.55;
  const amount = 0.5 + rng.float();
  if (isGood) {
    const crores = Math.max(5, Math.round(((isFirst ? 120 : 200) * (0.5 + weight) * amount) / 5) * 5);
    return { story: isFirst ? 'order_won' : 'expansion', figures: { crores } };
  }
  if (isFirst)
    return { story: 'plant_stopped', figures: { days: Math.max(2, Math.round(5 * (0.5 + weight) * amount)) } };
  return { story: 'inquiry', figures: {} };
}
