/** The texts of day trading. */
import { defineTexts } from '../i18n/texts.ts';

export const dayTradingTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
