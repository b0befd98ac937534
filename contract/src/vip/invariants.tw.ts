/** Traditional Chinese words of what the auditor checks of VIP levels. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  vip_total_is_the_journals: {
    title: 'VIP 總資產等於日記帳按收盤價',
    meaning: '最近一個營業日的總資產，等於日記帳中的款項加上股票按收盤價的損益與跟單基金單位的價值。',
  },
  vip_level_is_by_its_rules: {
    title: 'VIP 等級依條件而定',
    meaning: '簽到、平均總資產、開戶天數與符合的等級，均可由各表重新計算得出。',
  },
  vip_level_follows_the_one_before: {
    title: 'VIP 等級於期滿後下降',
    meaning: '等級立即上升，條件不再符合後須經公告天數才下降。',
  },
};
