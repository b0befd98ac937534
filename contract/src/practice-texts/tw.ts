import type { PracticeTexts } from './en.ts';

export const tw: PracticeTexts = {
  past: '此為練習市場首次啟動時，隨過往行情一併產生的紀錄。',
  pastByAccounts: '此為練習市場首次啟動時，由市場自有帳戶隨過往行情一併產生的紀錄。',
  awayByAccounts:
    '此為伺服器停機一段時間後恢復時，由練習市場自有帳戶補做的紀錄，款項於當時收付。當日若無指數紀錄，則採用前一個已知的收盤點位。',
  bankChannel: '演練用銀行轉帳',
  upiChannel: '演練用 UPI',
  reviewed: '由本練習系統的自動程式「練習審核員」依公開規則審核。',
};
