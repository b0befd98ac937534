/** Traditional Chinese words of the journal’s entries of debts and corrections. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  receivable_raised: '超過保證金的虧損',
  receivable_settled: '欠款清償',
  reversal: '更正',
};
