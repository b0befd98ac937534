/** The texts of the balances in other currencies. */
import { defineTexts } from '../i18n/texts.ts';

export const currencyTexts = defineTexts(
  import.meta.glob<typeof import('./currency-texts.en.ts')>('./currency-texts.{en,tw,ko}.ts'),
);
