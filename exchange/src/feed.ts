/** The `MarketFeed` port over the shared quotes, the computed history and the bars of this run; both ways of running use it. */
import { midnightOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import type { Bar, MarketFeed, MarketInstrument, MarketTrade } from '@bahi/contract/venue.ts';
import { createHistory, type History } from './history/history.ts';
import { indicesOf, type Index } from './indices.ts';
import { equitiesOf, type Equity } from './instruments.ts';
import { createLiveBars } from './live-bars.ts';
import { createListeners } from './listeners.ts';
import type { SharedQuotes } from './shared-quotes.ts';

const LOT_SIZE = 100;

export interface FeedOptions {
  readonly seed: string;
  readonly genesis: number;
  readonly calendar: Calendar;
  readonly shared: SharedQuotes;
  readonly trades: (symbol: string, limit: number) => Promise<readonly MarketTrade[]>;
}

export interface RunningFeed {
  readonly feed: MarketFeed;
  addMinutes(bars: readonly { symbol: string; bar: Bar }[]): void;
  addDays(bars: readonly { symbol: string; bar: Bar }[]): void;
  /** Tells the listeners of quotes what changed since the last call. */
  tellQuotes(): void;
  hasQuoteListeners(): boolean;
}

export function createFeed({ seed, genesis, calendar, shared, trades }: FeedOptions): RunningFeed {
  const equities = equitiesOf(seed);
  const indices = indicesOf(equities);
  const history = createHistory({ seed, genesis, calendar, equities, indices });
  const instruments = describe(equities, indices, history);
  const positions = new Map(instruments.map((instrument, at) => [instrument.symbol, at]));
  const symbols = instruments.map((instrument) => instrument.symbol);
  const minutes = createLiveBars();
  const days = createLiveBars(400);
  const barListeners = createListeners<readonly { symbol: string; bar: Bar }[]>();
  const quoteListeners = createListeners<readonly string[]>();
  const versions = new Int32Array(symbols.length).fill(-1);

  function withPosition<T>(symbol: string, read: (at: number) => T): T | undefined {
    const at = positions.get(symbol);
    return at === undefined ? undefined : read(at);
  }

  /** History, then what ended in this run, then the minute that runs. */
  function minuteBars(at: number, from: number, to: number): Bar[] {
    const past =
      at < equities.length ? history.equityMinutes(at, from, to) : history.indexMinutes(at - equities.length, from, to);
    const running = shared.minute(at);
    const bars = [...past, ...minutes.between(at, from, to)];
    if (running !== null && running[0] >= from && running[0] < to && running[0] > (bars.at(-1)?.[0] ?? 0))
      bars.push(running);
    return bars;
  }

  async function dailyBars(at: number, from: string, to: string): Promise<Bar[]> {
    const past =
      at < equities.length ? history.equityDays(at, from, to) : await history.indexDays(at - equities.length, from, to);
    const bars = [...past, ...days.between(at, midnightOf(calendar, from), midnightOf(calendar, to))];
    const date = shared.date();
    const quote = shared.quote(at, symbols[at]!);
    const start = sessionOn(calendar, date)?.open ?? 0;
    if (date >= from && date < to && quote.last !== null && quote.open !== null && start > (bars.at(-1)?.[0] ?? 0)) {
      bars.push([start, quote.open, quote.high!, quote.low!, quote.last, quote.volume]);
    }
    return bars;
  }

  const feed: MarketFeed = {
    instruments: () => instruments,
    instrument: (symbol) => withPosition(symbol, (at) => instruments[at]!),
    quote: (symbol) => withPosition(symbol, (at) => shared.quote(at, symbol)),
    depth: (symbol) => withPosition(symbol, (at) => shared.depth(at)),
    trades,
    minuteBars: async (symbol, from, to) => withPosition(symbol, (at) => minuteBars(at, from, to)) ?? [],
    dailyBars: async (symbol, from, to) => (await withPosition(symbol, (at) => dailyBars(at, from, to))) ?? [],
    onBars: barListeners.add,
    onQuotes: quoteListeners.add,
  };

  return {
    feed,
    addMinutes(bars) {
      for (const { symbol, bar } of bars) minutes.add(positions.get(symbol)!, bar);
      if (bars.length > 0) barListeners.tell(bars);
    },
    addDays(bars) {
      for (const { symbol, bar } of bars) days.add(positions.get(symbol)!, bar);
    },
    tellQuotes() {
      const changed: string[] = [];
      for (let at = 0; at < symbols.length; at += 1) {
        const version = shared.version(at);
        if (version === versions[at]) continue;
        versions[at] = version;
        changed.push(symbols[at]!);
      }
      if (changed.length > 0) quoteListeners.tell(changed);
    },
    hasQuoteListeners: () => quoteListeners.count() > 0,
  };
}

function describe(equities: readonly Equity[], indices: readonly Index[], history: History): MarketInstrument[] {
  const listed = equities.map((equity, at): MarketInstrument => ({
    symbol: equity.symbol,
    name: equity.name,
    kind: 'equity',
    sector: equity.sector,
    priceScale: PRICE_SCALE,
    lotSize: LOT_SIZE,
    profile: equity.profile,
    foundedYear: equity.foundedYear,
    headquarters: equity.headquarters,
    sharesOutstanding: equity.sharesOutstanding,
    foreignOwnershipBps: equity.foreignOwnershipBps,
    bandRate: equity.bandRate,
    lockDays: 0,
    lockMinutes: 0,
    corporateActions: history.actionsOf(at).map(({ exDate, kind, numerator, denominator, cash }) => ({
      exDate,
      kind,
      numerator,
      denominator,
      cash,
    })),
    members: [],
  }));
  const computed = indices.map((index): MarketInstrument => {
    const valueOf = (at: number) => equities[at]!.startPrice * equities[at]!.sharesOutstanding;
    const total = index.members.reduce((sum, at) => sum + valueOf(at), 0);
    return {
      symbol: index.symbol,
      name: index.name,
      kind: 'index',
      sector: null,
      priceScale: PRICE_SCALE,
      lotSize: LOT_SIZE,
      profile: index.profile,
      foundedYear: null,
      headquarters: null,
      sharesOutstanding: null,
      foreignOwnershipBps: null,
      bandRate: null,
      lockDays: 0,
      lockMinutes: 0,
      corporateActions: [],
      members: index.members
        .map((at) => ({ symbol: equities[at]!.symbol, weightBps: Math.round((valueOf(at) / total) * 10_000) }))
        .toSorted((left, right) => right.weightBps - left.weightBps),
    };
  });
  return [...listed, ...computed];
}
