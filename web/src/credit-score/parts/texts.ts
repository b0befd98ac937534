/** The texts of the credit score. */
import { defineTexts } from '../../i18n/texts.ts';

export const creditScoreTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
