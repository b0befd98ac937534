/** The texts of the support centre, its tickets and their forms. */
import { defineTexts } from '../i18n/texts.ts';

export const supportTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
