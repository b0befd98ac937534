/** The words of grab offers in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  list: '대형주 물량',
  rule: '배정 방법',
  rules: { first_come: '선착순', draw: '추첨' },
  level: 'VIP 등급',
  market: '평가 가격',
  quota: '물량(로트)',
  asked: '신청 로트',
  allotted: '배정 로트',
  groups: { lots: '로트', requests: '신청', times: '시각' },
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
    price_moved: '추첨 취소: 가격 변동',
    price_unknown: '추첨 취소: 평가 가격 없음',
    gone_ex: '추첨 취소: 권리락·배당락',
    level_missing: '추첨 취소: 종가 지수 없음',
  },
  requests: {
    waiting: '대기 중(건)',
    allotted: '배정(건)',
    notWon: '미당첨(건)',
    cancelled: '취소(건)',
    released: '금액 풀림(건)',
  },
  proof: '추첨 증명',
  proofOf: (name) => `${name} 추첨 증명 열기`,
  open: '열기',
};
