/** Korean words of the fields that calls of support alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  about: '관련 기록',
  pictures: '사진',
  score: '평점',
  ticket: '문의',
  words: '의견',
};
