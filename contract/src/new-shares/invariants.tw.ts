/** Traditional Chinese words of what the auditor checks of new shares. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  application_holds_its_amount: {
    title: '等候中的申購圈存其金額',
    meaning: '採圈存的發行中，等候中的申購正好圈存其價款，每筆申購圈存都有等候中的申購。',
  },
  application_money_is_its_entries: {
    title: '申購款項等於其分錄',
    meaning: '申購所繳、退還及用於股票的金額，等於同一客戶分錄帳中其分錄的合計。',
  },
  captured_holds_are_payments: {
    title: '圈存扣款等於已繳股款',
    meaning: '客戶新股圈存中扣取的金額，等於採圈存發行之申購所繳的金額。',
  },
  shares_are_what_was_won: {
    title: '配發股數等於中籤或得標',
    meaning: '獲配者取得每一手中籤且繳款的股票，僅一次，即申購所指的持倉。',
  },
  entry_of_new_shares_has_its_application: {
    title: '新股分錄皆有申購',
    meaning: '每筆繳付或退還新股款項的分錄都屬於同一客戶的申購。',
  },
  application_is_within_its_offer: {
    title: '申購符合發行條件',
    meaning: '沒有人的申購手數、出價、時間或次數超出發行所允許；金額等於其手數的價款。',
  },
  prepaid_is_its_part: {
    title: '預繳金額符合要求',
    meaning: '等候中的申購已繳的正是該發行要求預繳的部分。',
  },
  decided_as_drawn: {
    title: '申購結果與抽籤一致',
    meaning: '申購所中及其價款即抽籤或競價所給；結果之前沒有人中或未中。',
  },
  paid_or_forfeited_in_time: {
    title: '中籤依限繳款或放棄',
    meaning:
      '中籤後繳款者於期限前繳款，期限前沒有人視為放棄；已上市者每筆中籤不是股票就是放棄。較晚通知的中籤有 24 小時，或原訂時間的一半。期限到期時帳戶受本公司人員限制者，只因該限制而延後。',
  },
  drawn_to_the_last_lot: {
    title: '抽籤配足每一手',
    meaning: '抽籤配出「發行」與「申購」手數中較小者，沒有人多於所申購；結清的發行沒有人還在等候。',
  },
  auction_goes_by_its_bids: {
    title: '競價結果依出價而定',
    meaning: '競價將手數給予出價最高者，同價時給最早者，每人不超過十分之一；各付自己的出價，或全體付得標的最低價。',
  },
  draw_is_in_the_log: {
    title: '抽籤皆記入抽籤日誌',
    meaning: '抽籤所公布的都在相連的抽籤日誌裡，日誌裡也沒有其他內容。',
  },
  never_allotted_more_than_offered: {
    title: '中籤不超過發行數量',
    meaning: '一檔發行所中的手數不超過其總數；凍結的名單與其上所載一致。',
  },
};
