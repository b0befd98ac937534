/** Traditional Chinese texts of stories of money out. */
import type { StoryText } from '../stories.ts';
import type { withdrawals as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'withdrawal.requested': {
    title: '已申請出金 {amount}',
    body: '{amount} 已圈存，等待審核後匯至 {destination}，最遲 {latest} 到帳。若非本人操作，請立即至「登入與安全」凍結帳戶；核准前均可取消。',
  },
  'withdrawal.approved': {
    title: '出金 {amount} 已核准',
    body: '{amount} 將匯至 {destination}，最遲 {latest} 到帳。',
  },
  'withdrawal.cancelled': {
    title: '出金 {amount} 已取消',
    body: '匯至 {destination} 的出金已取消，{amount} 已解除圈存。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'withdrawal.paid': {
    title: '出金 {amount} 已匯出',
    body: '{amount} 已匯往 {destination}，明細可於資金紀錄查閱。',
  },
  'withdrawal.requested_usdt': {
    title: '已申請出金 {amount}',
    body: '{amount} 已圈存，等待審核。{usdt} USDT（1 USDT = {rate} INR，匯率不再變動）最遲 {latest} 送達 {destination}。若非本人操作，請立即至「登入與安全」凍結帳戶；核准前均可取消。',
  },
  'withdrawal.approved_usdt': {
    title: '出金 {amount} 已核准',
    body: '{amount} 換得的 {usdt} USDT 將轉至 {destination}，最遲 {latest} 到帳。',
  },
  'withdrawal.paid_usdt': {
    title: '出金 {amount} 已匯出',
    body: '{amount} 換得的 {usdt} USDT 已轉往 {destination}，明細可於資金紀錄查閱。',
  },
  'withdrawal.name_differs': {
    title: '出金 {amount} 未核准：戶名不符',
    body: '{destination} 的戶名與您的實名不符。{amount} 已解除圈存，請改用本人帳戶。',
  },
  'withdrawal.destination_returned': {
    title: '出金 {amount} 遭退回',
    body: '銀行或網路無法將 {amount} 送達 {destination}。款項已解除圈存，請確認資料後重新申請。',
  },
  'withdrawal.not_approved': {
    title: '出金 {amount} 未核准',
    body: '我們無法核准匯至 {destination} 的出金 {amount}。款項已解除圈存，即可動用。若此申請並非由您提出，請變更密碼，並至「登入與安全」檢查裝置；如有疑問請聯絡我們。',
  },
  'withdrawal.asked': {
    title: '出金 {amount} 已依您的要求取消',
    body: '匯至 {destination} 的出金已依您的要求結束，{amount} 已解除圈存。',
  },
  'withdrawal.court_order': {
    title: '出金 {amount} 依法院命令未核准',
    body: '法院或主管機關命令款項不得移出。原擬匯至 {destination} 的 {amount} 仍在您的帳戶中。命令文號請洽詢我們。',
  },
};
