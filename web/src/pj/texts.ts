/** The texts of information/pj. */
import { defineTexts } from '../i18n/texts.ts';

export const pjTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
