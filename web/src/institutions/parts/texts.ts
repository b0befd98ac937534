/** The texts of seats. */
import { defineTexts } from '../../i18n/texts.ts';

export const seatTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
