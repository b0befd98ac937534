/** Traditional Chinese texts of stories of money in. */
import type { StoryText } from '../stories.ts';
import type { deposits as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'deposit.sent': {
    title: '入金 {amount} 已送審',
    body: '匯款備註碼 {reference}、金額 {amount} 的入金審核中，最遲 {promised} 有結果，結果出來前可取消。',
  },
  'deposit.cancelled': {
    title: '入金 {amount} 已取消',
    body: '匯款備註碼 {reference}、金額 {amount} 的申請不再審核。若您已付款，請附憑證重新申請。',
  },
  'deposit.credited': {
    title: '入金 {amount} 已入帳',
    body: '匯款備註碼 {reference} 的款項已收到，{amount} 已計入可用現金，明細可於資金紀錄查閱。',
  },
  'deposit.credited_owed': {
    title: '入金 {amount} 已入帳，其中 {owed} 用於清償欠款',
    body: '匯款備註碼 {reference} 的款項已收到。{amount} 已入帳，其中 {owed} 清償先前虧損所餘欠款，兩筆明細均可於資金紀錄查閱。',
  },
  'deposit.not_received': {
    title: '入金 {amount} 未入帳：尚未收到款項',
    body: '未收到匯款備註碼 {reference}、金額 {amount} 的款項。若您的帳戶已扣款，請附上銀行證明重新申請。',
  },
  'deposit.amount_differs': {
    title: '入金 {amount} 未入帳：金額不符',
    body: '匯款備註碼 {reference} 的款項並非 {amount}。請以實際匯款金額重新申請，您的款項不受影響。',
  },
  'deposit.proof_unreadable': {
    title: '入金 {amount} 未入帳：憑證無法辨識',
    body: '匯款備註碼 {reference}、金額 {amount} 的憑證無法辨識。請附上可清楚看見金額、日期與匯款備註碼的照片重新申請。',
  },
  'deposit.proof_used': {
    title: '入金 {amount} 未入帳：憑證已使用過',
    body: '匯款備註碼 {reference}、金額 {amount} 的憑證屬於另一筆入金。請附上本次匯款的憑證重新申請。',
  },
  'deposit.proof_false': {
    title: '入金 {amount} 未入帳：查無此筆匯款',
    body: '銀行查明，您上傳的憑證（匯款備註碼 {reference}、金額 {amount}）查無此筆匯款。依公布的規則，您的信用分數因此降低。如有不同意見，請附上銀行證明聯絡客服。',
  },
  'deposit.payer_differs': {
    title: '入金 {amount} 未入帳：匯款人不是本人',
    body: '匯款備註碼 {reference}、金額 {amount} 的款項來自非您名下的帳戶，將退回原帳戶。請由本人帳戶匯款。',
  },
  'deposit.asked': {
    title: '入金 {amount} 已依您的要求取消',
    body: '匯款備註碼 {reference}、金額 {amount} 的申請已依您的要求結束。',
  },
};
