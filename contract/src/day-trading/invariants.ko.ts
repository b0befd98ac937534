/** Korean words of what the auditor checks of day trading. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  day_mandate_holds_its_margin: {
    title: '당일 매매 한도는 증거금을 보류',
    meaning:
      '대기 중이거나 유효한 한도는 증거금과 최대 수수료에서 주문이 넘겨받은 금액을 뺀 만큼 보류합니다. 끝난 한도는 보류하지 않고, 당일 매매 보류에는 모두 한도가 있습니다.',
  },
  day_fee_is_of_the_most_used: {
    title: '당일 매매 수수료는 최대 사용액 기준',
    meaning:
      '정산된 한도의 최대 사용액은 체결에서 나온 동시 최고 금액이고, 수수료는 그 조건대로 계산되어 한 번 납부되었습니다.',
  },
  day_record_adds_up: {
    title: '당일 매매 기록의 합이 맞음',
    meaning: '기록의 손익과 비용은 분개와 같고, 각 거래의 합과 같습니다.',
  },
  day_fee_has_its_mandate: {
    title: '당일 매매 수수료 분개에 한도가 있음',
    meaning: '당일 매매 수수료의 분개는 모두 같은 금액으로 정산된 한도에 속합니다.',
  },
  day_orders_have_their_mandate: {
    title: '당일 주문과 포지션에 한도가 있음',
    meaning:
      '당일 주문은 모두 그때 유효한 같은 고객의 한도에 속하고 그 포지션도 당일 포지션이며, 다른 주문은 그렇지 않습니다. 장 마감 전 청산은 당일 포지션에만 적용되었습니다.',
  },
  day_mandate_is_within_its_limits: {
    title: '당일 매매 한도는 제한 안',
    meaning: '증거금은 금액의 5분의 1이고, 주문이 넘겨받은 금액은 그 이하이며, 매수 사용액은 한도를 넘지 않습니다.',
  },
};
