/** Traditional Chinese words of what the auditor checks of orders and positions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  order_hold_is_worst_case: {
    title: '委託圈存等於最壞情況所需',
    meaning:
      '未結的開倉委託所圈存的，正是未成交股數以最壞價格所需；變更尚待交易所回覆時，以新舊條件中較高者計；其他委託不圈存。',
  },
  ended_order_holds_nothing: {
    title: '已結委託不圈存',
    meaning: '已結束的委託不圈存任何款項。',
  },
  order_is_its_fills: {
    title: '委託等於其成交合計',
    meaning: '委託的成交股數、成交金額與成交次數等於其成交紀錄。',
  },
  fill_respects_its_price: {
    title: '成交不劣於委託價格',
    meaning: '買進成交不高於當時的限價或保護價，賣出成交不低於其價。',
  },
  order_is_as_changed: {
    title: '變更後的委託與要求一致',
    meaning: '已變更委託的條件，就是最後一次生效變更的條件；變更次數相符，且委託結束後沒有變更仍在等待。',
  },
  position_is_its_orders: {
    title: '持倉等於委託成交結果',
    meaning: '持倉的股數與金額等於開倉成交減平倉成交，加上分割與無償配股。',
  },
  position_has_its_beginning: {
    title: '每筆持倉皆有來源',
    meaning: '配發或鉅額交易的持倉是一筆以成本給予股票的分錄減去平倉；其他持倉都有委託。',
  },
  allotment_has_its_position: {
    title: '每筆配發皆有持倉',
    meaning: '每筆配發股票的分錄都形成同一客戶的持倉。',
  },
  block_trade_is_settled: {
    title: '鉅額交易付款一次並交割',
    meaning: '每筆鉅額交易依其價格與買進費用付款一次，取得同一來源持倉的股票。',
  },
  block_entry_has_its_trade: {
    title: '鉅額交易分錄皆有交易',
    meaning: '每筆支付鉅額交易的分錄都有其交易。',
  },
  block_seller_keeps_promises: {
    title: '鉅額賣方不超賣',
    meaning: '沒有標的賣出的股數超過賣方所承諾的股數。',
  },
  order_with_fills_has_a_position: {
    title: '有成交的委託皆有持倉',
    meaning: '每筆有成交的開倉委託都有持倉。',
  },
  margin_is_of_positions: {
    title: '保證金等於持倉保證金',
    meaning: '帳簿的保證金等於該客戶各持倉的保證金。',
  },
  shares_are_of_positions: {
    title: '股數等於持倉股數',
    meaning: '帳簿的股數等於該客戶各持倉的股數，放空以負數計。',
  },
  fill_is_posted: {
    title: '每筆成交入帳一次',
    meaning: '每筆成交是分錄帳的一筆分錄，每筆此類分錄也是一筆成交。',
  },
  charges_are_of_turnover: {
    title: '費用依成交金額計算',
    meaning: '帳簿的費用等於各委託與鉅額交易依全部成交金額計算的費用與出金手續費，減去退還的。',
  },
  closing_position_has_its_order: {
    title: '平倉中的持倉皆有委託',
    meaning: '持倉處於平倉中，若且唯若有平倉委託在進行。',
  },
  nobody_is_short_of_locked_shares: {
    title: '無人放空自己鎖定中的鉅額股票',
    meaning: '沒有人在放空同一檔股票時於場外買進該股，也沒有人在其鎖定期間委託放空。',
  },
};
