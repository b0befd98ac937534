/** Korean words of the fields that calls of overview alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  sort: '정렬 기준',
};
