/** Traditional Chinese words of what the auditor checks of the books. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  entry_balances: {
    title: '每筆分錄借貸歸零',
    meaning: '分錄各行完整，客戶的行在前，金額與股數各自加總為零。',
  },
  chain_is_gapless: {
    title: '帳簿各行沒有缺漏',
    meaning: '客戶各行依 1、2、3……編號，沒有缺號，直到帳簿所記的號碼。',
  },
  chain_hash: {
    title: '各行雜湊前後相接',
    meaning: '每個雜湊都是前一雜湊加上該行標準文字的 SHA-256，帳簿記有最後一個。',
  },
  verified_history_stands: {
    title: '已核對的紀錄仍在',
    meaning: '先前核對過的仍在：分錄帳在該號碼的雜湊與核對時相同。',
  },
  business_dates_never_go_back: {
    title: '營業日不會倒退',
    meaning: '分錄的營業日不早於同一鏈上前一筆分錄。',
  },
  reversal_is_the_mirror_image: {
    title: '沖銷與原分錄完全相反',
    meaning: '沖銷逐行抵消同一帳簿的一筆分錄；每筆分錄只沖銷一次，沖銷本身不再沖銷。',
  },
  balance_is_the_sum_of_postings: {
    title: '餘額等於各行合計',
    meaning: '帳簿的現金、保證金、欠款、已實現損益、費用與保管款等於各行合計。',
  },
  cash_after_is_the_running_sum: {
    title: '每筆分錄後的現金等於累計',
    meaning: '每筆分錄所記的現金等於截至該筆的現金各行合計。',
  },
  available_is_not_negative: {
    title: '可用資金不為負',
    meaning: '現金減圈存、圈存、保證金、欠款與保管款都不低於零。',
  },
  held_is_the_sum_of_active_holds: {
    title: '圈存金額等於有效圈存合計',
    meaning: '帳簿圈存的現金等於有效圈存尚保留的金額。',
  },
  active_hold_reserves_something: {
    title: '有效圈存必有餘額',
    meaning: '尚未結束的圈存必有餘額。',
  },
  ended_hold_is_used_up: {
    title: '已結束的圈存全數用盡',
    meaning: '圈存只結束一次：已扣款＋已釋放＝原金額。',
  },
  share_balance_is_the_sum_of_postings: {
    title: '股數等於各行合計',
    meaning: '客戶每檔證券的股數等於該證券各行合計。',
  },
  customers_and_house_sum_to_zero: {
    title: '客戶與公司帳目相抵歸零',
    meaning: '每種幣別，所有客戶餘額與公司各行相抵為零。',
  },
  escrow_is_the_customers: {
    title: '保管款等於客戶帳上所繳',
    meaning: '每種幣別，保管款等於客戶帳簿所記為待配發股票繳付的金額。',
  },
  shares_sum_to_zero: {
    title: '客戶與交易所股數相抵歸零',
    meaning: '每檔證券，所有客戶的股數與交易所的股數相抵為零。',
  },
  nothing_stands_outside_a_book: {
    title: '沒有帳簿以外的紀錄',
    meaning: '每一行都有分錄，每筆分錄都有客戶帳簿。',
  },
  each_source_posted_once: {
    title: '沒有重複入帳',
    meaning: '成交、撥款或追加只入帳一次，分錄只沖銷一次。',
  },
  closed_dates_keep_their_totals: {
    title: '已結帳日的合計不變',
    meaning: '已結帳營業日的各行合計，仍等於結帳時寫下的合計。',
  },
  debt_is_of_its_entry: {
    title: '欠款不超過其起因',
    meaning: '為客戶墊付的金額不超過下一筆分錄所扣：平倉、更正、股利、畸零股、除權或借券費。',
  },
  payment_of_a_debt_is_of_its_entry: {
    title: '還款來自當筆收入或釋出的資金',
    meaning: '清償欠款的金額不超過前一筆分錄帶入或其保證金以外扣取的金額，或以清償分錄本身的編號單獨入帳。',
  },
  who_owes_has_nothing_free: {
    title: '有欠款者沒有可用資金',
    meaning: '客戶有欠款時，一有可用資金即用於清償；尚有欠款期間，現金只會是圈存中的部分。',
  },
  escrow_is_for_shares_to_come: {
    title: '保管款皆為待配發股票',
    meaning: '客戶的保管款等於未結束的新股申購與未結清的認股所繳。',
  },
};
