/** Korean words of the fields that calls of scans alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  scan: '종목 검색 조건',
};
