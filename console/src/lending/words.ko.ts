/** The words of lent shares in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  list: '빌려준 주식과 빌린 주식',
  search: '종목 코드 또는 이름, 비워 두면 빌려주었거나 빌린 종목만',
  pool: '빌려준 수량',
  recalled: '반환 대기',
  lenders: '빌려준 포지션 수',
  borrowed: '공매도 차입',
  onLoan: '풀에서 대여',
  ofHouse: '회사에서 대여',
  quota: '회사 한도',
  left: '남은 차입 가능 수량',
  rate: '연 요율',
  lastDate: '마지막 부과일',
  fees: '그날 수수료, INR',
  paid: '대여자 지급, INR',
};
