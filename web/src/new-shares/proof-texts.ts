/** The texts of a draw's proof: what was public when, and what the verifier found. */
import { defineTexts } from '../i18n/texts.ts';
import type { ProofTexts } from './proof-texts.en.ts';

export const proofTexts = defineTexts<ProofTexts>({
  en: () => import('./proof-texts.en.ts'),
  tw: () => import('./proof-texts.tw.ts'),
  ko: () => import('./proof-texts.ko.ts'),
});
