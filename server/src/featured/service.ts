/** Themes that named people put together (screens marketTeshe): published once, never changed, newest first. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listThemes } from '@bahi/contract/featured/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Database, Tx } from '../platform/database.ts';
import { countThemes, insertSymbols, insertTheme, selectThemes, type Theme } from './store.ts';

/** Publishing the same id again changes nothing. */
export async function publishTheme(tx: Tx, theme: Theme): Promise<void> {
  if (await insertTheme(tx, theme)) await insertSymbols(tx, theme);
}

/** Instruments that this market does not know are left out of a theme's list. */
export async function themePage(
  { db, feed }: { db: Database; feed: MarketFeed },
  { page, pageSize }: ParsedInputOf<typeof listThemes>,
): Promise<OutputOf<typeof listThemes>> {
  const [themes, total] = await db.read(
    async (tx) =>
      [await selectThemes(tx, { limit: pageSize, offset: (page - 1) * pageSize }), await countThemes(tx)] as const,
  );
  const rows = themes.map(({ symbols, ...theme }) => ({
    ...theme,
    symbols: symbols.filter((symbol) => feed.instrument(symbol) !== undefined),
  }));
  return { rows, total, page, pageSize };
}
