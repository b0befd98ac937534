/** Words of day orders. Loaded with the choice of one. */
import { defineTexts } from '../i18n/texts.ts';

export const dayTexts = defineTexts(import.meta.glob<typeof import('./day-texts.en.ts')>('./day-texts.{en,tw,ko}.ts'));
