/** Korean words of what the auditor checks of securities lending. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  lent_shares_are_of_positions: {
    title: '빌려준 주식은 포지션과 일치',
    meaning:
      '각 포지션이 빌려준 주식 수는 분개장에서 그 포지션이 빌려주고 돌려받은 주식의 합과 같고, 분개는 빠짐없이 번호가 이어집니다.',
  },
  lending_entry_has_its_position: {
    title: '주식 대여 분개에는 포지션이 있음',
    meaning:
      '주식을 빌려주거나 돌려받는 분개는 같은 고객의 같은 포지션 안에서만 주식을 옮기며, 그 포지션에 기록된 것입니다.',
  },
};
