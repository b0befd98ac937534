/** The texts of placements and rights issues. */
import { defineTexts } from '../i18n/texts.ts';

export const placementTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
