/** Korean words of what the auditor checks of pledges. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  pledged_shares_are_held: {
    title: '담보 주식은 한 번만 보유',
    meaning:
      '포지션에서 담보로 잡힌 주식 수는 심사 중이거나 진행 중인 유일한 담보 대출의 것이며 보유 수량을 넘지 않습니다.',
  },
  pledge_is_what_is_not_repaid: {
    title: '담보 대출은 지급에서 상환을 뺀 금액',
    meaning: '진행 중인 담보 대출의 원금은 지급액에서 상환한 원금을 뺀 값이고, 끝난 것은 남은 금액이 없습니다.',
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
    meaning: '강제 매도 주문은 모두 안내 기간이 지난 담보 대출의 것이며 매도 수량은 기록과 같습니다.',
  },
};
