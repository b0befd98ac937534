/**
 * The six strategies of the pools (rules §9, copy trading): each a published rule over closed daily bars, from which what is to be held
 * follows. Nobody decides anything else.
 */
import { dayOf } from '../calendar.ts';
import {
  bySymbol,
  compareRatios,
  growth,
  highestFirst,
  lowestFirst,
  marketValue,
  MONTH,
  QUARTER,
  sumOfCloses,
  universeOf,
  variance,
  WEEK,
  YEAR,
  type Ratio,
  type Stock,
  type Target,
} from './stock.ts';

export const STRATEGIES = [
  'sector_rotation',
  'momentum',
  'mean_reversion',
  'low_volatility',
  'trend',
  'index_core',
] as const;

export type Strategy = (typeof STRATEGIES)[number];

/** Its number, as records and screens have it, is its place here, counted from 1. */
export function strategyNumber(strategy: Strategy): number {
  return STRATEGIES.indexOf(strategy) + 1;
}

/** How often a strategy looks again at what is to be held: at the first session of a calendar week or month. */
export const CADENCES: Readonly<Record<Strategy, 'week' | 'month'>> = {
  sector_rotation: 'month',
  momentum: 'month',
  mean_reversion: 'week',
  low_volatility: 'month',
  trend: 'week',
  index_core: 'month',
};

/** Whether a session is the first of its week (from Monday) or month; `previous` is the date of the session before, null where there was none. */
export function isDue(strategy: Strategy, { date, previous }: { date: string; previous: string | null }): boolean {
  if (previous === null) return true;
  const keyOf = (of: string) =>
    CADENCES[strategy] === 'month' ? of.slice(0, 7) : Math.floor((dayOf(of) + 3) / 7).toString();
  return keyOf(date) !== keyOf(previous);
}

export const WHOLE_BPS = 10_000;

/** What is to be held, by symbol; at most the whole, the rest is cash. */
export function targetsOf(strategy: Strategy, stocks: readonly Stock[]): Target[] {
  return RULES[strategy](universeOf(stocks)).toSorted(bySymbol);
}

const SECTORS = 3;
const EACH_SECTOR = 4;
const HOLDINGS = 10;
const LARGEST = 20;
/** No stock of the index core is more than a tenth. */
const CAP_BPS = 1_000;

const RULES: Readonly<Record<Strategy, (universe: readonly Stock[]) => Target[]>> = {
  /** The three sectors that rose most in a quarter, by the average of their stocks; of each the four most traded, all alike. */
  sector_rotation(universe) {
    const bySector = Map.groupBy(universe, ({ sector }) => sector);
    const sectors = [...bySector].map(([symbol, stocks]) => ({ symbol, stocks, rise: averageRise(stocks) }));
    const best = sectors
      .filter(({ stocks }) => stocks.length >= EACH_SECTOR)
      .toSorted((a, b) => compareRatios(b.rise, a.rise) || bySymbol(a, b))
      .slice(0, SECTORS);
    // The universe is in the order of turnover.
    return alike(
      best.flatMap(({ stocks }) => stocks.slice(0, EACH_SECTOR)),
      SECTORS * EACH_SECTOR,
    );
  },

  /** The ten that rose most in the year up to a month ago: the last month is left out, since it tends to turn. */
  momentum: (universe) =>
    alike(highestFirst(universe, (stock) => growth(stock, YEAR, MONTH)).slice(0, HOLDINGS), HOLDINGS),

  /** Of those above their average of 200 sessions, the ten that fell most within five. */
  mean_reversion(universe) {
    const rising = universe.filter((stock) => BigInt(stock.closes.at(-1)!) * 200n > sumOfCloses(stock, 200));
    const fallen = rising.filter((stock) => compareRatios(growth(stock, WEEK), [1n, 1n]) < 0);
    return alike(lowestFirst(fallen, (stock) => growth(stock, WEEK)).slice(0, HOLDINGS), HOLDINGS);
  },

  /** The ten that moved least from day to day in half a year. */
  low_volatility: (universe) =>
    alike(lowestFirst(universe, (stock) => variance(stock, 2 * QUARTER)).slice(0, HOLDINGS), HOLDINGS),

  /** Of the twenty largest, those whose average of 50 sessions is above that of 200; each a twentieth, the rest cash. */
  trend(universe) {
    const rising = largestOf(universe).filter((stock) => sumOfCloses(stock, 50) * 4n > sumOfCloses(stock, 200));
    return alike(rising, LARGEST);
  },

  /** The twenty largest by market value, no more than a tenth in each. */
  index_core: (universe) => byMarketValue(largestOf(universe)),
};

function largestOf(universe: readonly Stock[]): Stock[] {
  return highestFirst(universe, marketValue).slice(0, LARGEST);
}

/** Of so many places; those that stay empty are cash. */
function alike(stocks: readonly Stock[], places: number): Target[] {
  return stocks.map(({ symbol }) => ({ symbol, bps: Math.floor(WHOLE_BPS / places) }));
}

/** Each rise in millionths, so that one sector's is compared with another's. */
function averageRise(stocks: readonly Stock[]): Ratio {
  const rises = stocks.map((stock) => {
    const [now, then] = growth(stock, QUARTER);
    return (now * 1_000_000n) / then;
  });
  return [rises.reduce((sum, rise) => sum + rise, 0n), BigInt(stocks.length)];
}

/** What a cap takes away is spread over those below it, until none is above. */
function byMarketValue(stocks: readonly Stock[]): Target[] {
  const capped: Target[] = [];
  let open = [...stocks];
  for (;;) {
    const left = BigInt(WHOLE_BPS - capped.length * CAP_BPS);
    const total = open.reduce((sum, stock) => sum + marketValue(stock), 0n);
    const isAbove = (stock: Stock) => marketValue(stock) * left > BigInt(CAP_BPS) * total;
    const above = open.filter(isAbove);
    if (above.length === 0) {
      const rest = open.map((stock) => ({ symbol: stock.symbol, bps: Number((marketValue(stock) * left) / total) }));
      return [...capped, ...rest];
    }
    capped.push(...above.map(({ symbol }) => ({ symbol, bps: CAP_BPS })));
    open = open.filter((stock) => !isAbove(stock));
  }
}
