import type { CurrencyTexts } from './currency-texts.en.ts';

const texts: CurrencyTexts = {
  title: '其他貨幣',
  none: '尚無其他貨幣。盧比可兌換為九種貨幣。',
  exchange: '換匯',
  exchangeOf: (currency) => `兌換 ${currency}`,
  recordsOf: (currency) => `${currency} 資金紀錄`,
  failed: '無法載入其他貨幣。',
  retry: '重試',
  worth: (amount) => `≈ ${amount} INR`,
  noRate: '目前沒有匯率',
  why: '為什麼是這個數字？',
  cash: '現金',
  held: '圈存中',
  available: '可用 = 現金 − 圈存中',
  inInr: '折合 INR',
  ratesAt: (time) => `依市場中價，${time}`,
  lines: '組成明細',
  linesHint: '此貨幣的每一筆分錄；最後一個數字是該筆之後的餘額。',
  entry: (entry) => `分錄 ${entry}`,
  after: (amount) => `該筆之後的餘額 ${amount}`,
  kind: { exchange_in: '換匯轉入', exchange_out: '換匯轉出', reversal: '更正' },
  line: '分錄',
};

export default texts;
