/** Korean words of the fields that calls of pledges alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  pledge: '담보 대출',
};
