/**
 * Gives klinecharts the bars of one series: the first page, older ones as the reader scrolls back, and the last bar as
 * it moves. A read now and then puts the last bars right (a conflated stream misses extremes between two ticks).
 */
import type { DataLoader, DataLoaderGetBarsParams, KLineData } from 'klinecharts';
import type { LiveQuote } from '../../data/live-quote.ts';
import {
  createBarSeries,
  type CandleFailure,
  type CandlePage,
  type CandleQuestion,
  type CandleReader,
} from './bar-series.ts';
import type { ChartBar, Gap } from './live-bar.ts';

export interface CandleFeed {
  readonly loader: DataLoader;
  readonly receive: (quote: LiveQuote) => void;
  readonly heal: (now: number) => Promise<void>;
  /** The reader comes near the oldest bar. */
  readonly prefetch: () => void;
  readonly gaps: () => readonly Gap[];
  readonly stop: () => void;
}

interface Listener {
  /** The oldest moment something kept needs, for instance a drawing. */
  readonly reach: () => number | undefined;
  /** The first page is here; `bars` as they are drawn. */
  readonly onFirst: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onFailure: (failure: CandleFailure) => void;
  /** The last bar, at first and whenever it moves; null when there is none. */
  readonly onLast: (bar: ChartBar | null) => void;
  /** A bar began. */
  readonly onBegun: (count: number) => void;
  /** Bars were put before the others. */
  readonly onOlder: () => void;
  /** klinecharts' own list: what changes before the last bar changes in place. */
  readonly list: () => KLineData[];
}

/** What was missed comes at once, but a server is not asked more often than this. */
const STALE_MS = 2_000;

export function createCandleFeed(question: CandleQuestion, reader: CandleReader, listener: Listener): CandleFeed {
  const series = createBarSeries(question, reader);
  let push: ((bar: KLineData) => void) | null = null;
  let isStopped = false;
  let isHealing = false;
  let healedAt = 0;

  const show = (bar: ChartBar, isNew: boolean) => {
    push?.({ ...bar });
    listener.onLast(bar);
    if (isNew) listener.onBegun(series.bars().length);
  };
  const first = async ({ callback }: DataLoaderGetBarsParams) => {
    const result = await series.first(listener.reach());
    if (isStopped) return;
    if (result.kind !== 'ok') return listener.onFailure(result);
    callback(copies(series.bars()), { forward: series.hasMore(), backward: false });
    listener.onFirst(result.data, series.bars());
    listener.onLast(series.bars().at(-1) ?? null);
  };
  const older = async ({ callback }: DataLoaderGetBarsParams) => {
    const found = await series.older();
    if (isStopped) return;
    // After a failure the next scroll asks again.
    if (found === null) return callback([], { forward: true });
    callback(copies(found), { forward: series.hasMore() });
    listener.onOlder();
  };
  const heal = async (now: number) => {
    if (isHealing || push === null) return;
    isHealing = true;
    healedAt = now;
    const before = series.bars();
    const what = await series.heal(now);
    isHealing = false;
    if (isStopped || push === null || what === null) return;
    const bars = series.bars();
    if (what === 'joined') return replace(bars);
    for (const bar of bars.slice(Math.max(0, before.length - 1))) show(bar, bar.timestamp > before.at(-1)!.timestamp);
  };
  /** All anew, and then the last bar by its own way, which draws. */
  const replace = (bars: readonly ChartBar[]) => {
    const last = bars.at(-1);
    if (last === undefined) return;
    listener.list().splice(0, Infinity, ...copies(bars));
    show(last, true);
  };

  return {
    loader: {
      getBars(params) {
        if (isStopped) return;
        if (params.type === 'init') return first(params);
        if (params.type === 'forward') return older(params);
        params.callback([], false);
      },
      subscribeBar: ({ callback }) => void (push = callback),
      unsubscribeBar: () => void (push = null),
    },
    receive(quote) {
      if (push === null) return;
      const before = series.bars().at(-1)?.timestamp ?? 0;
      const moved = series.receive(quote);
      if (moved !== 'stale') for (const bar of moved) show(bar, bar.timestamp > before);
      else if (quote.at - healedAt > STALE_MS) void heal(quote.at);
    },
    heal,
    prefetch: series.prefetch,
    gaps: series.gaps,
    stop() {
      isStopped = true;
      push = null;
    },
  };
}

function copies(bars: readonly ChartBar[]): KLineData[] {
  return bars.map((bar) => ({ ...bar }));
}
