/** Traditional Chinese words of the journal’s entries of corporate actions. */
import type { corporateActions as english } from './entries.en.ts';

export const corporateActions: Readonly<Record<keyof typeof english, string>> = {
  split: '股票分割',
  bonus: '無償配股',
  dividend: '現金股利',
};
