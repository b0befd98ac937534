/** Korean words of what the auditor checks of rights issues. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  rights_hold_what_is_asked_extra: {
    title: '초과 청약은 금액을 보류',
    meaning: '결정되지 않은 초과 청약은 그 대금만큼 보류하고, 신주인수권 보류에는 모두 초과 청약이 있습니다.',
  },
  rights_taken_up_are_paid: {
    title: '신주 청약은 납입됨',
    meaning:
      '청약할 때마다 권리 주식은 바로, 초과 주식은 배정될 때 각각 분개 하나로 납입되며 보류에서 더 빠지지 않습니다.',
  },
  rights_entry_has_its_take_up: {
    title: '신주인수권 분개에 청약이 있음',
    meaning: '신주인수권 대금의 분개는 모두 같은 고객의 청약에 속합니다.',
  },
  entitlement_is_its_holding: {
    title: '신주인수권은 보유 주식대로',
    meaning:
      '신주인수권은 기준일 보유 주식에 비율을 곱한 것이고, 청약은 회차의 합계이며 권리와 기한을 넘지 않습니다. 제한으로 연장된 권리는 연장된 기한을 따르고 초과 청약이 없습니다.',
  },
  rights_wait_for_a_restriction: {
    title: '제한으로 연장되는 신주 청약 기한',
    meaning:
      '기한에 직원의 조치로 제한되어 있던 고객의 기한만 연장됩니다. 연장된 기한 전에는 권리가 소멸하지 않고, 이 기한은 최대 기간까지 연장된 때가 아니면 제한 해제보다 이르지 않습니다.',
  },
  rights_become_positions: {
    title: '납입한 신주는 포지션이 됨',
    meaning: '정산된 사람은 납입한 신주를 포지션 하나로 받고, 청약하지 않은 사람은 받지 않습니다.',
  },
  rights_shared_out_to_the_last: {
    title: '신주는 마지막 한 주까지 배분',
    meaning:
      '청약과 배정은 발행 수량을 넘지 않고, 더 원하는 사람과 가격이 있으면 소멸한 주식은 모두 배분됩니다. 제한으로 연장된 권리는 제외됩니다. 발행 수량은 전체 보유에 따릅니다.',
  },
  lapsed_rights_get_what_extra_shares_bring: {
    title: '초과 청약 대금은 소멸한 권리에',
    meaning:
      '초과 주식의 값은 신주 가격과 상한 사이이고, 신주 가격을 넘은 총액은 모두 소멸한 수량대로 나뉩니다(오차 1파이사 미만). 제한으로 연장된 권리는 받지 않습니다.',
  },
  rights_proceeds_are_paid: {
    title: '소멸한 권리의 대금은 지급됨',
    meaning: '소멸한 권리의 대금은 정산될 때 분개 하나로 지급되며 그 전이나 다른 사람에게는 없습니다.',
  },
  rights_proceeds_have_their_rights: {
    title: '소멸 대금에 그 권리가 있음',
    meaning: '소멸한 권리의 대금 분개는 모두 같은 고객의 정산된 권리에 속합니다.',
  },
  shorts_are_charged_the_fall: {
    title: '공매도는 권리락을 한 번 부담',
    meaning: '권리락 때 공매도한 사람만 그 주식 전부에 대해 하락분을 한 번 냅니다.',
  },
  rights_count_until_they_end: {
    title: '신주인수권은 끝날 때까지 반영',
    meaning: '신주인수권은 주식이 되거나 실효될 때까지만 매수 포지션의 자산에 들어갑니다.',
  },
  rights_charge_has_its_short: {
    title: '권리락 부담에 공매도가 있음',
    meaning: '공매도에 신주인수권을 부담시킨 분개는 모두 그 부담 기록에 속합니다.',
  },
};
