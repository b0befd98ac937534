/** Traditional Chinese texts of refusals of orders and positions. */
import type { orders as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'orders.house_halted': '自 {since} 起全面暫停交易，恢復後再試。',
  'orders.market_closed': '非交易時間，將於 {opens} 開盤。',
  'orders.halted': '{symbol} 盤中暫停交易，請待恢復後再試。',
  'orders.suspended': '{symbol} 已暫停交易，恢復前不接受委託。',
  'orders.off_shelf': '{symbol} 已下市。',
  'orders.not_tradable': '{symbol} 不可買賣。',
  'orders.price_unavailable': '無法取得 {symbol} 的價格，若重複發生請聯絡我們。',
  'orders.price_stale': '{symbol} 的最新價格時間為 {at}，請待價格更新後再試。',
  'orders.price_not_positive': '價格必須大於 0。',
  'orders.price_off_tick': '此處價格以 {tick} 為跳動單位，最接近的是 {below} 與 {above}。',
  'orders.price_outside_band': '超出今日漲跌停範圍 {lower} 至 {upper}。',
  'orders.lots_invalid': '僅限整手，{minimum} 至 {maximum} 手。',
  'orders.below_opening_minimum': '最低開倉金額為 {minimum}，此委託為 {amount}。',
  'orders.margin_not_enabled': '此帳戶尚未開通融資融券交易。',
  'orders.leverage_unknown': '不提供此槓桿倍數。',
  'orders.leverage_above_band':
    '{symbol} 的每日漲跌幅限制為 {band}%。槓桿高於 {maximum}× 時，單日漲跌可能耗盡全部保證金。請選擇 {maximum}× 或更低。',
  'orders.starts_at_a_loss':
    '若以 {price} 成交，依標記價格 {mark} 計算，此持倉一開始就只剩 {percent}% 以下的保證金。請改用 {nearest} 或更有利的限價，或降低槓桿。',
  'orders.stop_wrong_side': '做多時，停損價須低於 {limit}；放空時須高於 {limit}。',
  'orders.take_wrong_side': '做多時，停利價須高於 {limit}；放空時須低於 {limit}。',
  'orders.insufficient_funds': '餘額不足 {short}：需要 {needed}，可用 {available}。',
  'orders.too_frequent': '每秒最多 {maximum} 筆委託，請等待 {wait} 秒。',
  'orders.no_liquidity': '目前沒有 {symbol} 的對手報價，請改用限價單，或稍後再試。',
  'orders.touch_too_far':
    '{symbol} 目前的最佳報價 {touch} 與標記價格 {mark} 相差超過 {percent}%，市價單不會以此價格成交。請改用限價單，或稍後再試。',
  'orders.unknown_order': '查無此委託。',
  'orders.unknown_position': '查無此持倉。',
  'orders.not_pending': '僅掛單中的委託可以取消，此筆已成交或已結束，請勿重複操作。',
  'orders.not_holding': '僅持有中的持倉可以變更，此筆平倉中或已平倉，請勿重複操作。',
  'orders.not_listed': '{symbol} 尚未上市，自上市日起方可賣出。',
  'orders.already_closing': '此持倉已在平倉中，請勿重複操作。',
  'orders.locked_days': 'T+{days} 日前不可賣出，鎖定至 {until}。',
  'orders.locked_minutes': '買進後 {minutes} 分鐘內不可賣出，鎖定至 {until}。',
  'orders.close_exceeds_position': '此持倉最多可平 {maximum} 手。',
  'orders.close_not_covered':
    '若以 {price} 成交，此次平倉的虧損可能超過此持倉的保證金。請改用 {nearest} 或更有利的限價，或先追加保證金。',
  'orders.added_margin_invalid': '追加保證金必須為大於 0 的整數盧比。',
  'orders.ended_protection': '其餘已取消：下一個價格劣於保護價 {limit}。',
  'orders.ended_session': '收盤前未成交。',
  'orders.ended_self_trade': '已取消：此委託會與您自己的掛單成交。',
  'orders.ended_halted': '已取消：交易暫停。',
  'orders.ended_requested': '已依您的要求取消。',
  'orders.ended_position_closed': '已取消：此委託對應的持倉已平倉。',
  'orders.ended_restricted': '已取消：帳戶受限期間不得開倉。',
  'orders.ended_square_off': '已取消：當沖額度不再接受委託。',
  'orders.ended_corporate_action':
    '已取消：{symbol} 因股票分割、無償配股或現金股利，股價或股數已調整，而此委託在調整前送出。請重新下單。',
};
