/** Korean words of the fields that calls of new shares alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  bid: '입찰가',
  isOn: '켜기 또는 끄기',
  segment: '분류',
  subscription: '청약',
};
