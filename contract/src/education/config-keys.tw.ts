/** Traditional Chinese: what each key of the configuration of lessons and the exam is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { education as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  lessonSeconds: { name: '課程：秒數', meaning: '閱讀超過此時間，課程才算完成。' },
  examPassPercent: { name: '測驗：及格標準', meaning: '測驗答對比例須達此標準才算及格。' },
};
