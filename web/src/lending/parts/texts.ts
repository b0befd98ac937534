/** The texts of lending shares. */
import { defineTexts } from '../../i18n/texts.ts';

export const lendTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
