/**
 * Themes that named people put together (screens marketTeshe), newest first: those of a practice install, published once and never changed, and those of the
 * house, in versions by two people (decision 0108).
 */
import type { Block } from '@bahi/contract/content/blocks.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listThemes } from '@bahi/contract/featured/calls.ts';
import { localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { datedBlocks, datedTexts, datedTitles, type Content, type Reading } from '../content/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { mergePage } from '../platform/merge-page.ts';
import { countThemes, insertSymbols, insertTheme, selectThemes, type Theme } from './store.ts';

/** Publishing the same id again changes nothing. */
export async function publishTheme(tx: Tx, theme: Theme): Promise<void> {
  if (await insertTheme(tx, theme)) await insertSymbols(tx, theme);
}

export interface ThemeDeps {
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'instrument'>;
  readonly calendar: Calendar;
  readonly content: Pick<Content, 'documents'>;
  readonly configuration: Reading['configuration'];
}

type Row = OutputOf<typeof listThemes>['rows'][number];
type Language = ParsedInputOf<typeof listThemes>['language'];

/** Instruments that this market does not know are left out of a theme's list. */
export async function themePage(
  deps: ThemeDeps,
  { language, page, pageSize }: ParsedInputOf<typeof listThemes>,
  now: number,
): Promise<OutputOf<typeof listThemes>> {
  const own = ownThemes(deps, language, now);
  const [themes, count] = await deps.db.read(
    async (tx) =>
      [
        await mergePage({
          own,
          order: newestFirst,
          read: async (span) => (await selectThemes(tx, span)).map((theme) => rowOf(theme, language)),
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        await countThemes(tx),
      ] as const,
  );
  const isKnown = (symbol: string) => deps.feed.instrument(symbol) !== undefined;
  const rows = themes.map((theme) => ({ ...theme, symbols: theme.symbols.filter(isKnown) }));
  return { rows, total: own.length + count, page, pageSize };
}

function ownThemes({ content, configuration, calendar }: ThemeDeps, language: Language, now: number): Row[] {
  const reading = { documents: content.documents(), configuration, now };
  return datedTexts(reading, 'theme').map((theme) => ({
    id: `theme-${theme.key}`,
    title: datedTitles(reading, theme)[language],
    blocks: datedBlocks(reading, theme, language),
    author: theme.facts.author ?? '',
    date: localDateOf(calendar, theme.at),
    isPaid: theme.facts.isPaid,
    isHouse: true,
    symbols: theme.facts.symbols,
  }));
}

function rowOf({ title, reason, ...theme }: Theme, language: Language): Row {
  const blocks: Block[] = [{ kind: 'paragraph', runs: [{ text: reason[language] }] }];
  return { ...theme, title: title[language], blocks, isHouse: false, symbols: [...theme.symbols] };
}

function newestFirst(a: Row, b: Row): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0;
}
