/** The texts of the public status page. */
import { defineTexts } from '../i18n/texts.ts';

export const proofTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
