/** The texts of the home screen: part of the first download, so they are few. */
import { defineTexts } from '../i18n/texts.ts';

export const homeTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
