/** Traditional Chinese words of what the auditor checks of checkpoints. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  newest_checkpoint_stands: {
    title: '最新檢查點未被更動',
    meaning: '最新的檢查點前後相接，雜湊與根符合其內容。',
  },
  newest_leaf_is_the_chain: {
    title: '最新節點與帳簿一致',
    meaning: '帳簿的最新節點是其鏈與當時餘額：帳簿沒有被倒回。',
  },
  checkpoint_chain: {
    title: '檢查點前後相接',
    meaning: '每個檢查點接續前一個，沒有缺漏，雜湊與根符合其內容。',
  },
  checkpoint_has_its_leaves: {
    title: '檢查點涵蓋每本帳簿',
    meaning: '檢查點對當時每本帳簿都有節點，每個節點都有檢查點。',
  },
  checkpoint_keeps_its_leaves: {
    title: '檢查點的節點齊全',
    meaning: '隨檢查點加入的節點與其樹所記相同，不多也不少。',
  },
  leaf_is_the_chain: {
    title: '每個節點與其帳簿一致',
    meaning: '每個節點是其帳簿在該號碼的雜湊與各行合計。',
  },
};
