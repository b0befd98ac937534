/** Traditional Chinese words of the fields that calls of support alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  about: '紀錄',
  pictures: '圖片',
  score: '評分',
  ticket: '案件',
  words: '您的說明',
};
