/** The texts of the account area: overview, settings, language, password, about. */
import { defineTexts } from '../i18n/texts.ts';
import type { AccountTexts } from './texts.en.ts';

export const accountTexts = defineTexts<AccountTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
