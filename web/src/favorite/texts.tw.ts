import type { FavoriteTexts } from './texts.en.ts';

const texts: FavoriteTexts = {
  title: '自選',
  search: '搜尋',
  searchTitle: '搜尋',
  searchLabel: '名稱或代碼',
  recent: '最近搜尋',
  clear: '清除',
  start: '輸入名稱或代碼，一個字就能找。',
  found: (count, most) => (count < most ? `${count} 筆符合` : `最符合的 ${count} 筆`),
  nothing: (text) => `沒有符合「${text}」的標的。請試試代碼。`,
  kinds: { equity: '股票', fund: '基金', forex: '貨幣對', digital: '數位貨幣' },
  realData: '真實資料，收盤',
};

export default texts;
