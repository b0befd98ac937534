/** Korean words of what the auditor checks of the books. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  entry_balances: {
    title: '모든 분개의 합은 0',
    meaning: '분개의 줄은 빠짐없고 고객의 줄이 먼저이며, 금액과 주식의 합은 각각 0입니다.',
  },
  chain_is_gapless: {
    title: '장부에 빠진 줄 없음',
    meaning: '고객의 줄은 1, 2, 3 … 빈 번호 없이 장부에 적힌 번호까지 이어집니다.',
  },
  chain_hash: {
    title: '줄의 해시가 서로 이어짐',
    meaning: '해시는 앞 해시와 줄의 표준 문구의 SHA-256이며, 장부에 마지막 해시가 있습니다.',
  },
  verified_history_stands: {
    title: '검증된 기록이 그대로 있음',
    meaning: '전에 검증한 것이 그대로입니다. 그 번호의 분개장 해시는 검증한 해시와 같습니다.',
  },
  business_dates_never_go_back: {
    title: '영업일은 뒤로 가지 않음',
    meaning: '분개의 영업일은 체인에서 바로 앞 분개보다 이르지 않습니다.',
  },
  reversal_is_the_mirror_image: {
    title: '취소 분개는 원래 분개의 반대',
    meaning: '취소 분개는 같은 장부의 분개 하나를 줄마다 되돌립니다. 한 번만 취소되며 취소 분개는 취소되지 않습니다.',
  },
  balance_is_the_sum_of_postings: {
    title: '잔액은 줄의 합계',
    meaning: '장부의 예수금, 증거금, 미수금, 실현 손익, 비용, 예치금은 줄의 합계와 같습니다.',
  },
  cash_after_is_the_running_sum: {
    title: '분개 뒤 예수금은 누계',
    meaning: '분개마다 적힌 예수금은 그때까지 예수금 줄의 합계입니다.',
  },
  available_is_not_negative: {
    title: '사용 가능 금액은 음수가 아님',
    meaning: '예수금에서 보류를 뺀 금액, 보류, 증거금, 미수금, 예치금은 0보다 작지 않습니다.',
  },
  held_is_the_sum_of_active_holds: {
    title: '보류 금액은 진행 중 보류의 합',
    meaning: '장부에 보류된 예수금은 진행 중인 보류가 아직 묶어 둔 금액입니다.',
  },
  active_hold_reserves_something: {
    title: '진행 중 보류에는 남은 금액이 있음',
    meaning: '끝나지 않은 보류에는 남은 금액이 있습니다.',
  },
  ended_hold_is_used_up: {
    title: '끝난 보류는 모두 쓰임',
    meaning: '보류는 한 번 끝납니다. 쓰인 금액 + 풀린 금액 = 보류 금액.',
  },
  share_balance_is_the_sum_of_postings: {
    title: '주식 수는 줄의 합계',
    meaning: '종목마다 고객의 주식 수는 그 종목 줄의 합계와 같습니다.',
  },
  customers_and_house_sum_to_zero: {
    title: '고객과 회사의 합은 0',
    meaning: '통화마다 모든 고객의 잔액과 회사의 줄은 서로 상쇄됩니다.',
  },
  escrow_is_the_customers: {
    title: '예치금은 고객의 돈',
    meaning: '통화마다 예치금은 고객 장부에 적힌, 배정될 주식에 낸 금액과 같습니다.',
  },
  shares_sum_to_zero: {
    title: '고객과 거래소 주식의 합은 0',
    meaning: '종목마다 모든 고객의 주식과 거래소의 주식은 서로 상쇄됩니다.',
  },
  nothing_stands_outside_a_book: {
    title: '장부 밖의 기록 없음',
    meaning: '모든 줄에는 분개가, 모든 분개에는 고객의 장부가 있습니다.',
  },
  each_source_posted_once: {
    title: '두 번 기장된 것 없음',
    meaning: '체결, 지급, 추가는 한 번만 기장되고 분개는 한 번만 취소됩니다.',
  },
  closed_dates_keep_their_totals: {
    title: '마감한 날의 합계는 그대로',
    meaning: '마감한 영업일의 줄은 지금도 마감할 때 적은 합계와 같습니다.',
  },
  debt_is_of_its_entry: {
    title: '미수금은 그 원인을 넘지 않음',
    meaning:
      '고객에게 대신 내준 금액은 다음 분개(청산, 정정, 배당, 단주, 권리, 차입 수수료)가 가져가는 금액을 넘지 않습니다.',
  },
  payment_of_a_debt_is_of_its_entry: {
    title: '미수금은 들어오거나 풀린 돈으로 상환',
    meaning:
      '미수금 상환은 앞 분개가 들여온 금액이나 증거금 밖에서 가져간 금액을 넘지 않거나, 상환 분개 자체의 번호로 따로 기장됩니다.',
  },
  who_owes_has_nothing_free: {
    title: '미수금이 있으면 사용 가능 금액 없음',
    meaning:
      '미수금이 있는 고객에게 사용 가능한 금액이 생기면 바로 상환에 쓰입니다. 미수금이 남아 있는 동안 예수금은 보류된 금액뿐입니다.',
  },
  escrow_is_for_shares_to_come: {
    title: '예치금은 배정될 주식의 돈',
    meaning: '고객의 예치금은 끝나지 않은 공모주 청약과 정산되지 않은 신주인수권에 낸 금액입니다.',
  },
};
