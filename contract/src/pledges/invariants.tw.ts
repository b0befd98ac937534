/** Traditional Chinese words of what the auditor checks of pledges. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pledged_shares_are_held: {
    title: '質押股票僅質押一次',
    meaning: '每個持倉質押中的股數等於其唯一一筆審核中或借款中的質押，不超過持有股數。',
  },
  pledge_is_what_is_not_repaid: {
    title: '質押欠款為撥款減還款',
    meaning: '借款中的質押，欠款等於撥款減去已還本金；結清的質押不留欠款。',
  },
  pledge_entry_has_its_pledge: {
    title: '質押分錄皆有質押',
    meaning: '每筆質押分錄都屬於同一客戶已核准的質押，撥款金額即借款金額。',
  },
  pledge_interest_is_the_formula: {
    title: '質押利息符合公式',
    meaning: '每一天的利息等於當日終了所欠本金乘以年利率除以 365，四捨五入到派薩，且每日一筆。',
  },
  pledge_sale_has_its_notice: {
    title: '質押股票須經通知才賣出',
    meaning: '強制賣出的委託皆屬於已通知期滿的質押，且賣出股數與質押紀錄相符。',
  },
};
