/** Korean words of what the auditor checks of block trades. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  block_request_holds_its_total: {
    title: '대기 중인 블록딜 신청은 대금과 비용을 보류',
    meaning: '대기 중인 신청은 대금과 비용만큼 보류하고, 블록딜 보류에는 모두 대기 중인 신청이 있습니다.',
  },
  block_request_is_paid_once: {
    title: '승인된 블록딜 신청은 거래 하나',
    meaning: '승인된 신청은 거래 하나와 포지션 하나이고 보류는 그 대금과 비용만큼 쓰였으며 나머지는 풀렸습니다.',
  },
  block_request_is_within_its_offer: {
    title: '블록딜 신청은 조건 안',
    meaning: '수량이나 시각이 조건을 벗어난 신청은 없고, 신청보다 많이 산 사람도 없습니다.',
  },
  block_offer_sells_what_it_has: {
    title: '블록딜은 물량을 넘지 않음',
    meaning: '판 수량은 신청이 받은 수량이고 물량과 매도자의 약속을 넘지 않습니다.',
  },
  block_shares_keep_their_lock: {
    title: '블록딜 주식의 매도 제한 준수',
    meaning: '블록딜로 산 주식은 체결된 때부터 조건의 영업일 이상 매도가 제한됩니다.',
  },
  block_price_is_for_its_shares: {
    title: '권리락·배당락 뒤에는 블록딜을 팔지 않음',
    meaning: '블록딜 가격은 공개 당시 주식 기준이며 권리락·배당락 뒤에 판 것은 없습니다.',
  },
};
