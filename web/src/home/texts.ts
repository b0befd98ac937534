/** The texts of the home screen: part of the first download, so they are few. */
import { defineTexts } from '../i18n/texts.ts';
import type { HomeTexts } from './texts.en.ts';

export const homeTexts = defineTexts<HomeTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
