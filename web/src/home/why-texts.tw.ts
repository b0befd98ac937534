import type { WhyTexts } from './why-texts.en.ts';

const texts: WhyTexts = {
  cash: '現金',
  margin: '持倉保證金',
  escrow: '已繳股款（待配發）',
  openProfit: '未實現損益',
  receivable: '超過保證金的虧損欠款',
  sum: '總資產＝現金＋持倉保證金＋以最新價計算的未實現損益。',
  sumWithEscrow: '總資產＝現金＋持倉保證金＋待配發的已繳股款＋以最新價計算的未實現損益。',
};

export default texts;
