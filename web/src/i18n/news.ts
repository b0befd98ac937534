/** Words around news: rows and the block of an instrument. Home and market share them. */
import { defineTexts, useTexts } from './texts.ts';
import type { NewsTexts } from './news.en.ts';

const newsTexts = defineTexts(import.meta.glob<typeof import('./news.en.ts')>('./news.{en,tw,ko}.ts'));

export function useNewsTexts(): NewsTexts {
  return useTexts(newsTexts);
}
