/** The texts of what helps somebody who cannot log in: a forgotten password, and a restriction that bars the login. */
import { defineTexts } from '../i18n/texts.ts';

export const helpTexts = defineTexts(
  import.meta.glob<typeof import('./help-texts.en.ts')>('./help-texts.{en,tw,ko}.ts'),
);
