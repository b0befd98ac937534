/** The texts of trading hours and charges. */
import { defineTexts } from '../i18n/texts.ts';

export const costsTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
