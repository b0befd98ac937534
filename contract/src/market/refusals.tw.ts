/** Traditional Chinese texts of refusals of the market. */
import type { fields as english } from './refusals.en.ts';
import type { market as refusals } from './refusals.ts';

export const market: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': '沒有代號為 {symbol} 的商品。',
  'market.range_invalid': '時間範圍無效。',
  'market.no_members': '{symbol} 沒有成分。',
};

/** Of the fields that only its calls have. */
export const fields: Readonly<Record<keyof typeof english, string>> = {
  adjust: '復權方式',
  before: '續讀位置',
  by: '排序方式',
  limit: '筆數',
  period: '週期',
  sector: '類股',
};
