/** Korean words of what the auditor checks of grab offers. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  grab_gives_what_it_has: {
    title: '선착순 배정은 물량을 넘지 않음',
    meaning: '배정한 수량은 신청들이 받은 합이며 물량과 신청을 넘지 않습니다.',
  },
  grab_is_by_arrival: {
    title: '선착순 배정은 도착 순서',
    meaning: '신청은 도착 번호에 빈틈이 없고 각각 신청한 만큼 또는 남은 만큼 받았습니다.',
  },
  grab_is_paid_and_settled: {
    title: '선착순 신청은 한 번 납입',
    meaning: '모든 신청은 그 수량과 가격의 블록딜 하나가 있고 한 번 납입했습니다.',
  },
  grab_request_is_within_its_offer: {
    title: '선착순 신청은 조건 안',
    meaning: '기간 밖이거나 한도를 넘거나 VIP 등급이 모자란 배정은 없습니다.',
  },
};
