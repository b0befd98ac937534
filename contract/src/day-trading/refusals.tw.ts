/** Traditional Chinese texts of refusals of day trading. */
import type { dayTrading as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.channel_closed': '當沖申請暫停受理，未圈存任何款項。請稍後再試。',
  'day_trading.amount_invalid': '請輸入盧比金額，最多兩位小數。',
  'day_trading.below_minimum': '當沖額度最低為 {minimum}。',
  'day_trading.above_maximum': '當沖額度最高為 {maximum}。',
  'day_trading.pending': '您有一筆申請審核中，無法再申請。請取消該筆申請，或等候審核結果。',
  'day_trading.running': '您已有當沖額度，結算後才能再次申請。',
  'day_trading.above_funds': '可用餘額為 {available}，當沖額度最高為其四倍，即 {maximum}。',
  'day_trading.unknown': '查無此筆當沖額度。',
  'day_trading.not_pending': '此筆申請已有結果。',
  'day_trading.none_running': '您目前沒有使用中的當沖額度。請先申請，或改用一般委託。',
  'day_trading.not_open': '您的當沖額度自 {opens} 起可委託。請屆時再下單，或改用一般委託。',
  'day_trading.squaring_off': '自 {since} 起，當沖額度不再接受新委託，未平倉的持倉將於本交易時段結束前平倉。',
  'day_trading.symbol_not_allowed': '當沖委託僅限當日可賣出的股票，{symbol} 不適用，請改用一般委託。',
  'day_trading.band_too_wide':
    '{symbol} 單日漲跌幅可達 {band}%，五倍槓桿可能虧光保證金，因此不接受當沖委託，請改用一般委託。',
  'day_trading.above_unused': '此筆委託最高為 {amount}，當沖額度尚餘 {unused}，請減少股數。',
};
