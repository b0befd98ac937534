/** The texts of the daily sign-in. */
import { defineTexts } from '../i18n/texts.ts';

export const signInTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
