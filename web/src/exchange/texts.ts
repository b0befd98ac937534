/** The texts of the currency exchange. */
import { defineTexts } from '../i18n/texts.ts';

export const exchangeTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
