import { tw as sectors } from '@bahi/contract/market/sectors.tw.ts';
import type { InstrumentTexts } from './instruments.en.ts';

const texts: InstrumentTexts = {
  sectors: { ...sectors, nse_eod: 'NSE 真實資料' },
  index: '指數',
  column: {
    name: '名稱',
    trend: '走勢',
    price: '價格',
    change: '漲跌',
    actions: '操作',
  },
  sortBy: (column) => `依${column}排序`,
  held: (quantity) => `持有 ${quantity}`,
  heldShort: (quantity) => `放空 ${quantity}`,
  noShort: '基金不能放空。',
  premium: (rate) => `溢價 ${rate}`,
  discount: (rate) => `折價 ${rate}`,
  halted: '盤中暫停',
  suspended: '暫停交易',
  offShelf: '已下市',
  watchlist: '自選',
  watchlistEmpty: '您還沒有關注任何股票。',
  search: '以名稱或代號搜尋',
  starters: '先從這六檔開始',
  more: (name) => `${name} 的操作`,
  buy: '買進',
  watch: '加入自選',
  unwatch: '移出自選',
  watchNamed: (name) => `將 ${name} 加入自選`,
  unwatchNamed: (name) => `將 ${name} 移出自選`,
  watched: (name) => `${name} 已加入自選`,
  unwatched: (name) => `${name} 已移出自選`,
  alert: '設定到價提醒',
  alertNamed: (name) => `${name} 的提醒`,
  notKnown: '自選未能變更。目前顯示的是伺服器上的清單。',
};

export default texts;
