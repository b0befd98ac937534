/** The texts of the messages screen. */
import { defineTexts } from '../i18n/texts.ts';

export const messageTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
