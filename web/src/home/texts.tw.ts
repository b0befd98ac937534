import type { HomeTexts } from './texts.en.ts';

const texts: HomeTexts = {
  search: '搜尋商品',
  total: (currency) => `總資產（${currency}）`,
  todaySuffix: '今日',
  todayUnknown: '今日變動尚未得知',
  hideAmounts: '隱藏金額',
  showAmounts: '顯示金額',
  whyTotal: '為什麼是這個數字？',
  whyTotalBody: '總資產＝現金＋持倉保證金＋以最新價計算的未實現損益。',
  cash: '現金',
  margin: '持倉保證金',
  openProfit: '未實現損益',
  receivable: '超過保證金的虧損欠款',
  next: '下一步',
  tasks: {
    follow: { title: '選 3 家公司加入自選', body: '它們會以即時價格顯示在這裡。', action: '尋找公司' },
    trade: { title: '完成第一筆練習交易', body: '市價一手，下單前列出每一項費用。', action: '前往行情' },
    warned: { title: '有持倉接近強制平倉', body: '其淨值已降至保證金的一半或以下。', action: '查看' },
  },
  watchlist: '自選',
  all: (count) => `全部 ${count}`,
  watchlistEmpty: '自選清單是空的。',
  watchlistEmptyAction: '選 3 家公司加入自選',
  shortcuts: '捷徑',
  shortcut: { market: '行情', trade: '持倉', records: '紀錄', support: '客服' },
  indices: '指數',
  held: (quantity) => `持有 ${quantity}`,
  heldShort: (quantity) => `放空 ${quantity}`,

  supportTitle: '客服中心',
  supportNobody: '這是練習環境，沒有任何公司經營，因此沒有電話或線上客服。',
  supportNobodyBody: '若有人以「Bahi 客服」名義來電或傳訊，那不是 Bahi。',
  supportHours: '服務時間',
  supportNumbers: '服務電話',
  supportNever: '客服人員絕不會索取您的密碼、驗證碼或金錢。',
  supportChat: '開啟線上客服',
  supportFind: '您可以自行查到的事',
  supportTopics: {
    refused: { title: '為什麼我的委託被拒？', body: '每次拒絕的原因與數字都保留在委託上，請見「交易 → 已結束」。' },
    price: { title: '為什麼是這個成交價？', body: '每筆成交都註明交易所成交序號，以及成交前的最佳買賣價。' },
    balance: {
      title: '為什麼是這個餘額？',
      body: '點選任一餘額旁的「為什麼是這個數字？」，或查看紀錄：每一筆都是您雜湊鏈上的分錄。',
    },
    lock: { title: '為什麼還不能賣出？', body: '部分商品買進後會鎖定數日或數分鐘，買進前後都會標示解鎖時間。' },
  },
};

export default texts;
