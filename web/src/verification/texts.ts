/** The texts of identity verification. */
import { defineTexts } from '../i18n/texts.ts';
import type { VerificationTexts } from './texts.en.ts';

export const verificationTexts = defineTexts<VerificationTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
