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
};
