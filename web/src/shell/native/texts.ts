/** The texts of the app's lock. */
import { defineTexts } from '../../i18n/texts.ts';

export const lockTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
