/** The texts of block trades. */
import { defineTexts } from '../i18n/texts.ts';

export const blockTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
