import type { WatchlistScreenTexts } from './texts.en.ts';

const texts: WatchlistScreenTexts = {
  title: '自選',
  search: '搜尋',
  searchTitle: '搜尋',
  searchLabel: '名稱或代號',
  recent: '最近搜尋',
  clear: '清除',
  start: '輸入名稱或代號，一個字就能找。',
  found: (count, most) => (count < most ? `${count} 筆符合` : `最符合的 ${count} 筆`),
  didYouMean: (text: string) => `找不到「${text}」。您要找的是：`,
  nothing: (text) => `沒有符合「${text}」的標的。請試試代號。`,
  kinds: { equity: '股票', fund: '基金', forex: '貨幣對', digital: '數位貨幣' },
  realData: '真實資料，收盤',

  manage: {
    title: '管理清單',
    lists: '清單',
    rows: (list) => `「${list}」中的商品`,
    actions: (name) => `${name} 的操作`,
    rename: '重新命名',
    renameTitle: (name) => `重新命名「${name}」`,
    save: '儲存',
    remove: '刪除清單',
    removed: (name) => `已刪除「${name}」`,
    restored: (name) => `已復原「${name}」`,
    undo: '復原',
    takeOff: '從此清單移除',
    takenOff: (name) => `${name} 已移出清單`,
    add: '加入',
    addTo: (list) => `加入「${list}」`,
    addOne: (name) => `加入 ${name}`,
    takeOne: (name) => `移除 ${name}`,
    empty: '此清單還沒有商品。',
    most: (most) => `同類最多 ${most} 個清單，刪除一個才能新增。`,
    done: '完成',
  },
};

export default texts;
