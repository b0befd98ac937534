/** Korean words of what the auditor checks of trigger orders. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  trigger_has_its_order: {
    title: '감시 주문은 주문 하나만 냄',
    meaning: '감시 주문은 자기 키의 주문만 정확히 하나 내며, 냈다고 기록하지 않은 감시 주문에는 주문이 없습니다.',
  },
};
