/** The texts of payouts in USDT. */
import { defineTexts } from '../i18n/texts.ts';

export const payoutTexts = defineTexts(
  import.meta.glob<typeof import('./payout-texts.en.ts')>('./payout-texts.{en,tw,ko}.ts'),
);
