/** The texts of a draw's proof: what was public when, and what the verifier found. */
import { defineTexts } from '../i18n/texts.ts';

export const proofTexts = defineTexts(
  import.meta.glob<typeof import('./proof-texts.en.ts')>('./proof-texts.{en,tw,ko}.ts'),
);
