import type { ShortcutTexts } from './texts.en.ts';

const texts: ShortcutTexts = {
  title: '鍵盤快速鍵',
  intro: '未在輸入文字時，每個畫面都能使用。',
  keys: { b: '買進畫面上的商品', s: '賣出畫面上的商品', '/': '搜尋商品', '?': '顯示這份清單' },
  noneShown: '畫面上沒有商品時，B 與 S 會開啟搜尋。',
  use: '使用快速鍵',
  useHint: '您可以在設定中變更。',
};

export default texts;
