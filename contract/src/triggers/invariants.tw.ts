/** Traditional Chinese words of what the auditor checks of trigger orders. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  trigger_has_its_order: {
    title: '每筆觸價單只送出一筆委託',
    meaning: '已送出的觸價單恰有一筆以其識別碼送出的委託；未記載送出的觸價單沒有任何委託。',
  },
};
