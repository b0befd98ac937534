/** Traditional Chinese texts of refusals of copy trading. */
import type { pools as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.unknown': '此跟單基金不存在。',
  'pools.ended': '此跟單基金已結束。',
  'pools.off_shelf': '產品已下架：此跟單基金不再接受新資金。',
  'pools.halted': '此跟單基金暫停交易，恢復前不接受新資金。',
  'pools.risk_too_high': '此跟單基金的風險為 {risk}（滿分 10）；達 8 以上即不接受新資金。',
  'pools.deadline_passed': '跟單已截止：最後一日為 {deadline}。',
  'pools.rights_open': '此跟單基金持有的 {symbol} 認股權利尚未結清，結清後才會再接受新資金。',
  'pools.amount_unreadable': '請輸入金額，最多兩位小數。',
  'pools.below_minimum': '低於最低金額 {minimum}。',
  'pools.stop_invalid': '停損請輸入 {minimum}% 至 {maximum}%。',
  'pools.lock_changed': '您的資金將鎖定至 {until}，請確認此日期。',
  'pools.pending': '您已有資金等待加入此跟單基金。請取回，或等候其加入。',
  'pools.insufficient': '可用餘額 {available}，尚差 {short}。請減少金額。',
  'pools.holding_unknown': '查無此筆紀錄。',
  'pools.not_in_progress': '此筆紀錄不在進行中。',
  'pools.already_stopping': '您已申請停止跟單此基金。',
  'pools.locked': '您的資金鎖定至 {until}，在此之前您設定的停損仍然有效。',
  'pools.nothing_waits': '沒有可取回的申請。',
  'pools.cut_off_passed': '已無法取回：即將計算價格。',
};
