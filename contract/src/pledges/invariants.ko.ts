/** Korean words of what the auditor checks of pledges. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pledged_shares_are_held: {
    title: '담보 주식은 실제 보유',
    meaning:
      '포지션에서 담보로 잡힌 주식 수는 심사 중이거나 진행 중인 담보 대출의 합이며 보유 수량을 넘지 않습니다. 분할이나 무상증자가 없으면 각각 신청한 주식에서 매도된 주식을 뺀 수입니다.',
  },
  pledge_is_what_is_not_repaid: {
    title: '담보 대출은 지급에서 상환을 뺀 금액',
    meaning:
      '담보 대출 기록의 원금은 지급액에서 상환한 원금을 뺀 값이고 이자는 붙은 이자에서 낸 이자를 뺀 값입니다. 끝난 것은 남은 금액이 없습니다.',
  },
  pledge_entry_has_its_pledge: {
    title: '담보 대출 기록의 원본',
    meaning: '담보 대출 기록은 모두 같은 고객의 승인된 담보 대출에 속하고 지급액은 대출 금액과 같습니다.',
  },
  pledge_interest_is_the_formula: {
    title: '담보 대출 이자는 공식대로',
    meaning: '날짜마다의 이자는 그날 말 원금에 연이율을 곱해 365로 나눈 값이며 날짜마다 한 건입니다.',
  },
  pledge_sale_has_its_notice: {
    title: '안내 없이 담보 주식을 팔지 않음',
    meaning:
      '강제 매도 주문마다 기록이 있습니다. 그 주식의 담보 대출이고, 약정한 시간 전에 안내했으며, 요청 시 갚을 금액이 약정한 평가액 비율에 이르렀고, 매도 수량은 기록과 같습니다.',
  },
  pledge_record_sums_its_sales: {
    title: '담보 대출 기록에 강제 매도 포함',
    meaning: '진행 중인 담보 대출의 매도된 주식 수는 강제 매도의 합과 같고, 끝난 것은 끝날 때까지의 합입니다.',
  },
  pledge_due_date_waits_for_a_restriction: {
    title: '담보 대출 만기일은 제한으로 연장',
    meaning:
      '만기일은 직원이 고객을 제한한 때에만 연장됩니다. 연체는 그 기한부터이며 하루 넘게 알리지 않은 연체는 없습니다.',
  },
};
