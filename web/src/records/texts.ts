/** The texts of the fund records. */
import { defineTexts } from '../i18n/texts.ts';
import type { RecordTexts } from './texts.en.ts';

export const recordTexts = defineTexts<RecordTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
