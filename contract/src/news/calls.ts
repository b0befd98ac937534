/** News and notices (spec §2 Home; rules §4): of the practice market's own events, read from a feed, or written by the house (decision 0108). */
import * as z from 'zod/mini';
import { block } from '../content/blocks.ts';
import { documentLanguage } from '../content/kinds.ts';
import { define } from '../endpoint.ts';
import { instant, pageOf, paging, symbol } from '../shapes.ts';
import { story } from '../stories.ts';

export const newsKind = z.enum(['news', 'notice']);

/** A number, or of the house's own its kind and key. */
const newsId = z.string().check(z.regex(/^([1-9][0-9]{0,18}|(news|notice)-[a-z][a-z0-9-]{0,39})$/));

/** In each language. */
const titles = z.object({ en: z.string(), tw: z.string(), ko: z.string() });

const headline = {
  id: newsId,
  kind: newsKind,
  /** Who says it: the exchange, the house by its name, or the feed's title. */
  source: z.string(),
  at: instant,
  /** Notices that stay on top. */
  isPinned: z.boolean(),
  /** The practice market's own news; null for what came from outside, which is shown in its own words. */
  story: z.nullable(story),
  /** What the house wrote; null for all else. */
  titles: z.nullable(titles),
  /** English when it has a story or is the house's. Plain text. */
  title: z.string(),
  symbols: z.array(z.string()),
};

export const listNews = define({
  path: '/market/news',
  summary: 'News or notices, pinned first, then newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    kind: z.optional(newsKind),
    /** Only what names this instrument. */
    symbol: z.optional(symbol),
    ...paging,
  }),
  output: pageOf(z.object(headline)),
  errors: [],
});

export const getNews = define({
  path: '/market/newsDetail',
  summary: 'One piece of news.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    id: newsId,
    /** Of what the house wrote; left out: English. */ language: z.optional(documentLanguage),
  }),
  output: z.object({
    ...headline,
    /** What the house wrote, in the language asked for; null for all else. */
    blocks: z.nullable(z.array(block)),
    /** Since when its words stand, where they were changed after it appeared. */
    changedAt: z.nullable(instant),
    /** Plain paragraphs; whatever markup a feed had is gone. */
    paragraphs: z.array(z.string()),
    /** The article at its publisher, https only; null for the market's own. */
    link: z.nullable(z.string()),
  }),
  errors: ['news.removed'],
});
