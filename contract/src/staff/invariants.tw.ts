/** Traditional Chinese words of what the auditor checks of corrections and the bank’s balance. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  reversal_has_its_correction: {
    title: '沖銷經兩人同意',
    meaning: '每筆沖銷都由一人附原因提出，由另一人核准。',
  },
  correction_has_its_reversal: {
    title: '核准的更正已沖銷',
    meaning: '每筆核准的更正都已沖銷其分錄。',
  },
  bank_figure_is_the_agreed_one: {
    title: '銀行餘額為兩人確認的數字',
    meaning: '銀行餘額是兩人就該日期確認的數字。',
  },
};
