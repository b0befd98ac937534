/** Korean words of what the auditor checks of currency exchange. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  exchange_is_two_linked_entries: {
    title: '환전은 이어진 두 분개',
    meaning: '환전은 같은 고객의 두 분개로, 낸 통화에서 나가고 받은 통화로 들어옵니다.',
  },
  exchange_gives_no_more_than_its_rate: {
    title: '환전은 환율만큼만 지급',
    meaning:
      '받은 금액은 낸 금액에 환율을 적용한 값에서 최소 단위 하나 미만의 차이이며, 환율은 중간값에서 스프레드의 절반을 뺀 값입니다.',
  },
  exchange_entry_has_its_exchange: {
    title: '환전 분개에 환전이 있음',
    meaning: '통화 사이에 돈을 옮긴 분개는 모두 환전에 속합니다.',
  },
};
