/** The texts of the market overview, parts of which home shows too. */
import { defineTexts } from '../i18n/texts.ts';
import type { OverviewTexts } from './overview-texts.en.ts';

export const overviewTexts = defineTexts<OverviewTexts>({
  en: () => import('./overview-texts.en.ts'),
  tw: () => import('./overview-texts.tw.ts'),
  ko: () => import('./overview-texts.ko.ts'),
});
