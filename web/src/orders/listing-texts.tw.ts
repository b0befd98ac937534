import type { ListingTexts } from './listing-texts.en.ts';

const texts: ListingTexts = {
  sellFrom: (date) => (date === null ? '尚未上市：自上市日起方可賣出。' : `${date} 上市，當日起方可賣出。`),
  why: '上市前任何人都無法交易；在此之前以您支付的金額計值。',
  application: '這筆持倉的申購',
};

export default texts;
