/** The texts of the account area: overview, settings, language, password, about. */
import { defineTexts } from '../i18n/texts.ts';

export const accountTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
