/** Traditional Chinese words of the journal’s entries of corporate actions. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  split: '股票分割',
  bonus: '無償配股',
  dividend: '現金股利',
};
