/** Traditional Chinese words of what the auditor checks of credit loans. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  loan_is_what_is_not_repaid: {
    title: '借款餘額為撥款減還款',
    meaning: '借款紀錄上的欠款等於撥款減去已還本金，利息等於已計利息減去已付利息；結清的借款兩者皆為零。',
  },
  owed_is_the_sum_of_records: {
    title: '欠款為借款與質押之和',
    meaning: '客戶帳上的欠款與利息，等於未結清借款與各筆質押紀錄上的合計。',
  },
  loan_entry_has_its_loan: {
    title: '借款分錄皆有借款',
    meaning: '每筆借款分錄都屬於同一客戶已核准的借款，撥款金額即借款金額。',
  },
  loan_interest_is_the_formula: {
    title: '借款利息符合公式',
    meaning: '每一天的利息等於當日終了所欠本金乘以年利率除以 365，四捨五入到派薩。',
  },
  loan_interest_has_each_date: {
    title: '借款利息每日一筆',
    meaning: '從撥款日到已計息的最後一日，每個有利息的日期都有一筆分錄，沒有其他。',
  },
  one_loan_at_a_time: {
    title: '一次一筆借款',
    meaning: '同一客戶不會同時有兩筆審核中或未結清的借款。',
  },
  loan_score_is_the_sum_of_events: {
    title: '借款時的分數為事件總和',
    meaning: '每筆借款申請時的分數都是當時已記錄事件的總和。',
  },
  loan_counts_from_its_days: {
    title: '借款滿三十日才計分',
    meaning: '全數償還的借款自撥款日起滿三十日才計入信用分數；此規則之前的借款則隨時計入。',
  },
  loan_due_date_waits_for_a_restriction: {
    title: '到期日因帳戶受限而延後',
    meaning:
      '到期時帳戶正受本公司人員限制者，到期日延後，除此之外概不延後。延後的期限一過即為逾期且不再改變，期限前則否；此期限不早於限制解除，除非已延至上限；逾期一日以上者皆已通知客戶。',
  },
};
