/** Traditional Chinese texts of what was done in the account, told so that somebody else's doing is noticed. */
import type { StoryKey, StoryText } from '../stories.ts';

export const account = {
  'withdrawal.cancelled': {
    title: '出金 {amount} 已取消',
    body: '匯至 {destination} 的出金已取消，{amount} 已解除圈存。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'deposit.sent': {
    title: '入金 {amount} 已送審',
    body: '匯款備註碼 {reference}、金額 {amount} 的入金審核中，最遲 {promised} 有結果，結果出來前可取消。',
  },
  'deposit.cancelled': {
    title: '入金 {amount} 已取消',
    body: '匯款備註碼 {reference}、金額 {amount} 的申請不再審核。若您已付款，請附憑證重新申請。',
  },
  'security.destination_default': {
    title: '預設出金帳戶已變更',
    body: '出金時將優先選用 {destination}。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'security.session_ended': {
    title: '{device} 已被登出',
    body: '由 {by} 登出。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'security.fund_password_locked': {
    title: '資金密碼已鎖定至 {until}',
    body: '資金密碼或驗證碼錯誤次數過多，{until} 前需要資金密碼的操作均不受理。若非您本人操作，表示有人已登入您的帳號，請立即至「登入與安全」凍結帳戶並變更密碼。',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
