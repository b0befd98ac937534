/** Traditional Chinese words of what the auditor checks of block trades. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  block_request_holds_its_total: {
    title: '等候中的鉅額交易申請圈存價款與費用',
    meaning: '等候中的申請正好圈存其價款與費用，每筆鉅額交易圈存都有等候中的申請。',
  },
  block_request_is_paid_once: {
    title: '核准的鉅額交易申請為一筆交易',
    meaning: '核准的申請是一筆交易與一筆持倉，圈存扣取其價款與費用，其餘釋放；未核准者全數釋放。',
  },
  block_request_is_within_its_offer: {
    title: '鉅額交易申請符合標的條件',
    meaning: '沒有人的申請數量或時間超出標的所允許，核准不多於所申請，也不在價格範圍之外。',
  },
  block_offer_sells_what_it_has: {
    title: '鉅額交易標的不超賣',
    meaning: '賣出的手數等於各申請所得，不超過標的手數，也不超過賣方所承諾的股數。',
  },
  block_shares_keep_their_lock: {
    title: '鉅額交易股票依條件鎖定',
    meaning: '鉅額交易取得的股票自成交起，至少鎖定標的所定的營業日數。',
  },
  block_price_is_for_its_shares: {
    title: '除權息後不賣出鉅額標的',
    meaning: '標的價格僅適用於公告時的股份，除權息後未再賣出。',
  },
};
