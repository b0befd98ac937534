/** Traditional Chinese texts of stories of pledges. */
import type { StoryText } from '../stories.ts';
import type { pledges as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pledges.requested': {
    title: '已申請質押 {symbol}',
    body: '您申請以 {symbol} {lots} 手質押借款 {amount}，審核期間不可賣出這些股票。最遲 {promised} 有結果，在此之前可取消申請。',
  },
  'pledges.cancelled': {
    title: '質押申請已取消',
    body: '您已取消以 {symbol} 質押借款 {amount} 的申請，沒有任何借款，股票可再賣出。',
  },
  'pledges.paid_out': {
    title: '{symbol} 質押借款 {amount} 已撥款',
    body: '您的質押已核准，{amount} 已存入現金，到期日為 {due}，可隨時償還任何金額，不收違約金。若欠款達股票市值的 {sale}%，我們會先通知，再賣出部分股票。',
  },
  'pledges.value_fell': {
    title: '質押申請未通過：市值不足',
    body: '您申請以 {symbol} 質押借款 {amount} 未通過：依目前價格，股票市值不足。沒有任何借款，股票可再賣出。',
  },
  'pledges.identity_doubt': {
    title: '質押申請未通過：身分不符',
    body: '您申請以 {symbol} 質押借款 {amount} 未通過：無法與您已認證的身分核對相符。請在應用程式內聯絡客服；股票可再賣出。',
  },
  'pledges.not_approved': {
    title: '質押申請未通過',
    body: '我們無法核准您以 {symbol} 質押借款 {amount} 的申請。沒有任何借款，股票可再賣出。若此申請並非由您提出，請變更密碼，並至「登入與安全」檢查裝置。',
  },
  'pledges.asked': {
    title: '質押申請已結束',
    body: '依您的要求，以 {symbol} 質押借款 {amount} 的申請已結束，股票可再賣出。',
  },
  'pledges.repaid': { title: '質押：已還款 {amount}', body: '您已償還 {amount}，此筆質押尚欠 {owed}。' },
  'pledges.finished': {
    title: '質押已還清：{symbol}',
    body: '您已償還最後的 {amount}，此筆質押已無欠款，{symbol} 可再賣出。',
  },
  'pledges.warning': {
    title: '{symbol}：欠款已達市值的 {percent}%',
    body: '您尚欠 {owed}，質押的 {symbol} 依標記價格計算市值為 {value}。達 {sale}% 時，我們會先通知，再賣出股票。您可隨時償還任何金額。',
  },
  'pledges.notice': {
    title: '通知：可能賣出 {symbol}',
    body: '您尚欠 {owed}，質押的 {symbol} 依標記價格計算市值為 {value}，欠款已達 {percent}% 以上。請於 {by} 前償還部分款項；屆時若仍達此比例，我們將賣出所需手數，並以所得償還欠款。',
  },
  'pledges.sold': {
    title: '已賣出質押的 {symbol} {shares} 股',
    body: '通知期滿後，{symbol} {shares} 股已於市場賣出，所得中的 {amount} 已償還您的質押借款。尚欠 {owed}。',
  },
  'pledges.reminder': { title: '您的質押借款將於 {due} 到期', body: '您的質押借款尚欠 {owed}，請於到期日前還清。' },
  'pledges.due_waits': {
    title: '質押借款還款期限延後',
    body: '您的質押借款於 {due} 到期時，您的帳戶正受本公司人員限制。您可於 {by} 前償還所欠的 {owed}，仍視為如期還清；利息仍按原利率計算。若限制提早或延後解除，此期限會隨之調整。',
  },
  'pledges.overdue': {
    title: '您的質押借款已逾期',
    body: '您的質押借款已於 {due} 到期，尚欠 {owed}。利率不變，不會因逾期而賣出股票；利息持續計算至還清為止。',
  },
};
