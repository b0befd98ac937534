/** The texts of the public status page. */
import { defineTexts } from '../i18n/texts.ts';
import type { ProofTexts } from './texts.en.ts';

export const proofTexts = defineTexts<ProofTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
