/** The texts of the messages screen. */
import { defineTexts } from '../i18n/texts.ts';
import type { MessageTexts } from './texts.en.ts';

export const messageTexts = defineTexts<MessageTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
