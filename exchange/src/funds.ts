/**
 * The twenty funds of the practice market, each by a stated rule: which members, in what weights, how much cash, what it
 * costs a year. Members stay; on the first session of each quarter the weights return to the rule's (decision 0015).
 */
import type { Sector } from '@bahi/contract/market/sectors.ts';
import type { FundTerms } from '@bahi/contract/venue.ts';
import { listedOf } from './fund-terms.ts';
import { bySizeOf, marketValueOf } from './indices.ts';
import type { Fund } from './computed.ts';
import type { Equity } from './instruments.ts';
import type { Listed } from './listed.ts';
import { paysDividends } from './history/actions.ts';
import type { FindableStreams } from './streams.ts';

type Terms = readonly [
  symbol: string,
  name: string,
  category: FundTerms['category'],
  expenseBps: number,
  cashBps: number,
  /** Millions of units. */
  units: number,
  holds: string,
];

interface EquityRecipe {
  readonly terms: Terms;
  readonly pick: (market: Market) => readonly number[];
  /** Left out: by market value. */
  readonly isEqual?: true;
}

interface Market {
  readonly streams: FindableStreams;
  readonly equities: readonly Equity[];
  readonly bySize: readonly number[];
}

const ofSector =
  (sector: Sector) =>
  ({ bySize, equities }: Market) =>
    bySize.filter((at) => equities[at]!.sector === sector);
const ofSize =
  (from: number, to: number) =>
  ({ bySize }: Market) =>
    bySize.slice(from, to);
/** The `count` first of a part of the list, by a figure of theirs, lowest first. */
const lowest =
  (from: number, to: number, count: number, figure: (equity: Equity) => number) =>
  ({ bySize, equities }: Market) =>
    bySize
      .slice(from, to)
      .toSorted((left, right) => figure(equities[left]!) - figure(equities[right]!))
      .slice(0, count);
const payers =
  (from: number, to: number, count: number) =>
  ({ streams, bySize, equities }: Market) =>
    bySize
      .slice(from, to)
      .filter((at) => paysDividends(streams, equities[at]!))
      .slice(0, count);

const recipes: readonly EquityRecipe[] = [
  {
    terms: ['FIFTYFUND', 'Bahi Fifty Tracker', 'index', 20, 100, 40, 'the members of the Bahi Fifty by market value'],
    pick: ofSize(0, 50),
  },
  {
    terms: [
      'MIDFUND',
      'Bahi Middle Tracker',
      'index',
      30,
      100,
      18,
      'the members of the Bahi Middle Hundred by market value',
    ],
    pick: ofSize(50, 150),
  },
  {
    terms: ['WIDEFUND', 'Whole Market Fund', 'index', 25, 150, 30, 'the two hundred largest companies by market value'],
    pick: ofSize(0, 200),
  },
  {
    terms: ['BANKFUND', 'Tijori Bank Fund', 'sector', 65, 300, 14, 'every bank by market value'],
    pick: ofSector('bank'),
  },
  {
    terms: ['TECHFUND', 'Yantra Technology Fund', 'sector', 75, 300, 16, 'every technology company by market value'],
    pick: ofSector('technology'),
  },
  {
    terms: ['PHARMAFUND', 'Vaidya Pharma Fund', 'sector', 75, 300, 8, 'every maker of medicines by market value'],
    pick: ofSector('pharma'),
  },
  {
    terms: ['ENERGYFUND', 'Urja Energy Fund', 'sector', 70, 300, 9, 'every energy company by market value'],
    pick: ofSector('energy'),
  },
  {
    terms: [
      'DAILYFUND',
      'Rozmarra Consumer Fund',
      'sector',
      70,
      300,
      10,
      'every maker of everyday goods by market value',
    ],
    pick: ofSector('consumer'),
  },
  {
    terms: [
      'BUILDFUND',
      'Nirmaan Infrastructure Fund',
      'sector',
      80,
      400,
      7,
      'every builder of roads, ports and towers, each with the same weight',
    ],
    pick: ofSector('infrastructure'),
    isEqual: true,
  },
  {
    terms: [
      'EVENFUND',
      'Samtol Balanced Fund',
      'balanced',
      60,
      4_000,
      22,
      'three parts of the forty largest companies and two parts of cash',
    ],
    pick: ofSize(0, 40),
  },
  {
    terms: [
      'CALMFUND',
      'Shant Careful Fund',
      'balanced',
      50,
      7_000,
      12,
      'three parts of the steadiest large companies and seven parts of cash',
    ],
    pick: lowest(0, 60, 30, (equity) => equity.volatility),
    isEqual: true,
  },
  {
    terms: [
      'GROWFUND',
      'Vikas Growth Fund',
      'balanced',
      80,
      2_000,
      15,
      'four parts of middle-sized companies and one part of cash',
    ],
    pick: ofSize(40, 110),
    isEqual: true,
  },
  {
    terms: [
      'STEADYFUND',
      'Sthir Value Fund',
      'value',
      85,
      300,
      11,
      'the forty of the hundred largest companies whose prices move least, each with the same weight',
    ],
    pick: lowest(0, 100, 40, (equity) => equity.volatility),
    isEqual: true,
  },
  {
    terms: [
      'CHEAPFUND',
      'Kifayat Value Fund',
      'value',
      95,
      500,
      6,
      'the forty lowest-priced shares of the two hundred largest companies, each with the same weight',
    ],
    pick: lowest(0, 200, 40, (equity) => equity.startPrice),
    isEqual: true,
  },
  {
    terms: [
      'SWIFTFUND',
      'Raftaar Momentum Fund',
      'momentum',
      95,
      200,
      9,
      'the thirty of the hundred largest companies that answer most to the market’s moves, each with the same weight',
    ],
    pick: lowest(0, 100, 30, (equity) => -equity.marketBeta),
    isEqual: true,
  },
  {
    terms: [
      'SPARKFUND',
      'Chingari Small Companies Fund',
      'momentum',
      110,
      600,
      5,
      'the forty liveliest of the smaller companies, each with the same weight',
    ],
    pick: lowest(150, 300, 40, (equity) => -equity.volatility),
    isEqual: true,
  },
  {
    terms: [
      'YIELDFUND',
      'Labhansh Dividend Fund',
      'dividend',
      70,
      250,
      13,
      'the thirty largest companies that pay a dividend every year, by market value',
    ],
    pick: payers(0, 120, 30),
  },
  {
    terms: [
      'INCOMEFUND',
      'Niyamit Income Fund',
      'dividend',
      80,
      1_500,
      8,
      'forty middle-sized companies that pay a dividend every year, each with the same weight, and some cash',
    ],
    pick: payers(60, 220, 40),
    isEqual: true,
  },
];

const digitalRecipes: readonly { readonly terms: Terms; readonly count: number }[] = [
  {
    terms: [
      'COINFIVE',
      'Panch Digital Fund',
      'digital',
      120,
      200,
      10,
      'the five large digital currencies, each with the same weight',
    ],
    count: 5,
  },
  {
    terms: [
      'COINFUND',
      'Sarv Digital Fund',
      'digital',
      140,
      500,
      6,
      'all twelve digital currencies, each with the same weight',
    ],
    count: 12,
  },
];

export function equityFundsOf(streams: FindableStreams, equities: readonly Equity[]): Fund[] {
  const market = { streams, equities, bySize: bySizeOf(equities) };
  return recipes.map(({ terms, pick, isEqual }) => {
    const members = pick(market).toSorted((left, right) => left - right);
    return fundOf(
      terms,
      members,
      members.map((at) => (isEqual ? 1 : marketValueOf(equities[at]!))),
    );
  });
}

export function digitalFundsOf(listings: readonly Listed[]): Fund[] {
  return digitalRecipes.map(({ terms, count }) => {
    const members = listings.slice(0, count).map((_, at) => at);
    return fundOf(
      terms,
      members,
      members.map(() => 1),
    );
  });
}

function fundOf(terms: Terms, members: readonly number[], sizes: readonly number[]): Fund {
  const [symbol, name, category, expenseBps, cashBps, millions, holds] = terms;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const unitsOutstanding = millions * 1_000_000;
  const profile = `${name} holds ${holds}. Weights return to that on the first session of each quarter. It is bought and sold on the exchange; market makers quote around the value of what a unit holds.`;
  return {
    kind: 'fund',
    symbol,
    name,
    profile,
    members,
    category,
    weights: sizes.map((size) => size / all),
    cashBps,
    expenseBps,
    unitsOutstanding,
    divisor: unitsOutstanding,
    listed: listedOf(symbol, name, profile, category === 'index' || category === 'digital' ? category : 'other'),
  };
}
