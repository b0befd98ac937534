/** Traditional Chinese texts of stories of notices to everybody. */
import type { StoryText } from '../stories.ts';
import type { notices as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'notice.halted': {
    title: '全市場暫停交易至 {until}',
    body: '{name} 較前一收盤變動達 {rate}%。依公告規則，股票全面暫停交易至 {until}。掛單保留，並可取消。',
  },
  'notice.resumed': { title: '恢復交易', body: '全市場暫停交易已結束，委託單恢復撮合。' },
  'notice.suspended': {
    title: '{name} 自 {date} 起暫停交易',
    body: '練習交易所自 {date} 起暫停 {name}（{symbol}）的交易。持股維持不變，恢復交易前不接受委託；原因載於該商品頁面。',
  },
  'notice.readmitted': {
    title: '{name} 恢復交易',
    body: '{name}（{symbol}）的暫停交易已結束，於一般交易時段恢復接受委託。',
  },
  'notice.off_shelf': {
    title: '{name} 自 {date} 起下市',
    body: '{name}（{symbol}）已自練習交易所下市，{date} 起不再交易。歷史資料仍可查閱；原因載於該商品頁面。',
  },
  'notice.house_halted': {
    title: '自 {since} 起全面暫停交易',
    body: '我們已對所有客戶暫停交易。在兩名人員重新開放之前，不接受任何開倉或平倉委託，停損、停利與保證金強制平倉亦不執行。掛單仍可取消；您的資金與持股維持不變。',
  },
  'notice.house_resumed': {
    title: '恢復交易',
    body: '已重新接受委託，停損、停利與保證金也會立即重新檢查。',
  },
  'notice.practice': {
    title: '這是練習市場',
    body: '此處的公司、價格與資金皆為虛構。價格只由委託簿中的委託形成，任何人都無法手動設定。內容不構成投資建議，盈虧皆非真實。',
  },
};
