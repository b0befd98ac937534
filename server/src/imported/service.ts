/**
 * The door of imported instruments: one feed of the practice market and of them together. What the import tool writes while
 * the server runs is known within a moment, through NOTIFY.
 */
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { createRereading } from '../platform/rereading.ts';
import { createImportedFeed, IMPORTED_SUFFIX, type ImportedFeed } from './feed.ts';
import { IMPORTED_CHANNEL } from './store.ts';

export interface Imported {
  /** The practice market with the imported instruments beside it. */
  readonly feed: MarketFeed;
  stop(): Promise<void>;
}

export interface ImportedOptions {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly practice: MarketFeed;
}

export async function openImported({ db, log, practice }: ImportedOptions): Promise<Imported> {
  const imported = createImportedFeed(db);
  const rereading = createRereading(imported.reload, (error) =>
    log.warn({ err: error }, 'imported instruments could not be read'),
  );
  const unlisten = await db.listen(IMPORTED_CHANNEL, rereading.ask, rereading.ask);
  await imported.reload();
  return {
    feed: combineFeeds(practice, imported),
    async stop() {
      await unlisten();
      await rereading.stop();
    },
  };
}

/** An imported symbol carries its exchange's ending; everything else, and every event, is the practice market's. */
function combineFeeds(practice: MarketFeed, imported: ImportedFeed): MarketFeed {
  const isImported = (symbol: string) => symbol.endsWith(IMPORTED_SUFFIX);
  const of = (symbol: string) => (isImported(symbol) ? imported : practice);
  let joined: { of: readonly (readonly MarketInstrument[])[]; all: readonly MarketInstrument[] } = { of: [], all: [] };
  return {
    instruments() {
      const parts = [practice.instruments(), imported.instruments()];
      if (joined.of[0] !== parts[0] || joined.of[1] !== parts[1]) joined = { of: parts, all: parts.flat() };
      return joined.all;
    },
    instrument: (symbol) => of(symbol).instrument(symbol),
    quote: (symbol) => of(symbol).quote(symbol),
    mark: (symbol) => (isImported(symbol) ? undefined : practice.mark(symbol)),
    depth: (symbol) => (isImported(symbol) ? undefined : practice.depth(symbol)),
    trades: async (symbol, limit) => (isImported(symbol) ? [] : practice.trades(symbol, limit)),
    blocks: (symbol, limit) => (isImported(symbol) ? [] : practice.blocks(symbol, limit)),
    blockInventory: (symbol) => (isImported(symbol) ? 0 : practice.blockInventory(symbol)),
    minuteBars: async (symbol, ...span) => (isImported(symbol) ? [] : practice.minuteBars(symbol, ...span)),
    dailyBars: (symbol, from, to) => of(symbol).dailyBars(symbol, from, to),
    onBars: (listener) => practice.onBars(listener),
    marketEvents: (from, to) => practice.marketEvents(from, to),
    onMarketEvents: (listener) => practice.onMarketEvents(listener),
    halt: () => practice.halt(),
    onQuotes(listener) {
      const stops = [practice.onQuotes(listener), imported.onQuotes(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
