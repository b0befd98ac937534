/** The texts of the market list and of an instrument's page. */
import { defineTexts } from '../i18n/texts.ts';

export const marketTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
