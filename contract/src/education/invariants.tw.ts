/** Traditional Chinese words of what the auditor checks of the exam. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  exam_is_marked_by_its_bank: {
    title: '測驗依其題庫計分',
    meaning: '已交卷的測驗有 20 題，答對題數依其題庫版本計算；達到其及格標準者及格，未達者不及格。',
  },
  margin_by_exam_has_its_try: {
    title: '經測驗開通的融資融券有及格紀錄',
    meaning: '測驗及格者已開通融資融券並讀完所有課程；每位客戶至多由一次測驗開通，且該次測驗為及格。',
  },
};
