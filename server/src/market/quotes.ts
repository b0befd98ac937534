/** Quotes as the wire has them, and the instruments in the order of one measure. Unknown stays null, never zero. */
import { assertNever } from '@bahi/core/assert.ts';
import type { BlockMarket } from '@bahi/core/block-trade.ts';
import { divideHalfUp, formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listRankings, quote, rankingKey } from '@bahi/contract/market/calls.ts';
import type { InstrumentKind, MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import type * as z from 'zod/mini';

export type Quote = z.output<typeof quote>;
export type RankingKey = z.output<typeof rankingKey>;

export function quoteOf(quote: MarketQuote, scale: number): Quote {
  const price = (value: number | null) => (value === null ? null : formatDecimal(value, scale));
  const change = quote.last === null ? null : quote.last - quote.previousClose;
  return {
    symbol: quote.symbol,
    last: price(quote.last),
    previousClose: formatDecimal(quote.previousClose, scale),
    change: price(change),
    changeRate: change === null ? null : formatRate(change, quote.previousClose),
    open: price(quote.open),
    high: price(quote.high),
    low: price(quote.low),
    volume: quote.volume,
    turnover: formatDecimal(quote.turnover, scale),
    bid: price(quote.bid),
    ask: price(quote.ask),
    bidQuantity: quote.bidQuantity,
    askQuantity: quote.askQuantity,
    upper: price(quote.upper),
    lower: price(quote.lower),
    state: quote.state,
    mark: formatDecimal(quote.mark, scale),
    value: price(quote.value ?? null),
    at: quote.at,
    seq: quote.seq,
  };
}

/** Percent with 2 decimals, half away from zero. */
function formatRate(change: number, base: number): string {
  return formatDecimal(divideHalfUp(BigInt(change) * 10_000n, BigInt(base)), 2);
}

export interface Ranked {
  readonly by: RankingKey;
  readonly kind: InstrumentKind;
  readonly sector: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Of one kind. Those without the figure come last; equal ones stand in the order of their codes. */
export function rankingPage(
  feed: MarketFeed,
  { by, kind, sector, page, pageSize }: Ranked,
): OutputOf<typeof listRankings> {
  const rows = feed
    .instruments()
    .filter((instrument) => isRanked(instrument, kind))
    .filter((instrument) => sector === undefined || instrument.sector === sector)
    .map((instrument) => ({ instrument, quote: feed.quote(instrument.symbol) }))
    .filter((row): row is { instrument: MarketInstrument; quote: MarketQuote } => row.quote !== undefined)
    .map((row) => ({
      ...row,
      measure: measureOf(row.quote, by) / (by === 'turnover' ? 10 ** row.instrument.priceScale : 1),
    }));
  rows.sort((a, b) => b.measure - a.measure || (a.quote.symbol < b.quote.symbol ? -1 : 1));
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return {
    rows: shown.map(({ instrument, quote }) => quoteOf(quote, instrument.priceScale)),
    total: rows.length,
    page,
    pageSize,
  };
}

/** Not those that left the market, and not what was imported to be read. */
function isRanked({ kind, source, status }: MarketInstrument, wanted: InstrumentKind): boolean {
  return kind === wanted && source === 'practice' && status?.state !== 'off_shelf';
}

/** The larger, the further up. */
function measureOf({ last, previousClose, high, low, turnover, volume }: MarketQuote, by: RankingKey): number {
  switch (by) {
    case 'gainers':
      return last === null ? LAST : (last - previousClose) / previousClose;
    case 'losers':
      return last === null ? LAST : (previousClose - last) / previousClose;
    case 'turnover':
      return turnover;
    case 'volume':
      return volume;
    case 'amplitude':
      return high === null || low === null ? LAST : (high - low) / previousClose;
    default:
      return assertNever(by);
  }
}

/** Below every measure; not an infinity, whose difference with itself would be no number. */
const LAST = -Number.MAX_SAFE_INTEGER;

/** Whether a symbol trades, or would but for a halt. False: not for good or for a while, and its mark price is an old one. */
export function isListedIn(feed: Pick<MarketFeed, 'quote'>): (symbol: string) => boolean {
  return (symbol) => {
    const state = feed.quote(symbol)?.state;
    return state === 'trading' || state === 'halted';
  };
}

/** In paise, by which a sale outside the book is judged; null: nothing trades. */
export function blockMarketIn(feed: Pick<MarketFeed, 'quote'>): (symbol: string) => BlockMarket | null {
  return (symbol) => {
    const quote = feed.quote(symbol);
    if (quote === undefined) return null;
    const { mark, bid, ask } = quote;
    return { mark: BigInt(mark), bid: bid === null ? null : BigInt(bid), ask: ask === null ? null : BigInt(ask) };
  };
}
