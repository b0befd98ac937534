/**
 * The bars of one instrument as far as they are read: the newest page, older pages before it, and the last bar moved
 * by live quotes. No bar twice, none missing: pages join at their times, and after an absence everything that was
 * missed is read, not only the end. The chart draws one series, comparing draws another.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import type { getCandles } from '@bahi/contract/market/calls.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { mergeGaps } from './gaps.ts';
import { barsAfter, chartBars, fillMinutes, mergeBars, sessionBar, type ChartBar, type Gap } from './live-bar.ts';
import { isMinutes, periods, type Adjustment, type CandlePeriod } from './periods.ts';

export type CandlePage = OutputOf<typeof getCandles>;
export type CandleFailure = Exclude<CallResult<never>, { kind: 'ok' }>;

export interface CandleQuestion {
  readonly symbol: string;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
}

export interface CandleReader {
  /** Up to `limit` bars ending before `before`; kept for a while. */
  readonly page: (
    question: CandleQuestion & { readonly before?: number; readonly limit: number },
  ) => Promise<CallResult<CandlePage>>;
  /** The last few, asked anew. */
  readonly latest: (question: CandleQuestion, limit: number) => Promise<CallResult<CandlePage>>;
}

export interface BarSeries {
  readonly bars: () => readonly ChartBar[];
  readonly gaps: () => readonly Gap[];
  readonly hasMore: () => boolean;
  /** The newest page; further back when something kept (a drawing) needs bars from `reach` on. */
  readonly first: (reach?: number) => Promise<CallResult<CandlePage>>;
  /** The page before; its bars, or null when it failed and may be asked again. */
  readonly older: () => Promise<readonly ChartBar[] | null>;
  /** Reads the page before ahead of time. */
  readonly prefetch: () => void;
  /** Bars that a quote moved or began, oldest first; "stale" when only the server can say. */
  readonly receive: (quote: LiveQuote) => readonly ChartBar[] | 'stale';
  /** Puts the last bars right; null when nothing was read. */
  readonly heal: (now: number) => Promise<'moved' | 'joined' | null>;
}

const HEALED_BARS = 3;
const PAGE_MAX = 1_500;
/** Reading back for a drawing ends here; it appears when the reader scrolls to it. */
const REACH_PAGES_MAX = 4;

export function createBarSeries(question: CandleQuestion, reader: CandleReader): BarSeries {
  const { period, adjust } = question;
  const { stepMs, spanMs, isWhole, limit } = periods[period];
  const isFilled = period === 'time';
  let bars: readonly ChartBar[] = [];
  let gaps: readonly Gap[] = [];
  let hasMore = false;
  let volumeSeen: number | null = null;
  /** Until when the server's own bars are here; what live quotes began since may have left minutes out. */
  let knownUntil = 0;
  let ahead: { readonly before: number; readonly answer: Promise<CallResult<CandlePage>> } | null = null;

  const take = (page: CandlePage) => {
    gaps = mergeGaps(gaps, page.gaps ?? []);
    return chartBars(page.bars, page.priceScale);
  };
  const drawn = (list: readonly ChartBar[]) => (isFilled ? fillMinutes(list, gaps) : list);
  const pageBefore = (before: number, count: number) => {
    if (ahead?.before === before) return ahead.answer;
    ahead = { before, answer: reader.page({ ...question, before, limit: count }) };
    return ahead.answer;
  };
  const olderThan = async (count: number) => {
    const oldest = bars[0]?.timestamp;
    if (oldest === undefined || !hasMore) return [];
    const result = await pageBefore(oldest, count);
    if (result.kind !== 'ok') {
      ahead = null;
      return null;
    }
    // An answer never overlaps, but a bar twice would shift everything: it is left out here.
    const found = take(result.data).filter(({ timestamp }) => timestamp < oldest);
    hasMore = result.data.hasMore && found.length > 0;
    bars = [...found, ...bars];
    return found;
  };

  return {
    bars: () => bars,
    gaps: () => gaps,
    hasMore: () => hasMore,
    async first(reach) {
      const result = await reader.page({ ...question, limit });
      if (result.kind !== 'ok') return result;
      gaps = [];
      volumeSeen = null;
      bars = drawn(take(result.data));
      hasMore = result.data.hasMore && !isWhole;
      knownUntil = bars.at(-1)?.timestamp ?? 0;
      for (let page = 0; page < REACH_PAGES_MAX && reach !== undefined; page += 1) {
        if (!hasMore || (bars[0]?.timestamp ?? 0) <= reach || (await olderThan(PAGE_MAX)) === null) break;
      }
      return result;
    },
    older: () => olderThan(limit * 2),
    prefetch() {
      const oldest = bars[0]?.timestamp;
      if (oldest !== undefined && hasMore) void pageBefore(oldest, limit * 2);
    },
    receive(quote) {
      const isReset = volumeSeen !== null && quote.volume < volumeSeen;
      const volume = volumeSeen === null || isReset ? 0 : quote.volume - volumeSeen;
      volumeSeen = quote.volume;
      const last = bars.at(-1);
      // Backward adjustment scales today's prices by a factor only the server knows.
      if (last === undefined || quote.last === null || adjust === 'backward') return [];
      const price = Number(quote.last);
      // A new session: its first bar, and what the session before ended with, are the server's to say.
      if (isReset || (!isMinutes(period) && quote.at - last.timestamp >= spanMs)) return 'stale';
      if (period !== 'week' && period !== 'month' && !isMinutes(period)) {
        const bar = sessionBar(last, quote);
        if (bar === null || isSame(bar, last)) return [];
        bars = [...bars.slice(0, -1), bar];
        return [bar];
      }
      if (volume === 0 && price === last.close && !isFilled) return [];
      const moved = barsAfter(last, { price, volume, at: quote.at }, stepMs, { isFilled }).filter(
        // A minute in which nothing traded has no bar; where nothing is traded, the price itself moves.
        (bar) => bar.timestamp === last.timestamp || volume > 0 || quote.volume === 0 || isFilled,
      );
      if (moved.length > 0)
        bars = [...bars.slice(0, -1), ...(moved[0]!.timestamp > last.timestamp ? [last] : []), ...moved];
      return moved;
    },
    async heal(now) {
      const last = bars.at(-1);
      if (last === undefined) return null;
      const missed = Math.max(0, Math.ceil((now - knownUntil) / spanMs));
      const result = await reader.latest(question, Math.min(PAGE_MAX, HEALED_BARS + missed));
      if (result.kind !== 'ok' || bars.length === 0) return null;
      const since = bars[0]!.timestamp;
      const isOtherSession = isFilled && (result.data.session?.open ?? since) > last.timestamp;
      const fresh = take(result.data).filter(({ timestamp }) => timestamp >= since || isOtherSession);
      const before = bars;
      // Away for longer than an answer is long: what is in between is read when the reader scrolls there.
      const isApart = result.data.hasMore && (fresh[0]?.timestamp ?? 0) > knownUntil;
      if (isApart && !isWhole) hasMore = true;
      bars = drawn(isOtherSession || isApart ? fresh : mergeBars(bars, fresh));
      knownUntil = now - spanMs;
      return isTail(before, bars) ? 'moved' : 'joined';
    },
  };
}

/** Whether only the last bar changed, or others were added after it. */
function isTail(before: readonly ChartBar[], after: readonly ChartBar[]): boolean {
  if (after.length < before.length) return false;
  const last = before.length - 1;
  return before.every((bar, index) => {
    const now = after[index]!;
    return index === last ? bar.timestamp === now.timestamp : isSame(bar, now);
  });
}

function isSame(a: ChartBar, b: ChartBar): boolean {
  return (
    a.timestamp === b.timestamp &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.close === b.close &&
    a.volume === b.volume &&
    a.line === b.line
  );
}
