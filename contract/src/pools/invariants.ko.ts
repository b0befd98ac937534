/** Korean words of what the auditor checks of copy trading. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pool_units_are_of_followers: {
    title: '카피 펀드의 좌수는 고객의 것',
    meaning: '고객 장부의 좌수, 기록의 좌수, 펀드의 좌수는 서로 같고 마지막 평가가 끝날 때의 좌수와 같습니다.',
  },
  pool_clearing_is_empty: {
    title: '고객과 펀드 사이에 남는 금액 없음',
    meaning: '고객이 낸 금액은 같은 평가에서 펀드가 받은 금액이며, 반대도 같습니다.',
  },
  pool_entry_has_its_flow: {
    title: '카피 분개에는 평가가 있음',
    meaning: '참여, 지급, 보수의 각 분개는 금액과 좌수가 그 평가와 같고, 각 평가에는 분개가 있습니다.',
  },
  pool_hold_has_its_request: {
    title: '참여를 기다리는 자금은 잡혀 있음',
    meaning:
      '기다리는 참여 신청은 각각 전액을 잡고 있으며 그 밖의 것은 없습니다. 현금을 기다리는 좌수는 가진 좌수를 넘지 않습니다.',
  },
  pool_valuation_is_the_rule: {
    title: '카피 펀드 평가는 규칙과 같음',
    meaning:
      '각 평가의 가치는 현금, 배당, 평가 가격의 주식에서 보수를 뺀 것이며, 각 신청은 그 가치와 좌수로 내림하여 계산합니다.',
  },
  pool_valuation_is_of_the_book: {
    title: '평가는 펀드의 장부를 셈',
    meaning: '평가가 센 현금과 주식은 분개장에서 적힌 줄까지의 그 펀드의 현금과 주식입니다.',
  },
  pool_valuations_are_chained: {
    title: '카피 펀드 평가는 서로 이어짐',
    meaning:
      '각 펀드의 평가는 빠짐없이 번호가 이어지고, 해시는 그 내용과 앞 평가의 해시로 계산되며, 시작 좌수는 앞 평가의 끝 좌수입니다.',
  },
  pool_holding_is_its_flows: {
    title: '카피 기록은 들고 난 것의 합',
    meaning: '각 기록의 좌수와 지급액은 평가마다 들고 난 것의 합이며, 모두 지급된 뒤에만 끝납니다.',
  },
  pool_deals_after_the_cut_off: {
    title: '아는 가격으로 거래하는 사람 없음',
    meaning: '각 신청은 마감 시간보다 더 뒤의 평가에서 거래됩니다. 손절과 종료는 그에 이른 평가에서 거래됩니다.',
  },
  pool_trades_unlevered: {
    title: '카피 펀드는 전액 보유',
    meaning: '카피 펀드의 장부에는 레버리지 없는 롱 포지션만 있고 갚을 돈, 대출, 담보가 없습니다.',
  },
  pool_orders_are_of_plans: {
    title: '카피 펀드는 계획대로만 거래',
    meaning: '카피 펀드 장부의 모든 주문은 미리 기록된 계획의 한 줄이며, 그 밖의 주문은 없습니다.',
  },
};
