/** Traditional Chinese texts of stories of price alerts. */
import type { StoryText } from '../stories.ts';
import type { alerts as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'alert.above': {
    title: '{symbol} 已達 {level}',
    body: '您的提醒：{symbol} 達到或高於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.below': {
    title: '{symbol} 已跌至 {level}',
    body: '您的提醒：{symbol} 達到或低於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.rise': {
    title: '{symbol} 漲跌幅 {change}',
    body: '您的提醒：{symbol} 較昨收漲幅達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.fall': {
    title: '{symbol} 漲跌幅 {change}',
    body: '您的提醒：{symbol} 較昨收漲跌幅達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.joined': {
    title: '{symbol}：您的兩個到價提醒合而為一',
    body: '{symbol} 今日起以分割或無償配股後的價格交易。您在 {before} 的提醒按比例調整後為 {after}，與您既有的提醒相同：保留既有的提醒，這一個已結束。',
  },
  'alert.moved': {
    title: '{symbol}：您的到價提醒調整為 {after}',
    body: '{symbol} 今日起以分割或無償配股後的價格交易。您的提醒已按比例由 {before} 調整為 {after}。',
  },
  'alert.volume': {
    title: '{symbol} 已成交 {volume} 股',
    body: '您的提醒：{symbol} 本時段的成交量。已成交 {volume} 股，最新價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
};
