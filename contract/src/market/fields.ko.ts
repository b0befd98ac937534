/** Korean words of the fields that calls of the market alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  adjust: '수정주가 방식',
  at: '시점',
  before: '이어서 읽을 위치',
  by: '정렬 기준',
  limit: '줄 수',
  period: '기간',
  sector: '업종',
};
