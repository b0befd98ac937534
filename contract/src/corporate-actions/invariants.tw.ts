/** Traditional Chinese words of what the auditor checks of corporate actions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  entitlement_is_of_its_terms: {
    title: '權益符合公司行動條件',
    meaning: '股利為持股乘以每股現金，由放空者支付；認股權利為其股票除權所跌；分割或無償配股依比例加計整股。',
  },
  entitlement_is_what_was_held: {
    title: '權益等於當時持股',
    meaning: '基準日結束時持有者，依分錄帳所記股數享有權益，其他人沒有。',
  },
  application_is_of_its_dividend: {
    title: '股利申請人即為權益人',
    meaning: '申請股利者即為權益人，且為全額；已發放的不再等候審核。',
  },
  entitlement_is_posted: {
    title: '每筆權益入帳一次',
    meaning: '權益的結果是一筆分錄：股票或股利款項；完成之前沒有分錄。',
  },
  action_entry_has_its_entitlement: {
    title: '公司行動分錄皆有權益',
    meaning: '每筆分割、無償配股或股利的分錄都屬於已完成的權益。',
  },
  dividends_due_are_entitlements: {
    title: '待發股利等於權益',
    meaning: '持倉計入的待發股利等於其權益所記。',
  },
  action_leaves_nobody_behind: {
    title: '公司行動沒有遺漏任何人',
    meaning: '公司行動調整完成後沒有人還在等候，發放後沒有人未領。',
  },
};
