/** Tickets of the practice past in Traditional Chinese. */
import type { PracticeTickets } from './tickets.en.ts';

export const ticketsTw: PracticeTickets = {
  askPrice: '我以市價買入，成交價卻不是我看到的價格。為什麼？',
  answerPrice:
    '市價委託會以委託簿上的最佳價格成交，並受委託畫面所示的價格保護限制。請開啟該筆委託：每筆成交都列出對應的成交紀錄編號。',
  ratePrice: '答覆清楚。',
  askCharge: '買入要付多少印花稅？',
  answerCharge: '印花稅為買入金額的 0.003%。送出委託前，畫面會列出每一項費用。',
  askCard: '我想更換銀行帳戶。',
  answerCard: '您可以在「我的」新增帳戶。舊帳戶已經停用，還是兩個都要保留？',
  askLock: '為什麼我無法賣出大宗交易買到的股票？',
  answerLock: '大宗交易的股票會鎖定數個營業日，持倉中會顯示解除日期。',
  askLimit: '每天有上限嗎？',
  answerLimit: '每筆出金都有上限，畫面上會顯示；每天則沒有上限。',
  askWait: '那要多久才會到帳？',
  askName: '我結婚了，要怎麼更改姓名？',
};
