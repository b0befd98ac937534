/** All SQL about news. */
import type { StoryKey } from '@bahi/contract/stories.ts';
import type { Database, Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';
import type { NewItem } from './item.ts';

export interface ItemRow {
  readonly id: bigint;
  readonly kind: 'news' | 'notice';
  readonly source: string;
  readonly at: bigint;
  readonly pinned_until: bigint | null;
  readonly story_key: StoryKey | null;
  readonly story_params: Record<string, string | number> | null;
  readonly title: string | null;
  readonly paragraphs: string[] | null;
  readonly link: string | null;
  readonly symbols: string[];
}

export interface ItemFilter {
  readonly kind: 'news' | 'notice' | null;
  readonly symbol: string | null;
}

/** What is known already is left alone. Answers how many are new. */
export async function insertItems(db: Pick<Database, 'query'>, items: readonly NewItem[]): Promise<number> {
  const rows = items.map(({ origin, kind, source, at, pinnedUntil, content, symbols }) => ({
    origin,
    kind,
    source,
    at,
    pinned_until: pinnedUntil,
    ...('key' in content ? { story_key: content.key, story_params: content.params } : content),
    symbols,
  }));
  const { rowCount } = await db.query({
    name: 'news_insert',
    text: `insert into news.item
        (origin, kind, source, at, pinned_until, story_key, story_params, title, paragraphs, link, symbols)
      select origin, kind, source, at, pinned_until, story_key, story_params, title, paragraphs, link, symbols
      from jsonb_to_recordset($1::jsonb) as row (origin text, kind text, source text, at bigint, pinned_until bigint,
        story_key text, story_params jsonb, title text, paragraphs text[], link text, symbols text[])
      order by at
      on conflict (origin) do nothing`,
    values: [JSON.stringify(rows)],
  });
  return rowCount ?? 0;
}

const SHOWN = `not exists (select from news.removal where item_id = item.id)`;
const FILTERED = `($1::text is null or kind = $1) and ($2::text is null or symbols @> array[$2]) and ${SHOWN}`;
const COLUMNS = `id, kind, source, at, pinned_until, story_key, story_params, title, paragraphs, link, symbols`;

/** Newest first. There are never many. */
export async function selectPinned(tx: Tx, { kind, symbol }: ItemFilter, now: number): Promise<ItemRow[]> {
  const { rows } = await tx.query<ItemRow>({
    name: 'news_pinned',
    text: `select ${COLUMNS} from news.item where ${FILTERED} and pinned_until > $3 order by at desc, id desc`,
    values: [kind, symbol, now],
  });
  return rows;
}

export async function selectUnpinned(
  tx: Tx,
  { kind, symbol }: ItemFilter,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<ItemRow[]> {
  const { rows } = await tx.query<ItemRow>(
    `select ${COLUMNS} from news.item where ${FILTERED} and (pinned_until is null or pinned_until <= $3)
     order by at desc, id desc limit $4 offset $5`,
    [kind, symbol, now, limit, offset],
  );
  return rows;
}

const countLong = createLongCount();

/** Everybody's first page asks for all of them. */
export async function countItems(tx: Tx, { kind, symbol }: ItemFilter, now: number): Promise<number> {
  const values: unknown[] = [];
  const parts = [SHOWN];
  if (kind !== null) parts.push(`kind = $${values.push(kind)}`);
  if (symbol !== null) parts.push(`symbols @> array[$${values.push(symbol)}]`);
  return countLong(tx, { from: `from news.item where ${parts.join(' and ')}`, values, now });
}

/** Undefined when it was removed or never was. */
export async function selectItem(db: Pick<Database, 'query'>, id: bigint): Promise<ItemRow | undefined> {
  const { rows } = await db.query<ItemRow>({
    name: 'news_item',
    text: `select ${COLUMNS} from news.item where id = $1 and ${SHOWN}`,
    values: [id],
  });
  return rows[0];
}
