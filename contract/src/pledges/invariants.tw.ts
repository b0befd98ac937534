/** Traditional Chinese words of what the auditor checks of pledges. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pledged_shares_are_held: {
    title: '質押股票皆有持股',
    meaning:
      '每個持倉質押中的股數等於其審核中與借款中各筆質押之和，不超過持有股數；未經分割或配股者，每筆為申請股數減去已賣出股數。',
  },
  pledge_is_what_is_not_repaid: {
    title: '質押欠款為撥款減還款',
    meaning: '質押紀錄上的欠款等於撥款減去已還本金，利息等於已計利息減去已付利息；結清的質押不留欠款。',
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
    meaning:
      '每筆強制賣出的委託都有紀錄：屬於該股票的質押、通知已滿約定時數、提出時欠款達約定的市值比例，且賣出股數與紀錄相符。',
  },
  pledge_record_sums_its_sales: {
    title: '質押紀錄計入其強制賣出',
    meaning: '借款中的質押，已賣出股數等於其各筆強制賣出之和；已結束者計至結束時。',
  },
  pledge_due_date_waits_for_a_restriction: {
    title: '質押到期日因限制而延後',
    meaning: '到期時若帳戶受本公司人員限制，到期日才延後；逾期自延後期限起算，且逾期不得超過一日未通知。',
  },
};
