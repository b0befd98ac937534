/** The texts of the welcome, login and registration screens. */
import { defineTexts } from '../i18n/texts.ts';

export const identityTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
