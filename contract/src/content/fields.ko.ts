/** Korean words of the fields that calls of the texts of the house alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  asksAgain: '재동의 여부',
  base: '버전',
  body: '내용',
  effectiveAt: '시행 시각',
  group: '그룹',
  key: '문서 키',
  since: '버전',
  texts: '내용',
  title: '제목',
  version: '버전',
};
