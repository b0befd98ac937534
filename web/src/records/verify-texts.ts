/** Texts of the verifier: apart from the records', because anyone may open it without an account. */
import { defineTexts } from '../i18n/texts.ts';

export const verifyTexts = defineTexts(
  import.meta.glob<typeof import('./verify-texts.en.ts')>('./verify-texts.{en,tw,ko}.ts'),
);
