/** Korean words of what the auditor checks of grab offers. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  grab_gives_what_it_has: {
    title: '대형주 배정은 물량을 넘지 않음',
    meaning:
      '배정한 수량은 신청들이 받은 합이며 물량과 신청 중 작은 쪽과 같습니다. 추첨은 제한되었거나 공매도한 계좌의 몫을 뺍니다.',
  },
  grab_is_by_arrival: {
    title: '선착순 배정은 도착 순서',
    meaning: '신청은 도착 번호에 빈틈이 없고 각각 신청한 만큼 또는 남은 만큼 받았습니다.',
  },
  grab_is_paid_and_settled: {
    title: '대형주 배정은 한 번 결제',
    meaning: '배정된 모든 신청은 그 수량과 가격의 블록딜 하나가 있고 한 번 결제했습니다.',
  },
  grab_request_is_within_its_offer: {
    title: '대형주 신청은 조건 안',
    meaning: '기간 밖이거나 한도를 넘거나 VIP 등급이 모자란 신청은 없습니다.',
  },
  grab_holds_what_waits: {
    title: '대형주 추첨 신청은 금액이 묶임',
    meaning: '추첨을 기다리는 신청은 대금과 비용만큼 묶여 있고, 묶인 금액마다 기다리는 신청이 있습니다.',
  },
  grab_hold_is_paid_or_released: {
    title: '대형주 신청 금액은 결제되거나 풀림',
    meaning: '추첨까지 묶인 금액에서 결제한 만큼 빠지고 나머지는 풀렸습니다. 배정이 없으면 모두 풀렸습니다.',
  },
  grab_is_drawn_again: {
    title: '대형주 추첨은 다시 계산해도 같음',
    meaning:
      '당첨자는 비밀 난수, 명단 해시, 추첨 기록의 종가 지수에서 나옵니다. 로트마다 한 장이며 가장 낮은 값부터 물량이 소진될 때까지 당첨됩니다.',
  },
  grab_serves_a_person_once: {
    title: '대형주 물량은 한 사람에 한 번',
    meaning: '한 물량의 유효한 신청은 어느 계정으로 했든 모두 서로 다른 사람의 것입니다.',
  },
  grab_list_is_in_the_log: {
    title: '대형주 추첨 명단은 추첨 기록에 있음',
    meaning: '추첨 기록에는 명단마다 신청 수와 본인 확인된 사람 수가 있습니다.',
  },
  grab_shares_keep_their_lock: {
    title: '대형주 물량의 매도 제한 준수',
    meaning: '대형주 물량으로 받은 주식은 배정된 때부터 조건의 영업일 이상 매도가 제한됩니다.',
  },
  grab_price_is_for_its_shares: {
    title: '권리락·배당락 뒤에는 대형주를 배정하지 않음',
    meaning: '제시 가격은 공개 당시 주식 기준이며 권리락·배당락 뒤에 배정한 것은 없습니다.',
  },
};
