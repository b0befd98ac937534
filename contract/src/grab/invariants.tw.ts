/** Traditional Chinese words of what the auditor checks of grab offers. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  grab_gives_what_it_has: {
    title: '搶購不超過額度',
    meaning:
      '一檔額度所配發的，等於各申請所得之和，並等於額度與申請量中較小者；抽籤則扣除受限制或放空該股的帳戶不能取得的部分。',
  },
  grab_is_by_arrival: {
    title: '搶購依先後配發',
    meaning: '申請依到達編號無缺漏，每筆獲配其所申請，或額度所餘。',
  },
  grab_is_paid_and_settled: {
    title: '搶購繳款一次並取得股票',
    meaning: '每筆獲配的申請都有一筆鉅額交易，以其股數與價格成交，並繳付一次。',
  },
  grab_request_is_within_its_offer: {
    title: '搶購申請符合條件',
    meaning: '沒有人於期間外、超過上限或低於所需 VIP 等級而申請。',
  },
  grab_holds_what_waits: {
    title: '搶購申請在抽籤前圈存款項',
    meaning: '等待抽籤的申請，圈存金額恰為其股款與費用；每筆圈存都有一筆等待中的申請。',
  },
  grab_hold_is_paid_or_released: {
    title: '搶購圈存已付款或解除',
    meaning: '抽籤前圈存的金額，已付部分扣款，其餘解除；未獲配者全數解除。',
  },
  grab_is_drawn_again: {
    title: '搶購抽籤可重新驗算',
    meaning: '中籤者由秘密亂數、名單雜湊與抽籤日誌中的收盤指數得出：每手一籤，數值最小者中籤，直到額度用完。',
  },
  grab_serves_a_person_once: {
    title: '每檔搶購每人限一次',
    meaning: '同一檔的有效申請，無論來自哪些帳戶，均屬於不同的人。',
  },
  grab_list_is_in_the_log: {
    title: '搶購抽籤名單記入抽籤日誌',
    meaning: '抽籤日誌載明每檔名單有幾筆申請、幾位通過身分認證的人。',
  },
  grab_shares_keep_their_lock: {
    title: '搶購股票依條件鎖定',
    meaning: '搶購取得的股票自配發起，至少鎖定該檔所定的營業日數。',
  },
  grab_price_is_for_its_shares: {
    title: '除權息後不配發搶購額度',
    meaning: '認購價僅適用於公告時的股份，除權息後未再配發。',
  },
};
