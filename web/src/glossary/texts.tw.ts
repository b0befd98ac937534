import type { GlossaryTexts } from './texts.en.ts';

const texts: GlossaryTexts = {
  mark: '我們用來評估持倉價值的價格。它跟隨最佳買賣價，不受單一異常成交左右。',
  hold: '為委託或申請預留的現金。錢仍是您的，未用到的部分會解除圈存。',
  margin: '您為持倉投入的自有資金。沒有槓桿時就是全部價款。',
  closeOut: '標記價格到達此價時，我們會平倉以限制損失；行情急變時，損失仍可能超過保證金。',
  settlement: '買進的股票從此時起可以賣出，在那之前仍在交割中。',
  contractAmount: '價格乘以股數，未計費用。',
};

export default texts;
