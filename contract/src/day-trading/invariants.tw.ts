/** Traditional Chinese words of what the auditor checks of day trading. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  day_mandate_holds_its_margin: {
    title: '當沖額度圈存其保證金',
    meaning:
      '等候或有效的當沖額度，正好圈存保證金與最高手續費，扣除委託已承接的部分；已結束者不再圈存，每筆當沖圈存都有其額度。',
  },
  day_fee_is_of_the_most_used: {
    title: '當沖手續費依最高動用金額計收',
    meaning: '已結算額度的最高動用金額是其成交所得的最高同時未平倉金額，手續費依其條件計算並繳付一次。',
  },
  day_record_adds_up: {
    title: '當沖結算紀錄相符',
    meaning: '紀錄中的損益與費用正是分錄所載，且為各筆交易的合計。',
  },
  day_fee_has_its_mandate: {
    title: '當沖手續費分錄皆有額度',
    meaning: '每筆當沖手續費的分錄都屬於已結算的額度，金額相同。',
  },
  day_orders_have_their_mandate: {
    title: '當沖委託與持倉皆有額度',
    meaning:
      '每筆當沖委託都屬於同一客戶當時有效的額度，其持倉亦為當沖持倉；其他委託則否，交易時段結束前平倉亦只及於當沖持倉。',
  },
  day_mandate_is_within_its_limits: {
    title: '當沖額度符合限制',
    meaning: '保證金為金額的五分之一，委託承接不超過該保證金，多單動用金額不超過額度。',
  },
};
