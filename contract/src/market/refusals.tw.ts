/** Traditional Chinese texts of refusals of the market. */
import type { market as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': '查無代號為 {symbol} 的商品。',
  'market.range_invalid': '時間範圍無效。',
  'market.no_members': '{symbol} 沒有成分商品。',
};
