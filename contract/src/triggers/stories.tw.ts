/** Traditional Chinese texts of stories of trigger orders. */
import type { StoryText } from '../stories.ts';
import type { triggers as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'trigger.placed': {
    title: '{symbol}：觸及 {level}，已下單',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。委託 {order} 已送出，成交與費用請見委託明細。',
  },
  'trigger.waits': {
    title: '{symbol}：觸及 {level}，等待下單',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。目前還無法下單，可以下單時我們會立即下單；在此之前您可以取消。',
  },
  'trigger.no_cash': {
    title: '{symbol}：觸及 {level}，現金不足',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。委託需要 {needed}，可用現金為 {available}，因此未下單。請先入金，再自行下單或重新設定。',
  },
  'trigger.outside_band': {
    title: '{symbol}：觸及 {level}，價格超出範圍',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。其限價超出當日漲跌停範圍 {lower} 至 {upper}，因此未下單。請自行下單或重新設定。',
  },
  'trigger.barred': {
    title: '{symbol}：觸及 {level}，帳戶受限',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。您的帳戶目前不得送出此委託，因此未下單。原因請見該觸價單。',
  },
  'trigger.failed': {
    title: '{symbol}：觸及 {level}，委託遭拒絕',
    body: '{symbol} 的標記價格在 {seen} 為 {mark}，您設於 {level} 的觸價單已觸發。委託遭拒絕，未下單。原因請見該觸價單。',
  },
  'trigger.expired': {
    title: '{symbol}：觸價單已到期',
    body: '您在 {symbol} 設於 {level} 的觸價單已於 {date} 到期，未下單。',
  },
  'trigger.moved': {
    title: '{symbol}：觸價單已調整為 {after}',
    body: '{symbol} 自今日起以公司行動後的價格交易。您的觸價單已按比例由 {before} 調整為 {after}。',
  },
  'trigger.ended_by_action': {
    title: '{symbol}：觸價單已取消',
    body: '{symbol} 自今日起以公司行動後的價格交易，您設於 {level} 的觸價單無法調整為整手，因此已取消。如仍需要，請重新設定。',
  },
  'trigger.position_closed': {
    title: '{symbol}：觸價單已取消',
    body: '您在 {symbol} 設於 {level} 的觸價單，其對應持倉已平倉，因此觸價單已取消。',
  },
};
