/** Traditional Chinese words of what the auditor checks of copy trading. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pool_units_are_of_followers: {
    title: '跟單基金的單位皆屬跟單客戶',
    meaning: '客戶帳簿中的單位、其紀錄中的單位與基金的單位相同，也等於最後一次估值結束時的單位。',
  },
  pool_clearing_is_empty: {
    title: '客戶與基金之間不留餘額',
    meaning: '客戶付出的每一筆金額都是基金收到的金額，反之亦然，在同一次估值內完成。',
  },
  pool_entry_has_its_flow: {
    title: '跟單分錄皆有其估值',
    meaning: '每筆加入、支付與費用的分錄，其金額與單位都與所屬估值相同，且每次估值都有其分錄。',
  },
  pool_hold_has_its_request: {
    title: '等待加入的資金皆已圈存',
    meaning: '每筆等待加入的申請圈存其全部金額，此外沒有其他圈存；等待換回現金的單位不超過持有單位。',
  },
  pool_valuation_is_the_rule: {
    title: '跟單基金估值符合規則',
    meaning: '每次估值的價值等於現金、股利與以標記價格計算的持股扣除費用；每筆申請都以該價值與單位計算並向下取整。',
  },
  pool_valuation_is_of_the_book: {
    title: '估值採用基金帳簿',
    meaning: '估值所計的現金與持股，等於日記帳中該基金到所列行號為止的現金與股數。',
  },
  pool_valuations_are_chained: {
    title: '跟單基金估值前後相接',
    meaning: '每個基金的估值逐一編號、無缺漏，雜湊值由其文字與前一次計算而得，開始的單位是前一次結束的單位。',
  },
  pool_holding_is_its_flows: {
    title: '跟單紀錄等於進出之和',
    meaning: '每筆跟單紀錄的單位與已付金額等於其各次估值的進出之和，且只有全部支付後才結束。',
  },
  pool_deals_after_the_cut_off: {
    title: '無人以已知價格交易',
    meaning: '每筆申請都在提出後超過截止時間的估值才成交；自動停損與到期則在達到的那次估值成交。',
  },
  pool_trades_unlevered: {
    title: '跟單基金全額持有',
    meaning: '跟單基金的帳簿只有未使用槓桿的多頭持倉，沒有欠款、貸款與質押。',
  },
  pool_orders_are_of_plans: {
    title: '跟單基金只依計畫交易',
    meaning: '跟單基金帳簿中的每筆委託，都是其某一計畫中事先寫下的一行，別無其他委託。',
  },
};
