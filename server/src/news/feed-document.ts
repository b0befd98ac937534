/** Reads a feed's document, whatever its format (RSS 0.9 to 2.0, RDF, Atom, JSON Feed), into items in plain text. Pure. */
import { parseFeed } from 'feedsmith';
import { hash } from 'node:crypto';
import { lineOf, paragraphsOf, plainLine } from './plain-text.ts';

export interface FeedItem {
  /** What names it within its feed. */
  readonly guid: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** https only. */
  readonly link: string | null;
  /** UTC ms; null when the feed has none that can be read. */
  readonly at: number | null;
}

export interface FeedDocument {
  /** Empty when it has none. */
  readonly title: string;
  readonly items: readonly FeedItem[];
}

const ITEMS_MAX = 100;
const SOURCE_MAX = 80;

type Parsed = ReturnType<typeof parseFeed<string>>;
interface RawItem {
  readonly id: string | undefined;
  readonly title: string;
  readonly body: string | undefined;
  /** The body is text, not markup. */
  readonly isPlain?: boolean;
  readonly links: readonly (string | undefined)[];
  readonly dates: readonly (string | undefined)[];
}

/** Null when it is no feed. `url`: where it was read, for relative links. */
export function readFeed(document: string, url: string): FeedDocument | null {
  let parsed: Parsed;
  try {
    parsed = parseFeed<string>(document, { maxItems: ITEMS_MAX });
  } catch {
    return null;
  }
  const { title, home, items } = rawOf(parsed);
  const base = httpsLink(home, url) ?? url;
  const known = new Set<string>();
  return {
    title,
    items: items.flatMap((raw) => {
      const item = itemOf(raw, base);
      if (item === null || known.has(item.guid) || (item.link !== null && known.has(item.link))) return [];
      known.add(item.guid);
      if (item.link !== null) known.add(item.link);
      return [item];
    }),
  };
}

function itemOf(raw: RawItem, base: string): FeedItem | null {
  const { title, body } = raw;
  if (title === '') return null;
  const link = raw.links.map((one) => httpsLink(one, base)).find((one) => one !== null) ?? null;
  const at = raw.dates.map(instantOf).find((one) => one !== null) ?? null;
  const guid = raw.id ?? link ?? hash('sha256', `${title} ${at}`);
  const paragraphs = body === undefined ? [] : raw.isPlain === true ? [plainLine(body, 1_000)] : paragraphsOf(body);
  return { guid, title, paragraphs: paragraphs.filter((one) => one !== ''), link, at };
}

function rawOf({ format, feed }: Parsed): { title: string; home: string | undefined; items: RawItem[] } {
  switch (format) {
    case 'rss':
      return {
        title: lineOf(feed.title ?? '', SOURCE_MAX),
        home: feed.link,
        items: (feed.items ?? []).map((item) => ({
          id: item.guid?.value,
          title: lineOf(item.title ?? ''),
          body: item.description ?? item.content?.encoded ?? item.media?.description?.value,
          links: [item.link, item.guid?.isPermaLink === false ? undefined : item.guid?.value],
          dates: [item.pubDate, ...(item.dc?.dates ?? [])],
        })),
      };
    case 'rdf':
      return {
        title: lineOf(feed.title ?? '', SOURCE_MAX),
        home: feed.link,
        items: (feed.items ?? []).map((item) => ({
          id: item.rdf?.about,
          title: lineOf(item.title ?? ''),
          body: item.description ?? item.content?.encoded,
          links: [item.link],
          dates: item.dc?.dates ?? [],
        })),
      };
    case 'atom':
      return {
        title: atomLine(feed.title, SOURCE_MAX),
        home: alternate(feed.links),
        items: (feed.entries ?? []).map((entry) => {
          const body = entry.summary ?? entry.content;
          return {
            id: entry.id,
            title: atomLine(entry.title),
            body: body?.value,
            isPlain: isPlain(body),
            links: [alternate(entry.links)],
            dates: [entry.published, entry.updated],
          };
        }),
      };
    case 'json':
      return {
        title: plainLine(feed.title ?? '', SOURCE_MAX),
        home: feed.home_page_url,
        items: (feed.items ?? []).map((item) => ({
          id: item.id,
          title: plainLine(item.title ?? ''),
          body: item.summary ?? item.content_html ?? item.content_text,
          isPlain: item.summary !== undefined || item.content_html === undefined,
          links: [item.url],
          dates: [item.date_published, item.date_modified],
        })),
      };
  }
}

interface AtomText {
  readonly value?: string;
  readonly type?: string;
}

/** RFC 4287: without a type it is text. */
function isPlain(text: AtomText | undefined): boolean {
  return text?.type === undefined || text.type === 'text' || text.type === 'text/plain';
}

function atomLine(text: AtomText | undefined, max?: number): string {
  const value = text?.value ?? '';
  return isPlain(text) ? plainLine(value, max) : lineOf(value, max);
}

function alternate(
  links: readonly { readonly href?: string; readonly rel?: string }[] | undefined,
): string | undefined {
  return links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href;
}

const LINK_MAX = 1_000;

function httpsLink(link: string | undefined, base: string): string | null {
  const text = link?.trim();
  if (text === undefined || text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isSound =
    url.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= LINK_MAX;
  return isSound ? url.href : null;
}

/** RFC 822 with its many near misses, and ISO 8601. */
function instantOf(text: string | undefined): number | null {
  const at = Date.parse(text?.trim() ?? '');
  return Number.isSafeInteger(at) && at > 0 ? at : null;
}
