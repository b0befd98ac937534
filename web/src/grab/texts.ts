/** The texts of grab offers. */
import { defineTexts } from '../i18n/texts.ts';

export const grabTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
