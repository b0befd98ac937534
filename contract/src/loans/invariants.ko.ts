/** Korean words of what the auditor checks of credit loans. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  loan_is_what_is_not_repaid: {
    title: '대출 잔액은 지급액에서 상환액을 뺀 금액',
    meaning:
      '대출 기록의 잔액은 지급액에서 갚은 원금을 뺀 금액이고, 이자는 붙은 이자에서 낸 이자를 뺀 금액입니다. 끝난 대출에는 남은 금액이 없습니다.',
  },
  owed_is_the_sum_of_records: {
    title: '갚을 금액은 대출과 담보 대출의 합',
    meaning: '고객 장부의 갚을 원금과 이자는 진행 중인 대출과 담보 대출 기록의 합과 같습니다.',
  },
  loan_entry_has_its_loan: {
    title: '대출 분개에 대출이 있음',
    meaning: '대출 분개는 모두 같은 고객의 승인된 대출에 속하고, 지급액은 대출 금액입니다.',
  },
  loan_interest_is_the_formula: {
    title: '대출 이자는 공식과 일치',
    meaning: '하루 이자는 그날 끝에 남은 원금에 연이율을 곱해 365로 나누고 파이사에서 반올림한 금액입니다.',
  },
  loan_interest_has_each_date: {
    title: '대출 이자는 날짜마다 한 번',
    meaning: '지급일부터 이자를 매긴 마지막 날까지 이자가 있는 날짜마다 분개가 하나씩 있고 다른 것은 없습니다.',
  },
  one_loan_at_a_time: {
    title: '대출은 한 번에 하나',
    meaning: '한 고객에게 심사 중이거나 진행 중인 대출이 둘 이상 있지 않습니다.',
  },
  loan_score_is_the_sum_of_events: {
    title: '대출 신청 점수는 항목의 합',
    meaning: '대출을 신청할 때의 점수는 그때 기록되어 있던 항목의 합입니다.',
  },
  loan_counts_from_its_days: {
    title: '대출은 30일이 지나야 반영',
    meaning: '모두 갚은 대출은 지급일부터 30일이 지나야 점수에 반영되고, 이 규칙 전의 대출은 언제든지 반영됩니다.',
  },
  loan_due_date_waits_for_a_restriction: {
    title: '제한으로 연장되는 만기일',
    meaning:
      '만기에 직원의 조치로 제한되어 있던 고객의 만기일만 연장됩니다. 연장된 기한이 지나면 연체이며 바뀌지 않고, 그 전에는 연체가 아닙니다. 이 기한은 최대 기간까지 연장된 때가 아니면 제한 해제보다 이르지 않고, 하루 이상 연체된 대출은 모두 고객에게 알렸습니다.',
  },
};
