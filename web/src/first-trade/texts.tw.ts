import type { FirstTradeTexts } from './texts.en.ts';

const texts: FirstTradeTexts = {
  start: '帶我操作',
  title: '您的第一筆交易',
  stepOf: (step) => `第 ${step} 步，共 4 步`,
  skip: '略過導覽',
  find: { title: '找一檔股票', body: '以名稱或股票代號搜尋，或從清單開啟一檔。', action: '搜尋股票' },
  read: { title: '看懂價格', body: '大字是最新成交價，旁邊是與前一日收盤價相比的漲跌。', action: '選擇手數' },
  size: { title: '設定手數', body: '一手是 100 股。明細單會列出您的總支出與每項費用。', action: '下一步' },
  confirm: { title: '確認委託', body: '核對總額後，按下委託單底部的按鈕。可能會請您輸入資金密碼。' },
};

export default texts;
