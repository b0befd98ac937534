/** Korean words of the journal’s entries of wishes. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = { wish_paid: '소원 지급' };
