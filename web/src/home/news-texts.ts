/** The texts of the news list and of one article. */
import { defineTexts } from '../i18n/texts.ts';
import type { NewsTexts } from './news-texts.en.ts';

export const newsTexts = defineTexts<NewsTexts>({
  en: () => import('./news-texts.en.ts'),
  tw: () => import('./news-texts.tw.ts'),
  ko: () => import('./news-texts.ko.ts'),
});
