/** Korean words of what the auditor checks of checkpoints. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  newest_checkpoint_stands: {
    title: '최신 체크포인트는 그대로',
    meaning: '최신 체크포인트는 서로 이어지고 해시와 루트는 내용과 같습니다.',
  },
  newest_leaf_is_the_chain: {
    title: '최신 리프는 장부와 일치',
    meaning: '장부의 최신 리프는 그 번호의 체인과 잔액이며, 장부는 그 뒤로 되감기지 않았습니다.',
  },
  checkpoint_chain: {
    title: '체크포인트가 서로 이어짐',
    meaning: '모든 체크포인트는 빠짐없이 앞의 것에 이어지고 해시와 루트는 내용과 같습니다.',
  },
  checkpoint_has_its_leaves: {
    title: '체크포인트는 모든 장부를 포함',
    meaning: '체크포인트에는 그때의 장부마다 리프가 있고, 리프에는 체크포인트가 있습니다.',
  },
  checkpoint_keeps_its_leaves: {
    title: '체크포인트의 리프가 그대로 있음',
    meaning: '체크포인트와 함께 더해진 리프는 그 트리에 적힌 것과 같으며, 더 많지도 적지도 않습니다.',
  },
  leaf_is_the_chain: {
    title: '모든 리프는 장부와 일치',
    meaning: '모든 리프는 그 번호에서 장부의 해시와 줄 합계입니다.',
  },
};
