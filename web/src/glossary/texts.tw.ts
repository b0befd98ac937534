import type { GlossaryTexts } from './texts.en.ts';

const texts: GlossaryTexts = {
  mark: '我們評估您持倉所用的價格。它跟隨最佳買賣價，單一異常成交無法左右。',
  hold: '為委託或申請預留的現金。錢仍是您的，未用到的部分會解除。',
  margin: '您為持倉投入的自有資金。沒有槓桿時就是全部價款。',
  closeOut: '標記價格到達此價時，我們會平倉，讓您的損失不超過保證金。',
  settlement: '買進的股票從此時起可以賣出，在那之前仍在交割中。',
  lock: '買進後股票交割所需的時間，之後才可以賣出。',
  contractAmount: '價格乘以股數，未計費用。',
  upper: '今天允許的最高價：高於昨日收盤的固定百分比。',
  lower: '今天允許的最低價：低於昨日收盤的固定百分比。',
  lot: '委託以整手為單位，一手就是這個數量。',
  tick: '價格以此為最小跳動單位。',
  turnover: '今天成交的總金額：股數乘以成交價。',
  spread: '最佳買價與最佳賣價的差距。差距越大，立即成交越貴。',
  nav: '基金一單位背後的一籃子資產目前的價值。',
  marketValue: '每股價格乘以公司的全部股數。',
};

export default texts;
