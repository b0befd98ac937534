/**
 * Quotes to many readers: a changed symbol is put into text once and shared; each reader gets what changed among its
 * symbols at most four times a second, at once when it has been quiet. Work is cut into short slices, so that five thousand
 * readers do not hold up an order.
 */
import { formatDecimal } from '@bahi/core/money.ts';
import type { DepthLevel, MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import type { QuoteTick } from '@bahi/contract/stream.ts';
import type { StreamClient } from './stream-client.ts';

/** Between two quote messages to one reader. */
const PACE_MS = 250;
const TURN_MS = 10;
/** A message this late does not push the next one back, so that a reader stays in step with a regular market. */
const SLACK_MS = 25;
const SLICE_MS = 6;

interface Watched {
  readonly symbol: string;
  readonly readers: Set<Reader>;
  /** Grows with each change; starts at 1 so that 0 means "never sent". */
  version: number;
  /** The tick's text at this version; made when first needed. */
  text: string | null;
}

interface Reader {
  readonly client: StreamClient;
  watched: readonly Watched[];
  sent: Uint32Array;
  depth: { readonly symbol: string; sentSeq: number } | null;
  isQueued: boolean;
  needsSnapshot: boolean;
  /** Before this moment the reader gets no further quote message. */
  dueAt: number;
}

export interface QuoteStream {
  /** Replaces what the reader watches; a snapshot follows at once. */
  watch(client: StreamClient, symbols: readonly string[], depth: string | null): void;
  leave(client: StreamClient): void;
  stop(): void;
}

export function createQuoteStream(feed: MarketFeed): QuoteStream {
  const symbols = new Map<string, Watched>();
  const readers = new Map<StreamClient, Reader>();
  let queue: Reader[] = [];
  let isTurning = false;

  const stopFeed = feed.onQuotes((changed) => {
    for (const symbol of changed) {
      const watched = symbols.get(symbol);
      if (watched === undefined) continue;
      watched.version++;
      watched.text = null;
      for (const reader of watched.readers) enqueue(reader);
    }
    turn();
  });
  const timer = setInterval(turn, TURN_MS);
  const depthTimer = setInterval(sendDepths, PACE_MS);

  function enqueue(reader: Reader): void {
    if (reader.isQueued) return;
    reader.isQueued = true;
    queue.push(reader);
  }

  /** One pass over the readers with news; those served a moment ago wait for a later pass. */
  function turn(): void {
    if (isTurning || queue.length === 0) return;
    isTurning = true;
    const pass = queue;
    queue = [];
    slice(pass, 0);
  }

  function slice(pass: readonly Reader[], from: number): void {
    const now = performance.now();
    const end = now + SLICE_MS;
    let index = from;
    for (; index < pass.length; index++) {
      serve(pass[index]!, now);
      if ((index & 31) === 31 && performance.now() > end) break;
    }
    if (index < pass.length) setImmediate(slice, pass, index + 1);
    else isTurning = false;
  }

  function serve(reader: Reader, now: number): void {
    if (reader.client.isClosed()) return;
    if (now < reader.dueAt && !reader.needsSnapshot) {
      queue.push(reader);
      return;
    }
    if (!reader.client.isReady()) {
      // Asked again at its next turn; nothing piles up meanwhile.
      reader.dueAt = now + PACE_MS;
      queue.push(reader);
      return;
    }
    reader.isQueued = false;
    if (reader.client.takeRecovery()) reader.needsSnapshot = true;
    const ticks = takeTicks(reader);
    if (ticks === '' && !reader.needsSnapshot) return;
    reader.client.sendBody(`"type":"quotes",${reader.needsSnapshot ? '"snapshot":true,' : ''}"ticks":[${ticks}]`);
    reader.needsSnapshot = false;
    reader.dueAt = Math.max(reader.dueAt, now - SLACK_MS) + PACE_MS;
  }

  function takeTicks({ watched, sent, needsSnapshot }: Reader): string {
    let ticks = '';
    for (let index = 0; index < watched.length; index++) {
      const entry = watched[index]!;
      if (!needsSnapshot && sent[index] === entry.version) continue;
      sent[index] = entry.version;
      entry.text ??= tickText(feed, entry.symbol);
      if (entry.text === '') continue;
      ticks += ticks === '' ? entry.text : `,${entry.text}`;
    }
    return ticks;
  }

  function sendDepths(): void {
    const texts = new Map<string, string>();
    for (const { client, depth } of readers.values()) {
      if (depth === null) continue;
      const book = feed.depth(depth.symbol);
      if (book === undefined || book.seq === depth.sentSeq || !client.isReady()) continue;
      const text = texts.get(depth.symbol) ?? depthText(feed, depth.symbol, book);
      texts.set(depth.symbol, text);
      if (client.sendBody(text)) depth.sentSeq = book.seq;
    }
  }

  function unwatch(reader: Reader): void {
    for (const watched of reader.watched) {
      watched.readers.delete(reader);
      if (watched.readers.size === 0) symbols.delete(watched.symbol);
    }
  }

  function watchedOf(symbol: string): Watched {
    const known = symbols.get(symbol);
    if (known !== undefined) return known;
    const watched = { symbol, readers: new Set<Reader>(), version: 1, text: null };
    symbols.set(symbol, watched);
    return watched;
  }

  return {
    watch(client, wanted, depth) {
      const former = readers.get(client);
      const reader: Reader = former ?? {
        client,
        watched: [],
        sent: new Uint32Array(0),
        depth: null,
        isQueued: false,
        needsSnapshot: true,
        dueAt: 0,
      };
      readers.set(client, reader);
      unwatch(reader);
      reader.watched = [...new Set(wanted)].filter((symbol) => feed.instrument(symbol) !== undefined).map(watchedOf);
      for (const watched of reader.watched) watched.readers.add(reader);
      reader.sent = new Uint32Array(reader.watched.length);
      reader.depth = depth === null ? null : { symbol: depth, sentSeq: -1 };
      reader.needsSnapshot = true;
      enqueue(reader);
      turn();
    },
    leave(client) {
      const reader = readers.get(client);
      if (reader === undefined) return;
      unwatch(reader);
      readers.delete(client);
    },
    stop() {
      stopFeed();
      clearInterval(timer);
      clearInterval(depthTimer);
    },
  };
}

function tickText(feed: MarketFeed, symbol: string): string {
  const quote = feed.quote(symbol);
  const instrument = feed.instrument(symbol);
  if (quote === undefined || instrument === undefined) return '';
  return JSON.stringify(tickOf(quote, instrument.priceScale));
}

function tickOf(quote: MarketQuote, scale: number): QuoteTick {
  const price = (value: number | null) => (value === null ? null : formatDecimal(value, scale));
  const tick: QuoteTick = [
    quote.symbol,
    price(quote.last),
    quote.volume,
    price(quote.bid),
    quote.bidQuantity,
    price(quote.ask),
    quote.askQuantity,
    price(quote.open),
    price(quote.high),
    price(quote.low),
    formatDecimal(quote.turnover, scale),
    quote.at,
    formatDecimal(quote.mark, scale),
  ];
  if (typeof quote.value === 'number') tick.push(formatDecimal(quote.value, scale));
  return tick;
}

interface Book {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly at: number;
}

function depthText(feed: MarketFeed, symbol: string, { bids, asks, at }: Book): string {
  const scale = feed.instrument(symbol)?.priceScale ?? 2;
  const levels = (side: readonly DepthLevel[]) =>
    side.map((level) => [formatDecimal(level.price, scale), level.quantity, level.orders]);
  return JSON.stringify({ type: 'depth', symbol, bids: levels(bids), asks: levels(asks), at }).slice(1, -1);
}
