/** Traditional Chinese words of the fields that calls of lessons and the exam alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  answers: '答案',
  isStart: '是否開始',
  lesson: '課程',
  try: '測驗',
};
