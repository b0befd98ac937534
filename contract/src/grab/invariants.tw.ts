/** Traditional Chinese words of what the auditor checks of grab offers. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  grab_gives_what_it_has: {
    title: '搶購不超過額度',
    meaning: '一檔額度所配發的，等於各申請所得之和，且不超過額度，也不超過所申請。',
  },
  grab_is_by_arrival: {
    title: '搶購依先後配發',
    meaning: '申請依到達編號無缺漏，每筆獲配其所申請，或額度所餘。',
  },
  grab_is_paid_and_settled: {
    title: '搶購繳款一次並取得股票',
    meaning: '每筆申請都有一筆鉅額交易，以其股數與價格成交，並繳付一次。',
  },
  grab_request_is_within_its_offer: {
    title: '搶購申請符合條件',
    meaning: '沒有人於期間外、超過上限或低於所需 VIP 等級而獲配。',
  },
};
