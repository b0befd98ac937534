/** The words of grab offers in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  list: '대형주 물량',
  market: '평가 가격',
  quota: '물량(로트)',
  asked: '신청 로트',
  allotted: '배정 로트',
  states: {
    upcoming: '예정',
    open: '접수 중',
    used_up: '소진',
    closed: '마감',
    drawing: '추첨 대기',
    drawn: '추첨 완료',
    withdrawn: '철회',
  },
  voids: {
    price_moved: '취소: 가격 변동',
    price_unknown: '취소: 평가 가격 없음',
    gone_ex: '취소: 권리락·배당락',
    level_missing: '취소: 지수 종가 없음',
  },
  requests: {
    waiting: '대기 중 신청',
    allotted: '배정된 신청',
    notWon: '미당첨 신청',
    cancelled: '취소된 신청',
    released: '풀린 신청',
  },
  proof: '추첨 증명',
  proofOf: (name) => `${name} 추첨 증명 열기`,
  open: '열기',
};
