/**
 * The equities as a whole, and what an index or a fund is made of, from the quotes of this moment. The whole is computed at
 * most once a second, however many ask.
 */
import { divideHalfUp, formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOverview, listMembers } from '@bahi/contract/overview/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Extremes, Scans } from '../scans/service.ts';
import { memberPage, type MemberQuery } from './members.ts';
import { quotedEquities, type QuotedEquity } from './equities.ts';

export interface OverviewOptions {
  readonly feed: MarketFeed;
  readonly clock: Clock;
  readonly scans: Pick<Scans, 'extremes'>;
}

export interface Overview {
  read(): Promise<OutputOf<typeof getOverview>>;
  members(query: MemberQuery): OutputOf<typeof listMembers>;
}

const FRESH_MS = 1000;

export function createOverview({ feed, clock, scans }: OverviewOptions): Overview {
  let made: OutputOf<typeof getOverview> | null = null;
  return {
    async read() {
      const extremes = await scans.extremes();
      const now = clock.now();
      if (made === null || now - made.at >= FRESH_MS || now < made.at) made = overviewOf(feed, extremes, now);
      return made;
    },
    members: (query) => memberPage(feed, query, clock.now()),
  };
}

function overviewOf(
  feed: MarketFeed,
  extremes: ReadonlyMap<string, Extremes>,
  at: number,
): OutputOf<typeof getOverview> {
  const equities = quotedEquities(feed);
  const sectors = [...Map.groupBy(equities, ({ instrument }) => instrument.sector ?? '')]
    .map(([sector, members]) => sectorOf(sector, members))
    .toSorted((a, b) => b.rate - a.rate || (a.row.sector < b.row.sector ? -1 : 1));
  return {
    breadth: breadthOf(equities, extremes),
    sectors: sectors.map(({ row }) => row),
    turnover: turnoverOf(equities),
    at,
  };
}

/** A suspended or halted equity counts as not trading and as nothing else. */
function breadthOf(
  equities: readonly QuotedEquity[],
  extremes: ReadonlyMap<string, Extremes>,
): OutputOf<typeof getOverview>['breadth'] {
  const trading = equities.filter(({ quote }) => quote.state === 'trading');
  const count = (test: (equity: QuotedEquity) => boolean) => trading.filter(test).length;
  return {
    advances: count(({ change }) => change > 0),
    declines: count(({ change }) => change < 0),
    unchanged: count(({ change }) => change === 0),
    atUpper: count(({ quote }) => quote.last !== null && quote.last === quote.upper),
    atLower: count(({ quote }) => quote.last !== null && quote.last === quote.lower),
    newHighs: count(({ quote }) => quote.high !== null && quote.high > (extremes.get(quote.symbol)?.high ?? Infinity)),
    newLows: count(({ quote }) => quote.low !== null && quote.low < (extremes.get(quote.symbol)?.low ?? 0)),
    notTrading: equities.length - trading.length,
  };
}

function sectorOf(sector: string, members: readonly QuotedEquity[]) {
  const base = members.reduce((sum, { value }) => sum + value, 0n);
  const change = members.reduce((sum, { valueChange }) => sum + valueChange, 0n);
  const rate = base === 0n ? 0n : divideHalfUp(change * 10_000n, base);
  const byRate = members.toSorted(
    (a, b) =>
      b.change / b.quote.previousClose - a.change / a.quote.previousClose || (a.quote.symbol < b.quote.symbol ? -1 : 1),
  );
  return {
    rate: base === 0n ? 0 : Number(change) / Number(base),
    row: {
      sector,
      changeRate: formatDecimal(rate, 2),
      advances: members.filter((member) => member.change > 0).length,
      declines: members.filter((member) => member.change < 0).length,
      turnover: turnoverOf(members),
      best: byRate[0]!.quote.symbol,
      worst: byRate.at(-1)!.quote.symbol,
    },
  };
}

/** INR. */
function turnoverOf(equities: readonly QuotedEquity[]): string {
  return formatDecimal(
    equities.reduce((sum, { quote }) => sum + BigInt(Math.round(quote.turnover)), 0n),
    equities[0]?.instrument.priceScale ?? 2,
  );
}
