import type { PracticeTexts } from './en.ts';

export const tw: PracticeTexts = {
  past: '此為練習市場首次啟動時，隨過往行情一併產生的紀錄。',
  pastByAccounts: '此為練習市場首次啟動時，由市場自有帳戶隨過往行情一併產生的紀錄。',
  awayByAccounts:
    '此為伺服器停機一段時間後恢復時，由練習市場自有帳戶補做的紀錄，款項於當時收付。當日若無指數紀錄，則採用前一個已知的收盤點位。',
  bankChannel: '演練用銀行轉帳',
  upiChannel: '演練用 UPI',
  ticketAnswer:
    '這是練習環境，沒有任何公司經營，也沒有人閱讀案件。自動程式「練習審核員」會以這段文字答覆每一則案件。發生的事與原因都在您的紀錄中，其他說明請見常見問題。若有公司經營，會有專人在此具名答覆。',
  supportMoney: '款項服務台（練習）',
  supportTrading: '交易服務台（練習）',
  supportHours: '無人接聽，僅為練習號碼',
  reviewed: '由本練習系統的自動程式「練習審核員」依公開規則審核。',
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
