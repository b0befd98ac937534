/** The texts of the support centre. */
import { defineTexts } from '../i18n/texts.ts';
import type { SupportTexts } from './support-texts.en.ts';

export const supportTexts = defineTexts<SupportTexts>({
  en: () => import('./support-texts.en.ts'),
  tw: () => import('./support-texts.tw.ts'),
  ko: () => import('./support-texts.ko.ts'),
});
