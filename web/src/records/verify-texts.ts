/** Texts of the verifier: apart from the records', because anyone may open it without an account. */
import { defineTexts } from '../i18n/texts.ts';

export const verifyTexts = defineTexts({
  en: () => import('./verify-texts.en.ts'),
  tw: () => import('./verify-texts.tw.ts'),
  ko: () => import('./verify-texts.ko.ts'),
});
