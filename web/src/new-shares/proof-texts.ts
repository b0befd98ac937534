/** The texts of a draw's proof: what was public when, and what the verifier found. A desk whose customers send requests has them of requests. */
import { createContext, use } from 'react';
import { defineTexts, useTexts } from '../i18n/texts.ts';

export const proofTexts = defineTexts(
  import.meta.glob<typeof import('./proof-texts.en.ts')>('./proof-texts.{en,tw,ko}.ts'),
);

export const requestProofTexts = defineTexts(
  import.meta.glob<typeof import('./request-proof-texts.en.ts')>('./request-proof-texts.{en,tw,ko}.ts'),
);

/** Of the proof that is shown. */
export const ProofTextsInUse = createContext(proofTexts);

export function useProofTexts() {
  return useTexts(use(ProofTextsInUse));
}
