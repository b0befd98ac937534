/** The texts of money out. */
import { defineTexts } from '../i18n/texts.ts';

export const withdrawalTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
