/** Korean texts of refusals of the market. */
import type { fields as english } from './refusals.en.ts';
import type { market as refusals } from './refusals.ts';

export const market: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': '{symbol} 코드의 종목이 없습니다.',
  'market.range_invalid': '기간이 올바르지 않습니다.',
  'market.no_members': '{symbol} 종목은 구성 종목이 없습니다.',
};

/** Of the fields that only its calls have. */
export const fields: Readonly<Record<keyof typeof english, string>> = {
  adjust: '수정주가 방식',
  before: '이어서 읽을 위치',
  by: '정렬 기준',
  limit: '줄 수',
  period: '기간',
  sector: '업종',
};
