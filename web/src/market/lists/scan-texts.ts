/** What each scan looks for, in plain words. Loaded with the indicators only. */
import { defineTexts } from '../../i18n/texts.ts';
import type { ScanTexts } from './scan-texts.en.ts';

export const scanTexts = defineTexts<ScanTexts>({
  en: () => import('./scan-texts.en.ts'),
  tw: () => import('./scan-texts.tw.ts'),
  ko: () => import('./scan-texts.ko.ts'),
});
