/** The words of announced changes. */
import type { AnnouncedTexts } from './announced.en.ts';
import { defineTexts } from './texts.ts';

export const announcedTexts = defineTexts<AnnouncedTexts>({
  en: () => import('./announced.en.ts'),
  tw: () => import('./announced.tw.ts'),
  ko: () => import('./announced.ko.ts'),
});
