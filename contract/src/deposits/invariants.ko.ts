/** Korean words of what the auditor checks of money in. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  credited_deposit_has_its_entry: {
    title: '입금 처리에 분개가 있음',
    meaning: '입금 처리된 입금은 같은 고객, 같은 금액의 분개 하나이며 돈은 고객 예치 계좌에서 옵니다.',
  },
  deposit_entry_has_its_deposit: {
    title: '입금 분개에 입금 신청이 있음',
    meaning: '입금 분개는 모두 직원이 처리한 입금에 속합니다.',
  },
};
