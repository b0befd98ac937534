/** Traditional Chinese texts of refusals that only staff meet who write texts of the house. */
import type { contentStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.changed_since': '您撰寫期間，第 {version} 版已核准。請開啟該版本並重新輸入您的修改。',
  'content.group_unknown': '請選擇此類文件的分組。',
  'content.asks_nobody': '只有使用者條款與隱私權政策需要再次同意。請取消勾選。',
  'content.kept': '此文件不能移除。請提出新版本。',
  'content.symbol_unknown': '沒有代號為 {symbol} 的商品。請檢查代號。',
  'content.symbols_missing': '請列出主題所含的商品。',
  'content.author_missing': '請輸入主題的編選人。',
  'content.empty': '{language}：請輸入內容。',
  'content.too_long': '{language}：內容超過 {maximum} 個字元，請縮短。',
  'content.html': '{language}，第 {line} 行：請移除 HTML 標籤。',
  'content.link_refused': '{language}，第 {line} 行：{link} 不是 https 網址，也不是應用程式的畫面。請修改連結。',
  'content.figure_unknown': '{language}，第 {line} 行：沒有名為 {name} 的圖。請檢查名稱。',
  'content.picture_refused': '{language}，第 {line} 行：不能使用網址的圖片。請改用圖：![說明](figure:名稱)。',
  'content.key_unknown': '{language}，第 {line} 行：{name} 不是內文可顯示的設定項目。請檢查名稱。',
  'content.structure':
    '{language}，第 {line} 行：不支援此 Markdown 語法。可使用標題 ## 與 ###、段落、最多兩層的清單、表格、引文與圖。',
};
