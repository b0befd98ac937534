import type { WatchlistTexts } from './watchlist.en.ts';

const texts: WatchlistTexts = {
  typesLabel: '商品類別',
  types: { stock: '股票', fund: '基金', forex: '外匯', digital: '數位貨幣' },
  listsLabel: '清單',
  firstList: '我的自選',
  count: (count) => `${count} 檔`,
  edit: '管理清單',
  density: '顯示密度',
  densities: { compact: '精簡', normal: '一般', rich: '詳細' },
  volume: (figure) => `量 ${figure}`,
  range: (low, high) => `低 ${low} · 高 ${high}`,
  nothing: {
    stock: '您還沒有關注任何股票。',
    fund: '您還沒有關注任何基金。',
    forex: '您還沒有關注任何貨幣對。',
    digital: '您還沒有關注任何數位貨幣。',
  },
  emptyList: '此清單沒有商品。',
  add: '加入商品',

  lists: '所屬清單…',
  listsOf: (name) => `${name} 所屬清單`,
  moveHere: '移到這裡',
  moveTo: (name, list) => `將 ${name} 移到「${list}」`,
  movedTo: (name, list) => `${name} 已移到「${list}」`,
  newList: '新增清單',
  listName: '清單名稱',
  create: '建立',
  nameMissing: '請輸入名稱',

  moveByKeys: (name) => `移動 ${name}：拖曳或使用方向鍵`,
  moveUp: (name) => `將 ${name} 上移`,
  moveDown: (name) => `將 ${name} 下移`,
  placed: (name, place, of) => `${name} 在第 ${place} 位，共 ${of} 位`,
};

export default texts;
