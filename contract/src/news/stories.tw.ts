/** Traditional Chinese texts of stories that are news of the practice market. A crore is 1,000 萬. */
import type { StoryText } from '../stories.ts';
import type { news as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'news.results_rose': {
    title: '{name}：獲利年增率 {profit}',
    body: '{name}（{symbol}）公布季報：獲利較去年同期 {profit}，營收 {revenue}。練習交易所的參與者自此得知這些數字。',
  },
  'news.results_fell': {
    title: '{name}：獲利年增率 {profit}',
    body: '{name}（{symbol}）公布的季報轉弱：獲利較去年同期 {profit}，營收 {revenue}。練習交易所的參與者自此得知這些數字。',
  },
  'news.order_won': {
    title: '{name} 取得 {crores/10} 億盧比訂單',
    body: '{name}（{symbol}）取得金額 {crores/10} 億盧比的訂單。訂單增加待交付量，尚非獲利。',
  },
  'news.plant_stopped': {
    title: '{name} 一處據點暫停營運 {days} 天',
    body: '{name}（{symbol}）一處據點暫停營運，預計 {days} 天後恢復，期間營收將減少。',
  },
  'news.expansion': {
    title: '{name} 投資 {crores/10} 億盧比擴產',
    body: '{name}（{symbol}）將投入 {crores/10} 億盧比擴充產能。資金先支出，效益日後才會顯現。',
  },
  'news.inquiry': {
    title: '{name} 被要求說明',
    body: '練習交易所要求 {name}（{symbol}）說明近期申報內容。公司回覆期間照常交易。',
  },
  'news.split_declared': {
    title: '{name} 將進行 {ratio} 股票分割',
    body: '{name}（{symbol}）於 {date} 進行 {ratio} 股票分割，以 {record} 收盤時的持有人為準：持股變多、股價變低，總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.bonus_declared': {
    title: '{name} 將無償配股 {ratio}',
    body: '{name}（{symbol}）於 {date} 無償配股 {ratio}，以 {record} 收盤時的持有人為準。當日股價按比例調低，持股總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.dividend_declared': {
    title: '{name} 每股配息 {amount}',
    body: '{name}（{symbol}）每股配發現金股利 {amount}，{record} 收盤時的持有人於 {pay} 領取。{date} 起為除息交易，開盤價約減少同額。',
  },
  'news.split_ex': {
    title: '{name} 今日起以 {ratio} 分割後價格交易',
    body: '{name}（{symbol}）今日起以 {ratio} 分割後的價格交易。前收盤價已調整，今日漲跌只反映市場變動。',
  },
  'news.bonus_ex': {
    title: '{name} 今日除權（{ratio}）',
    body: '{name}（{symbol}）今日除權，無償配股 {ratio}。前收盤價已調整，今日漲跌只反映市場變動。',
  },
  'news.dividend_ex': {
    title: '{name} 今日除息 {amount}',
    body: '{name}（{symbol}）今日除息，每股 {amount}。前收盤價已扣除該金額。',
  },
  'news.band_upper': {
    title: '{name} 漲停 {price}',
    body: '{name}（{symbol}）觸及今日漲停價 {price}。買單可能排隊而無人賣出；漲跌停價於下次收盤後重新計算。',
  },
  'news.band_lower': {
    title: '{name} 跌停 {price}',
    body: '{name}（{symbol}）觸及今日跌停價 {price}。賣單可能排隊而無人買進；漲跌停價於下次收盤後重新計算。',
  },
  'news.session_closed': {
    title: '{date} 收盤：{name} {level}，{change}',
    body: '練習市場 {date} 的交易時段結束。{name} 收在 {level}，較前一收盤 {change}。',
  },
};
