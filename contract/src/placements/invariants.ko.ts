/** Korean words of what the auditor checks of placements. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  placement_request_holds_its_amount: {
    title: '대기 중인 배정 신청은 금액을 보류',
    meaning: '대기 중인 신청은 로트 대금만큼 보류하고, 배정 보류에는 모두 대기 중인 신청이 있습니다.',
  },
  placement_is_paid_and_allotted: {
    title: '배정은 한 번 납입하고 배정됨',
    meaning:
      '배정된 신청은 대금을 예치금으로 한 번 내고 그 돈만큼의 주식을 받았습니다. 보류는 그만큼 쓰이고 나머지는 풀렸습니다.',
  },
  placement_entry_has_its_request: {
    title: '배정 분개에 신청이 있음',
    meaning: '배정 대금의 분개는 모두 직원이 배정한 신청에 속합니다.',
  },
  placement_request_is_within_its_offer: {
    title: '배정 신청은 조건 안',
    meaning: '수량이나 시각이 허용을 벗어난 신청은 없고, 신청보다 많이 받은 사람도 없습니다.',
  },
  placement_sells_the_shares_of_its_price: {
    title: '권리락 전 가격으로 배정하지 않음',
    meaning: '분할, 무상증자, 유상증자의 기준일 주주가 기록된 뒤에는 그 전에 정한 가격으로 배정하지 않습니다.',
  },
  placement_gives_what_it_has: {
    title: '배정은 물량을 넘지 않음',
    meaning: '배정한 수량은 신청이 받은 수량이고 물량을 넘지 않으며, 정산되면 기다리는 사람이 없습니다.',
  },
};
