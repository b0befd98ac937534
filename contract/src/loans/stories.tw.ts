/** Traditional Chinese texts of stories of credit loans. */
import type { StoryText } from '../stories.ts';
import type { loans as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'loans.requested': {
    title: '已申請借款 {amount}',
    body: '您申請借款 {amount}、為期 {days} 天，審核中。最遲 {promised} 有結果，結果出來前可取消。',
  },
  'loans.cancelled': {
    title: '借款申請已取消',
    body: '您已取消 {amount} 的借款申請，沒有任何借款。',
  },
  'loans.paid_out': {
    title: '借款 {amount} 已撥款',
    body: '您的借款已核准，{amount} 已存入現金，到期日為 {due}。您可隨時償還任何金額，不收違約金。',
  },
  'loans.unaffordable': {
    title: '借款申請未通過',
    body: '您申請的借款 {amount} 未通過：以您在本公司的資產衡量，還款負擔過重。沒有任何借款，信用分數不受影響。',
  },
  'loans.identity_doubt': {
    title: '借款申請未通過：身分不符',
    body: '您申請的借款 {amount} 未通過：無法與您已認證的身分核對相符。請在應用程式內聯絡客服；沒有任何借款。',
  },
  'loans.not_approved': {
    title: '借款申請未通過',
    body: '我們無法核准您申請的借款 {amount}。沒有任何借款，信用分數不受影響。若此申請並非由您提出，請變更密碼，並至「登入與安全」檢查裝置。',
  },
  'loans.asked': {
    title: '借款申請已結束',
    body: '依您的要求，{amount} 的借款申請已結束，沒有任何借款。',
  },
  'loans.repaid': {
    title: '已還款 {amount}',
    body: '您已償還 {amount}，此筆借款尚欠 {owed}。',
  },
  'loans.ended': {
    title: '借款已還清',
    body: '您已償還最後的 {amount}，此筆借款已無欠款。',
  },
  'loans.reminder': {
    title: '您的借款將於 {due} 到期',
    body: '您的借款尚欠 {owed}。如期全數還清可提高信用分數，自哪一天起計分請見借款頁面；逾期則會扣分。',
  },
  'loans.due_waits': {
    title: '借款還款期限延後',
    body: '您的借款於 {due} 到期時，您的帳戶正受本公司人員限制，因此不會扣分。您可於 {by} 前償還所欠的 {owed}；利息仍按原利率計算。若限制提早或延後解除，此期限會隨之調整。',
  },
  'loans.overdue': {
    title: '您的借款已逾期',
    body: '您的借款已於 {due} 到期，尚欠 {owed}。利率不變，也不會出售您的任何資產；還清前信用分數會下降，也無法再借款。',
  },
};
