import type { PayoutTexts } from './payout-texts.en.ts';

const texts: PayoutTexts = {
  networkFee: (network) => `${network} 網路手續費`,
  exchanged: '兌換金額',
  rate: '匯率',
  rateOf: (rate) => `1 USDT = ${rate} INR`,
  middle: (middle, spread) => `市場中價 ${middle}，價差 ${spread}%。1 USDT 以 1 USD 計。`,
  source: '匯率來源',
  sourceOf: (pair) => `外匯市場 ${pair}`,
  ratesAt: (time) => `${time} 的價格`,
  holds: '匯率有效期',
  until: (time, seconds) => `至 ${time} · ${seconds} 秒`,
  renews: '匯率會自動更新；您確認後即固定，直到我們付款。',
  fixed: '固定至付款',
  receive: '實收金額',
  usdt: (amount) => `${amount} USDT`,
  roundedDown: '捨去至小數點後六位。',
  asking: '正在取得匯率…',
  noAmount: '輸入金額，即可查看匯率與可收到的 USDT。',
  over: '匯率已過期。更新匯率，即可查看目前可收到的金額。',
  refresh: '更新匯率',
  notYet: '請待匯率顯示後再按一次。',
};

export default texts;
