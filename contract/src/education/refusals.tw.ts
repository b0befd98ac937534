/** Traditional Chinese texts of refusals of the exam. */
import type { education as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'education.lessons_missing': '您已讀完 {read} 課，共 {needed} 課。讀完全部課程即可參加測驗。',
  'education.try_unknown': '查無此測驗。請返回學習頁面重新開始測驗。',
  'education.try_over': '您已交卷。請至學習頁面查看結果。',
  'education.bank_changed': '測驗題目已更新，本次作答不列入紀錄。請重新開始測驗。',
};
