/** Korean words of what the auditor checks of securities lending. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  lent_shares_are_of_positions: {
    title: '빌려준 주식은 포지션과 일치',
    meaning:
      '각 포지션이 빌려준 주식 수는 분개장에서 그 포지션이 빌려주고 돌려받은 주식의 합과 같고, 분개는 빠짐없이 번호가 이어집니다.',
  },
  lending_entry_has_its_position: {
    title: '주식 대여 분개에는 포지션이 있음',
    meaning:
      '주식을 빌려주거나 돌려받는 분개는 같은 고객의 같은 포지션 안에서만 주식을 옮기며, 그 포지션에 기록된 것입니다.',
  },
  shorts_are_within_what_was_left: {
    title: '공매도는 당시 빌릴 수 있던 주식 이내',
    meaning:
      '한 종목의 공매도 포지션과 공매도 주문의 합은 그중 한 주문이 종목을 잠근 상태에서 기록한 전체 차입 주식 수를 넘지 않습니다. 두 주문이 같은 주식을 빌리지 않으며, 각 주문은 기록되고 기록은 자기 주식 수보다 적지 않습니다.',
  },
  borrowed_is_on_loan_or_of_the_house: {
    title: '빌린 주식은 풀 또는 회사의 것',
    meaning:
      '수수료를 매긴 각 날짜에 시간에 따라 센 빌려준 주식과 그날이 끝날 때의 공매도 주식은 분개장과 같고, 빌린 주식은 먼저 풀에서, 나머지는 회사에서 나옵니다.',
  },
  borrow_fee_is_the_formula: {
    title: '차입 수수료는 공식과 같음',
    meaning:
      '하루 요율은 빌릴 수 있는 주식 중 빌린 비율의 제곱에 따르며, 각 공매도 포지션은 평가 가격 기준 연 수수료의 365분의 1을 파이사로 반올림해 냅니다.',
  },
  borrow_fees_add_up: {
    title: '차입 수수료의 합이 맞음',
    meaning:
      '하루에 공매도 포지션이 낸 금액은 대여자가 받은 금액과 회사가 가진 금액의 합이며, 대여자는 각자 대여된 주식에 따라 파이사까지 나눕니다.',
  },
  borrow_fee_is_posted_once: {
    title: '차입 수수료는 한 번만 기록',
    meaning: '수수료를 매긴 날짜의 각 금액은 같은 고객의 분개 하나이며, 그런 분개마다 금액이 있습니다.',
  },
};
