/** Korean texts of refusals of the market. */
import type { market as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': '{symbol} 코드의 종목이 존재하지 않습니다.',
  'market.range_invalid': '기간이 올바르지 않습니다.',
  'market.no_members': '{symbol} 종목은 구성 종목이 없습니다.',
};
