/** Korean words of what the auditor checks of VIP levels. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  vip_total_is_the_journals: {
    title: 'VIP 총자산은 종가로 본 분개장과 같음',
    meaning: '마지막 영업일의 총자산은 분개장의 금액에 종가로 본 주식 손익과 카피 펀드 좌수의 가치를 더한 값입니다.',
  },
  vip_level_is_by_its_rules: {
    title: 'VIP 등급은 조건을 따름',
    meaning: '출석, 평균 총자산, 계좌 일수와 채운 등급은 각 표에서 다시 계산한 값과 같습니다.',
  },
  vip_level_follows_the_one_before: {
    title: 'VIP 등급은 기간 뒤에 내려감',
    meaning: '등급은 바로 오르고, 조건을 채우지 못한 뒤 예고한 일수가 지나야 내려갑니다.',
  },
};
