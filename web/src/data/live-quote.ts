/** One symbol's live quote: what /market/quotes said, kept current by the stream's ticks. Pure. */
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getQuotes } from '@bahi/contract/market/calls.ts';
import type { QuoteTick } from '@bahi/contract/stream.ts';

type Quote = OutputOf<typeof getQuotes>[number];

/** As the contract's quote; what only /market/quotes knows is null until it answered. */
export type LiveQuote = Omit<Quote, 'previousClose' | 'state' | 'seq'> & {
  readonly previousClose: string | null;
  readonly state: Quote['state'] | null;
};

const SCALE = 8;

/** A base quote never turns back what a later tick already told. */
export function withBase(live: LiveQuote | undefined, base: Quote): LiveQuote {
  if (live === undefined || live.at <= base.at) return base;
  const { previousClose, upper, lower, state } = base;
  return { ...live, previousClose, upper, lower, state, ...changeOf(live.last, previousClose) };
}

export function withTick(live: LiveQuote | undefined, tick: QuoteTick): LiveQuote {
  const [symbol, last, volume, bid, bidQuantity, ask, askQuantity, open, high, low, turnover, at, mark, value = null] = tick;
  const previousClose = live?.previousClose ?? null;
  return {
    symbol,
    last,
    volume,
    bid,
    bidQuantity,
    ask,
    askQuantity,
    open,
    high,
    low,
    turnover,
    at,
    mark,
    value,
    previousClose,
    upper: live?.upper ?? null,
    lower: live?.lower ?? null,
    state: live?.state ?? null,
    ...changeOf(last, previousClose),
  };
}

/** The change from the previous close, and its rate in percent, half up away from zero. */
export function changeOf(
  last: string | null,
  previousClose: string | null,
): { readonly change: string | null; readonly changeRate: string | null } {
  const now = last === null ? null : parseDecimal(last, SCALE);
  const before = previousClose === null ? null : parseDecimal(previousClose, SCALE);
  if (now === null || before === null || before === 0n) return { change: null, changeRate: null };
  const change = now - before;
  const magnitude = ((change < 0n ? -change : change) * 20_000n + before) / (before * 2n);
  return { change: trim(formatDecimal(change, SCALE)), changeRate: formatDecimal(change < 0n ? -magnitude : magnitude, 2) };
}

/** "17.80000000" -> "17.80": at least two decimals stay. */
function trim(text: string): string {
  return text.replace(/(\.[0-9]{2}[0-9]*?)0+$/, '$1');
}
