/** Traditional Chinese words of what the auditor checks of trigger orders. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  trigger_has_its_order: {
    title: '每張觸價單只送出一筆委託',
    meaning: '觸價單送出的正是其自身識別碼的委託；未註明送出者，沒有任何委託。',
  },
};
