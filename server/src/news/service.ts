/** News and notices as the app asks for them: pinned first, then newest first; what was removed is not shown (rules §4). */
import { formatStory } from '@bahi/contract/format-story.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getNews, listNews } from '@bahi/contract/news/calls.ts';
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';
import { contractTexts } from '../platform/contract-texts.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { NewItem, StoryContent } from './item.ts';
import { countItems, insertItems, selectItem, selectPinned, selectUnpinned, type ItemRow } from './store.ts';

const en = await contractTexts<Record<StoryKey, StoryText>>('stories', 'en');

type Headline = OutputOf<typeof listNews>['rows'][number];

export async function newsPage(
  db: Database,
  { kind, symbol, page, pageSize }: ParsedInputOf<typeof listNews>,
  now: number,
): Promise<OutputOf<typeof listNews>> {
  const filter = { kind: kind ?? null, symbol: symbol ?? null };
  return db.read(async (tx) => {
    const pinned = await selectPinned(tx, filter, now);
    const from = (page - 1) * pageSize;
    const onTop = pinned.slice(from, from + pageSize);
    const limit = pageSize - onTop.length;
    const offset = Math.max(0, from - pinned.length);
    const rest = limit === 0 ? [] : await selectUnpinned(tx, filter, { now, limit, offset });
    const total = await countItems(tx, filter, now);
    return { rows: [...onTop, ...rest].map((row) => headlineOf(row, now)), total, page, pageSize };
  });
}

export async function newsItem(db: Database, id: bigint, now: number): Promise<OutputOf<typeof getNews>> {
  const row = (await selectItem(db, id)) ?? refuse('news.removed', {});
  const paragraphs = row.paragraphs ?? englishOf(row).body.split('\n');
  return { ...headlineOf(row, now), paragraphs, link: row.link };
}

/** What the house itself tells everybody, in the transaction of the fact. */
export async function publishNotice(
  tx: Tx,
  { origin, key, params, at }: StoryContent & Pick<NewItem, 'origin' | 'at'>,
): Promise<void> {
  const content = { key, params };
  await insertItems(tx, [{ origin, kind: 'notice', source: 'Bahi', at, pinnedUntil: null, content, symbols: [] }]);
}

function headlineOf(row: ItemRow, now: number): Headline {
  return {
    id: row.id.toString(),
    kind: row.kind,
    source: row.source,
    at: Number(row.at),
    isPinned: row.pinned_until !== null && Number(row.pinned_until) > now,
    story: row.story_key === null ? null : { key: row.story_key, params: row.story_params ?? {} },
    title: row.title ?? englishOf(row).title,
    symbols: row.symbols,
  };
}

function englishOf({ story_key: key, story_params: params }: ItemRow): { title: string; body: string } {
  if (key === null) return { title: '', body: '' };
  return formatStory({ key, params: params ?? {} }, { texts: en, zone: 'Asia/Kolkata' });
}
