/** The texts of new shares: offers and applications. */
import { defineTexts } from '../i18n/texts.ts';

export const newSharesTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
