/** News and notices as the app asks for them: pinned first, then newest first; what was removed is not shown (rules §4). */
import { formatStory } from '@bahi/contract/format-story.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getNews, listNews } from '@bahi/contract/news/calls.ts';
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';
import {
  datedBlocks,
  datedTexts,
  datedTitles,
  type Content,
  type DatedText,
  type Reading,
} from '../content/service.ts';
import { contractTexts } from '../platform/contract-texts.ts';
import type { Database, Tx } from '../platform/database.ts';
import { mergePage } from '../platform/merge-page.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import type { NewItem, StoryContent } from './item.ts';
import {
  countItems,
  insertItems,
  selectItem,
  selectPinned,
  selectUnpinned,
  type ItemFilter,
  type ItemRow,
} from './store.ts';

const en = await contractTexts<Record<StoryKey, StoryText>>('stories', 'en');

/** As it is kept; readers see the name of the house. */
const HOUSE_SOURCE = 'Bahi';

type Headline = OutputOf<typeof listNews>['rows'][number];

export interface NewsDeps {
  readonly db: Database;
  readonly content: Pick<Content, 'documents'>;
  readonly configuration: Reading['configuration'];
}

export async function newsPage(
  deps: NewsDeps,
  { kind, symbol, page, pageSize }: ParsedInputOf<typeof listNews>,
  now: number,
): Promise<OutputOf<typeof listNews>> {
  const filter = { kind: kind ?? null, symbol: symbol ?? null };
  const reading = readingOf(deps, now);
  const own = ownItems(reading, filter);
  const [ownPinned, ownRest] = [own.filter((item) => isPinned(item, now)), own.filter((item) => !isPinned(item, now))];
  return deps.db.read(async (tx) => {
    const pinned = [...ownPinned, ...(await selectPinned(tx, filter, now))].toSorted(newestFirst);
    const from = (page - 1) * pageSize;
    const onTop = pinned.slice(from, from + pageSize);
    const limit = pageSize - onTop.length;
    const offset = Math.max(0, from - pinned.length);
    const rest =
      limit === 0
        ? []
        : await mergePage({
            own: ownRest,
            order: newestFirst,
            read: (span) => selectUnpinned(tx, filter, { now, ...span }),
            limit,
            offset,
          });
    const total = own.length + (await countItems(tx, filter, now));
    const rows = [...onTop, ...rest].map((row) =>
      'version' in row ? ownHeadline(reading, row) : headlineOf(row, reading),
    );
    return { rows, total, page, pageSize };
  });
}

export async function newsItem(
  deps: NewsDeps,
  { id, language = 'en' }: ParsedInputOf<typeof getNews>,
  now: number,
): Promise<OutputOf<typeof getNews>> {
  const reading = readingOf(deps, now);
  if (/^[a-z]/.test(id)) {
    const own = ownItems(reading, { kind: null, symbol: null }).find((item) => idOf(item) === id);
    if (own === undefined) refuse('news.removed', {});
    const blocks = datedBlocks(reading, own, language);
    return { ...ownHeadline(reading, own), blocks, changedAt: own.changedAt, paragraphs: [], link: null };
  }
  const row = (await selectItem(deps.db, storedId(id))) ?? refuse('news.removed', {});
  const paragraphs = row.paragraphs ?? englishOf(row).body.split('\n');
  return { ...headlineOf(row, reading), blocks: null, changedAt: null, paragraphs, link: row.link };
}

/** What the house wrote, newest first. */
type OwnItem = DatedText & { readonly kind: 'news' | 'notice' };

function ownItems(reading: Reading, { kind, symbol }: ItemFilter): OwnItem[] {
  const of = (one: OwnItem['kind']) =>
    kind === null || kind === one ? datedTexts(reading, one).map((item) => ({ ...item, kind: one })) : [];
  return [...of('news'), ...of('notice')]
    .filter(({ facts }) => symbol === null || facts.symbols.includes(symbol))
    .toSorted(newestFirst);
}

function ownHeadline(reading: Reading, item: OwnItem): Headline {
  const titles = datedTitles(reading, item);
  return {
    id: idOf(item),
    kind: item.kind,
    source: houseName(reading),
    at: item.at,
    isPinned: isPinned(item, reading.now),
    story: null,
    titles,
    title: titles.en,
    symbols: item.facts.symbols,
  };
}

function idOf({ kind, key }: OwnItem): string {
  return `${kind}-${key}`;
}

function newestFirst(a: Pick<ItemRow, 'at'> | OwnItem, b: Pick<ItemRow, 'at'> | OwnItem): number {
  return a.at < b.at ? 1 : a.at > b.at ? -1 : 0;
}

function isPinned({ facts: { pinnedUntil } }: OwnItem, now: number): boolean {
  return pinnedUntil !== null && pinnedUntil > now;
}

function houseName({ configuration, now }: Reading): string {
  return configuration.valueAt('appTitle', now) as string;
}

function readingOf({ content, configuration }: NewsDeps, now: number): Reading {
  return { documents: content.documents(), configuration, now };
}

/** What the house itself tells everybody, in the transaction of the fact. */
export async function publishNotice(
  tx: Tx,
  { origin, key, params, at }: StoryContent & Pick<NewItem, 'origin' | 'at'>,
): Promise<void> {
  const content = { key, params };
  await insertItems(tx, [
    { origin, kind: 'notice', source: HOUSE_SOURCE, at, pinnedUntil: null, content, symbols: [] },
  ]);
}

function headlineOf(row: ItemRow, reading: Reading): Headline {
  return {
    id: row.id.toString(),
    kind: row.kind,
    source: row.source === HOUSE_SOURCE ? houseName(reading) : row.source,
    at: Number(row.at),
    isPinned: row.pinned_until !== null && Number(row.pinned_until) > reading.now,
    story: row.story_key === null ? null : { key: row.story_key, params: row.story_params ?? {} },
    titles: null,
    title: row.title ?? englishOf(row).title,
    symbols: row.symbols,
  };
}

function englishOf({ story_key: key, story_params: params }: ItemRow): { title: string; body: string } {
  if (key === null) return { title: '', body: '' };
  return formatStory({ key, params: params ?? {} }, { texts: en, zone: 'Asia/Kolkata' });
}
