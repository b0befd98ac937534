/** Traditional Chinese: what each key of the configuration of orders and positions is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { orders as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  leverageLevels: {
    name: '槓桿倍數',
    meaning: '開倉委託可選的倍數，上限依標的的每日漲跌幅限制而定。',
  },
  minimumOpeningAmount: {
    name: '最低開倉金額',
    meaning: '開倉委託的最低契約金額。',
  },
  ordersPerSecondMaximum: {
    name: '每秒委託數',
    meaning: '每位客戶每秒可送出的委託數。',
  },
  marginWarningPercent: {
    name: '保證金預警',
    meaning: '槓桿或放空持倉的權益占保證金達此比例時發出預警。',
  },
  marginCloseOutPercent: {
    name: '保證金強制平倉',
    meaning: '槓桿或放空持倉的權益占保證金達此比例時強制平倉。',
  },
  tradingLockDays: {
    name: '鎖定營業日數',
    meaning:
      '標的本身無鎖定期時，買進後須滿幾個營業日（T+N）方可賣出；鉅額交易與大型股搶購本身的鎖定期較短時亦適用。0 表示不鎖定，以買進當下為準。',
  },
  tradingLockMinutes: {
    name: '鎖定分鐘數',
    meaning:
      '標的本身無鎖定期時，買進後須滿幾分鐘方可賣出；鉅額交易與大型股搶購本身的鎖定期較短時亦適用。0 表示不鎖定，以買進當下為準。',
  },
  isMarginDefault: {
    name: '新客戶可用槓桿',
    meaning: '新客戶是否可立即使用槓桿及放空。',
  },
};
