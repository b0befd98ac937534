/** The texts of the customer's own applications: their steps, their money, and paying for what was won. */
import { defineTexts } from '../i18n/texts.ts';
import type { RecordTexts } from './record-texts.en.ts';

export const recordTexts = defineTexts<RecordTexts>({
  en: () => import('./record-texts.en.ts'),
  tw: () => import('./record-texts.tw.ts'),
  ko: () => import('./record-texts.ko.ts'),
});
