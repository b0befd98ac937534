/** Traditional Chinese words of what the auditor checks of wishes. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  answered_wish_has_its_answer: { title: '已回覆的願望皆有答覆', meaning: '已回覆的願望有答覆與回覆人。' },
};
