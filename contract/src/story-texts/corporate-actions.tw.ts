/** Traditional Chinese texts of the stories about corporate actions. */
import type { StoryKey, StoryText } from '../stories.ts';

export const corporateActions = {
  'position.split': {
    title: '{symbol}：股票分割 {ratio}',
    body: '您的持倉 {position}（{symbol}）由 {before} 股變為 {after} 股，股價按比例調低。成本、保證金與損益不變，停損停利已隨之調整；不足一股的部分以現金發給。',
  },
  'position.bonus': {
    title: '{symbol}：無償配股 {ratio}',
    body: '您的持倉 {position}（{symbol}）由 {before} 股變為 {after} 股，股價按比例調低。成本、保證金與損益不變，停損停利已隨之調整；不足一股的部分以現金發給。',
  },
  'order.ended_by_action': {
    title: '{symbol}：委託已取消',
    body: '{symbol} 今日起除權息。您的委託 {order} 以除權息前的股數與價格為準，已取消並釋放凍結金額；如仍需要請重新下單。',
  },
  'dividend.due': {
    title: '{symbol}：現金股利 {amount}',
    body: '您的持倉 {position} 共 {shares} 股，將於 {date} 發放股利 {amount}，之前賣出仍可領取。發放前計入持倉權益，停損停利已按股利調整。',
  },
  'dividend.owed': {
    title: '{symbol}：應付股利 {amount}',
    body: '您的持倉 {position} 放空 {shares} 股，放空者須支付股利：{amount} 將於 {date} 自帳戶扣除。股價已同額調低，對您有利；停損停利已隨之調整。',
  },
  'dividend.paid': {
    title: '{symbol} 股利入帳 {amount}',
    body: '持倉 {position} 共 {shares} 股的股利 {amount} 已入帳。',
  },
  'dividend.charged': {
    title: '{symbol} 股利扣款 {amount}',
    body: '持倉 {position} 放空 {shares} 股，應付股利 {amount} 已自帳戶扣除。',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
