/** Traditional Chinese words of what the auditor checks of credit scores. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  credit_event_has_its_record: {
    title: '信用分數事件皆有紀錄',
    meaning: '每筆信用分數事件都源自同一客戶、同一時間的一筆紀錄。',
  },
  credit_event_has_its_points: {
    title: '信用分數事件的分數正確',
    meaning: '每筆事件的分數都是其類別公布的分數。',
  },
  record_has_its_credit_event: {
    title: '應計分的紀錄皆有事件',
    meaning: '一天以前應計入信用分數的紀錄都有對應的事件。',
  },
};
