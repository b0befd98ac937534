/** The texts of what helps somebody who cannot log in: a forgotten password, and a restriction that bars the login. */
import { defineTexts } from '../i18n/texts.ts';
import type { HelpTexts } from './help-texts.en.ts';

export const helpTexts = defineTexts<HelpTexts>({
  en: () => import('./help-texts.en.ts'),
  tw: () => import('./help-texts.tw.ts'),
  ko: () => import('./help-texts.ko.ts'),
});
