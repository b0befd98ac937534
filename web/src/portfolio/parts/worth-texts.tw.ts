import type { WorthTexts } from './worth-texts.en.ts';

const texts: WorthTexts = {
  title: '資產走勢',
  period: '期間',
  periods: { '1D': '1日', '1W': '1週', '1M': '1個月', '3M': '3個月', '1Y': '1年', all: '全部' },
  spokenPeriods: {
    '1D': '自上次收盤',
    '1W': '1 週',
    '1M': '1 個月',
    '3M': '3 個月',
    '1Y': '1 年',
    all: '開戶以來',
  },
  suffix: {
    '1D': '自上次收盤',
    '1W': '近 1 週',
    '1M': '近 1 個月',
    '3M': '近 3 個月',
    '1Y': '近 1 年',
    all: '累計',
  },
  paidIn: (amount) => `入金 ${amount}`,
  paidOut: (amount) => `出金 ${amount}`,
  spoken: ({ period, first, last, low, high }) =>
    `總資產，${period}：從 ${first} 到 ${last}，最低 ${low}，最高 ${high}。`,
  spokenHidden: '資產走勢。金額已隱藏。',
  legend: '虛線：不含損益的本金。',
  unknown: '目前缺少某個價格，暫時無法繪圖。',
  performance: '績效',
  showValues: '顯示數值',
  hideValues: '隱藏數值',
  date: '日期',
  now: '現在',
  total: '總資產',
  profit: '損益',
  invested: '投入資金',
  profitInAll: '累計損益',
  cash: '現金',
  holdings: '持股',
  all: (count) => `全部 ${count}`,
  average: (quantity, price) => `${quantity} · 均價 ${price}`,
  shortAverage: (quantity, price) => `放空 ${quantity} · 均價 ${price}`,
  notListed: '尚未掛牌',
  nothing: '您目前沒有持股。',
  find: '瀏覽股票',
};

export default texts;
