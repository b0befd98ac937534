import type { WhyTexts } from './why-texts.en.ts';

const texts: WhyTexts = {
  cash: '現金',
  margin: '持倉保證金',
  escrow: '已繳股款（待配發）',
  copyFunds: '跟單基金（最近一次估值）',
  openProfit: '未實現損益',
  receivable: '超過保證金的虧損欠款',
  loan: '未還借款',
  accrued: '借款利息',
  byMark: '未實現損益以標記價格計算。',
};

export default texts;
