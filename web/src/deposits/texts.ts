/** The texts of money in. */
import { defineTexts } from '../i18n/texts.ts';

export const depositTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
