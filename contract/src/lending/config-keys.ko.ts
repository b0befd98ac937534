/** Korean: what each key of the configuration of what short positions borrow is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { lending as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isLendingOpen: {
    name: '주식 대여 열림',
    meaning:
      '주식 공매도를 새로 열 수 있는지 정합니다. 끄면 대여가 닫히며, 보유 중인 공매도 포지션은 그대로 두거나 청산할 수 있습니다.',
  },
  lendingHouseQuotaBps: {
    name: '대여 한도',
    meaning:
      '모든 고객이 합쳐 공매도할 수 있는 주식이 회사의 발행 주식 수에서 차지하는 비율이며, 단위는 1만분의 1입니다.',
  },
  lendingMinimum: {
    name: '최소 대여 금액',
    meaning: '고객이 한 번에 빌려주는 주식의 평가 가격 기준 최소 금액입니다.',
  },
  lendingRateMinimumBps: {
    name: '최저 차입 요율',
    meaning: '빌린 주식이 거의 없을 때 공매도 포지션이 내는 연 요율이며, 평가액의 1만분의 1 단위입니다.',
  },
  lendingRateMaximumBps: {
    name: '최고 차입 요율',
    meaning: '빌릴 주식이 남지 않았을 때 내는 연 요율입니다. 그 사이에서는 빌린 비율의 제곱에 따라 오릅니다.',
  },
  lendingLenderPercent: {
    name: '대여자 몫',
    meaning: '풀에서 나온 주식의 수수료 중 빌려준 고객에게 돌아가는 비율입니다.',
  },
};
