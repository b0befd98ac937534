/** Traditional Chinese words of what the auditor checks of placements. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  placement_request_holds_its_amount: {
    title: '等候中的配售申請圈存其金額',
    meaning: '等候中的申請正好圈存其價款，每筆配售圈存都有等候中的申請。',
  },
  placement_is_paid_and_allotted: {
    title: '配售繳款一次並已配發',
    meaning: '獲配的申請將價款繳入保管款一次，並以此款取得同額股票；圈存扣取至此，其餘釋放。',
  },
  placement_entry_has_its_request: {
    title: '配售分錄皆有申請',
    meaning: '每筆繳付配售款項的分錄都屬於員工配發的申請。',
  },
  placement_request_is_within_its_offer: {
    title: '配售申請符合發行條件',
    meaning: '沒有人的申請數量或時間超出配售所允許，獲配不多於所申請。',
  },
  placement_sells_the_shares_of_its_price: {
    title: '不以除權前的價格配售',
    meaning: '分割、無償配股或增資的基準日股東名冊確定後，不再以此前訂定的價格配發。',
  },
  placement_gives_what_it_has: {
    title: '配售不超過可配數量',
    meaning: '配售配發的等於各申請所得，不超過其手數；結清者沒有人還在等候。',
  },
};
