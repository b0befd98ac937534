/** Traditional Chinese words of the journal’s entries of day trading. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  day_trading_fee: '當沖手續費',
};
