/** Traditional Chinese words of what the auditor checks of securities lending. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  lent_shares_are_of_positions: {
    title: '出借股數與持倉相符',
    meaning: '每個持倉的出借股數等於日記帳中它出借與返還的股數之和，且分錄逐筆編號、無缺漏。',
  },
  lending_entry_has_its_position: {
    title: '借券分錄皆有持倉',
    meaning: '每筆出借或返還分錄只在同一客戶的同一持倉內移動股數，且在該持倉記錄之內。',
  },
  shorts_are_within_what_was_left: {
    title: '放空不超過當時可借股數',
    meaning:
      '每檔股票的放空持倉與放空委託合計，不超過其中某筆委託在鎖定該股票時所記錄的總借入股數：沒有兩筆委託借到相同的股票。每筆放空委託皆有記錄，且不少於自身股數。',
  },
  borrowed_is_on_loan_or_of_the_house: {
    title: '借入股數來自出借池或公司',
    meaning:
      '每個已計費日期按時間計算的出借股數，與終了時的放空股數，都與日記帳相符；借入股數先由出借池供應，其餘由公司供應。',
  },
  borrow_fee_is_the_formula: {
    title: '借券費用符合公式',
    meaning:
      '每日費率依已借股數占可借股數比例的平方計算；每個放空持倉按標記價格支付年費的三百六十五分之一，四捨五入到派薩。',
  },
  borrow_fees_add_up: {
    title: '借券費用收支相符',
    meaning: '每日放空持倉所付費用等於出借人所得加公司留存；出借人按各自借出股數分配，分毫不差。',
  },
  borrow_fee_is_posted_once: {
    title: '借券費用只記一次',
    meaning: '每個已計費日期的每筆金額都是同一客戶的一筆分錄，每筆分錄也都有其金額。',
  },
};
