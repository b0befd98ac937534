/** Traditional Chinese words of what the auditor checks of currency exchange. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  exchange_is_two_linked_entries: {
    title: '換匯為兩筆相連分錄',
    meaning: '換匯是同一客戶的兩筆分錄：支出一種幣別、收入另一種，金額相符。',
  },
  exchange_gives_no_more_than_its_rate: {
    title: '換匯所得不超過匯率',
    meaning: '所得等於所付乘以匯率，差距不到最小單位；匯率為中價減一半價差。',
  },
  exchange_entry_has_its_exchange: {
    title: '換匯分錄皆有換匯紀錄',
    meaning: '每筆在幣別之間移動款項的分錄都屬於一筆換匯。',
  },
};
