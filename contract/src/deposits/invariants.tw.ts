/** Traditional Chinese words of what the auditor checks of money in. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  credited_deposit_has_its_entry: {
    title: '已入帳的入金皆有分錄',
    meaning: '已入帳的入金是同一客戶同額的一筆分錄，現金來自客戶專戶。',
  },
  deposit_entry_has_its_deposit: {
    title: '入金分錄皆有入金申請',
    meaning: '每筆入金分錄都屬於員工已入帳的入金。',
  },
};
