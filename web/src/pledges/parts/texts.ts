/** The texts of pledges. */
import { defineTexts } from '../../i18n/texts.ts';

export const pledgeTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
