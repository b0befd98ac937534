/** The texts of credit loans. */
import { defineTexts } from '../i18n/texts.ts';

export const loanTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
