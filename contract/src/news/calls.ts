/** News and notices (spec §2 Home; rules §4): of the practice market's own events, or read from a feed. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { id, instant, pageOf, paging, symbol } from '../shapes.ts';
import { story } from '../stories.ts';

export const newsKind = z.enum(['news', 'notice']);

const headline = {
  id,
  kind: newsKind,
  /** Who says it: "Bahi practice exchange", or the feed's title. */
  source: z.string(),
  at: instant,
  /** Notices that stay on top. */
  isPinned: z.boolean(),
  /** The practice market's own news; null for what came from outside, which is shown in its own words. */
  story: z.nullable(story),
  /** English when it has a story. Plain text. */
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
  input: z.object({ id }),
  output: z.object({
    ...headline,
    /** Plain paragraphs; whatever markup a feed had is gone. */
    paragraphs: z.array(z.string()),
    /** The article at its publisher, https only; null for the market's own. */
    link: z.nullable(z.string()),
  }),
  errors: ['news.removed'],
});
