/** Korean words of the fields that calls of lessons and the exam alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  answers: '답안',
  isStart: '시작 여부',
  lesson: '강의',
  try: '시험',
};
