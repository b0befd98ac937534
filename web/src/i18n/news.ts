/** Words around news: rows and the block of an instrument. Home and market share them. */
import { defineTexts, useTexts } from './texts.ts';
import type { NewsTexts } from './news.en.ts';

const newsTexts = defineTexts<NewsTexts>({
  en: () => import('./news.en.ts'),
  tw: () => import('./news.tw.ts'),
  ko: () => import('./news.ko.ts'),
});

export function useNewsTexts(): NewsTexts {
  return useTexts(newsTexts);
}
