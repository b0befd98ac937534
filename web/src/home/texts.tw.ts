import type { HomeTexts } from './texts.en.ts';

const texts: HomeTexts = {
  search: '搜尋商品',
  notices: '公告',
  messages: '訊息',
  newsTitle: '新聞',
  allNews: '全部',
  total: (currency) => `總資產（${currency}）`,
  todaySuffix: '今日',
  todayUnknown: '今日漲跌尚未公布',
  hideAmounts: '隱藏金額',
  showAmounts: '顯示金額',
  whyTotal: '為什麼是這個數字？',
  watchlist: '自選',
  all: (count) => `全部 ${count}`,
  watchlistEmpty: '自選清單是空的。',
  watchlistEmptyAction: '選 3 家公司加入自選',
  shortcuts: '捷徑',
  shortcut: {
    newShares: '新股申購',
    placement: '配售',
    blockTrade: '鉅額交易',
    dayTrading: '當沖',
    overview: '市場總覽',
    copy: '跟單',
    messages: '訊息',
    funds: '基金',
    forex: '外匯',
    support: '客服中心',
  },
  starters: {
    picked: (count) => `已選 ${count}／3`,
    why: '今日成交最多的公司，供您起步，並非投資建議。點星號即加入自選。',
  },
  marketNow: '市場現況',
  overview: '市場總覽',
  indices: '指數',
  held: (quantity) => `持有 ${quantity}`,
  heldShort: (quantity) => `放空 ${quantity}`,
};

export default texts;
