/** Traditional Chinese texts of every story, as Taiwan's brokers write; a crore is 1,000 萬. */
import type { StoryKey, StoryText } from '../stories.ts';

export const tw: Record<StoryKey, StoryText> = {
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
    title: '{name} 一座工廠停工 {days} 天',
    body: '{name}（{symbol}）一座工廠停產，預計 {days} 天後復工，期間產量將減少。',
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
    body: '{name}（{symbol}）於 {date} 進行 {ratio} 股票分割：持股變多、股價變低，總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.bonus_declared': {
    title: '{name} 將無償配股 {ratio}',
    body: '{name}（{symbol}）於 {date} 無償配股 {ratio}。當日股價按比例調低，持股總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.dividend_declared': {
    title: '{name} 每股配息 {amount}',
    body: '{name}（{symbol}）每股配發現金股利 {amount} 盧比。{date} 起為除息交易，開盤價約減少同額。',
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
    body: '{name}（{symbol}）今日除息，每股 {amount} 盧比。前收盤價已扣除該金額。',
  },
  'news.band_upper': {
    title: '{name} 漲停 {price}',
    body: '{name}（{symbol}）觸及今日最高限價 {price}。買單可能排隊而無人賣出；限價於下次收盤後重新計算。',
  },
  'news.band_lower': {
    title: '{name} 跌停 {price}',
    body: '{name}（{symbol}）觸及今日最低限價 {price}。賣單可能排隊而無人買進；限價於下次收盤後重新計算。',
  },
  'news.session_closed': {
    title: '{date} 收盤：{name} {level}，{change}',
    body: '練習市場 {date} 的交易時段結束。{name} 收在 {level}，較前一收盤 {change}。',
  },
  'notice.halted': {
    title: '全市場暫停交易至 {until}',
    body: '{name} 較前一收盤變動達 {rate}%。依公告規則，股票全面暫停交易至 {until}。掛單保留，並可取消。',
  },
  'notice.resumed': { title: '恢復交易', body: '全市場暫停交易已結束，委託單恢復撮合。' },
  'notice.suspended': {
    title: '{name} 自 {date} 起停牌',
    body: '練習交易所自 {date} 起暫停 {name}（{symbol}）的交易。持股維持不變，恢復交易前不接受委託；原因載於該商品頁面。',
  },
  'notice.readmitted': {
    title: '{name} 恢復交易',
    body: '{name}（{symbol}）停牌結束，於一般交易時段恢復接受委託。',
  },
  'notice.off_shelf': {
    title: '{name} 自 {date} 起下市',
    body: '{name}（{symbol}）已自練習交易所下市，{date} 起不再交易。歷史資料仍可查閱；原因載於該商品頁面。',
  },
  'notice.practice': {
    title: '這是練習市場',
    body: '此處的公司、價格與資金皆為虛構。價格只由委託簿中的委託形成，任何人都無法手動設定。內容不構成投資建議，盈虧皆非真實。',
  },
  'alert.above': {
    title: '{symbol} 已達 {level}',
    body: '您的提醒：{symbol} 達到或高於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.below': {
    title: '{symbol} 已跌至 {level}',
    body: '您的提醒：{symbol} 達到或低於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.rise': {
    title: '{symbol} 上漲 {change}',
    body: '您的提醒：{symbol} 較前收盤上漲達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.fall': {
    title: '{symbol} 下跌 {change}',
    body: '您的提醒：{symbol} 較前收盤下跌達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.volume': {
    title: '{symbol} 已成交 {volume} 股',
    body: '您的提醒：{symbol} 本時段的成交量。已成交 {volume} 股，最新價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'position.warned': {
    title: '保證金警示：{symbol}',
    body: '價格 {price} 時，您的持倉 {position}（{symbol}）權益為 {equity}，保證金為 {margin}，比率已達 {warning}% 以下。降至 {close_out}% 時將以市價單強制平倉。請追加保證金或平掉一部分以避免。',
  },
  'position.closed_out': {
    title: '強制平倉：{symbol}',
    body: '價格 {price} 時，您的持倉 {position}（{symbol}）權益為 {equity}，保證金為 {margin}，比率已達 {close_out}% 以下。依公告規則已送出市價平倉單；成交價與費用請見單據。',
  },
};
