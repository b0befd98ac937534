/** The texts of cards and wallets: their list, and the two forms that add one. */
import { defineTexts } from '../i18n/texts.ts';

export const destinationTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
