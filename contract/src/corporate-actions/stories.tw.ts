/** Traditional Chinese texts of stories of corporate actions. */
import type { StoryText } from '../stories.ts';
import type { corporateActions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
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
    body: '{symbol} 今日起除權息。您的委託 {order} 以除權息前的股數與價格為準，已取消並解除圈存；如仍需要請重新下單。',
  },
  'dividend.due': {
    title: '{symbol}：現金股利 {amount}',
    body: '您的持倉 {position} 共 {shares} 股，將於 {date} 發放股利 {amount}，之前賣出仍可領取。發放前計入持倉權益，停損停利已按股利調整。',
  },
  'dividend.to_apply': {
    title: '{symbol}：可申請股利 {amount}',
    body: '您的持倉 {position} 共 {shares} 股，股利 {amount} 歸您所有，賣出後亦同。請於持倉明細申請，經審核後自 {date} 起入帳；未申請者於 {last} 自動入帳。發放前計入持倉權益，停損與停利已隨股利調整。',
  },
  'dividend.approved': {
    title: '{symbol} 股利：申請通過',
    body: '持倉 {position} 的股利 {amount} 將於 {date} 入帳。',
  },
  'dividend.refused_account_checked': {
    title: '{symbol} 股利：申請未通過',
    body: '您的帳戶正在查核，持倉 {position} 的股利 {amount} 暫不入帳。您可再次申請；股利仍歸您所有，{last} 無須申請即自動入帳。',
  },
  'dividend.refused_tax_details': {
    title: '{symbol} 股利：缺少稅務資料',
    body: '持倉 {position} 的股利 {amount} 缺少課稅所需資料。請補齊後再次申請；股利仍歸您所有，{last} 無須申請即自動入帳。',
  },
  'dividend.refused_not_received': {
    title: '{symbol} 股利：尚未收到公司款項',
    body: '公司尚未將持倉 {position} 的股利 {amount} 撥付給我們。您可再次申請；股利仍歸您所有，{last} 無須申請即自動入帳。',
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
};
