/** Korean words of what the auditor checks of orders and positions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  order_hold_is_worst_case: {
    title: '주문 보류는 최악의 경우와 일치',
    meaning:
      '진행 중인 진입 주문은 미체결 주식이 최악의 가격에 필요한 금액만큼 보류하고(변경 응답을 기다리는 동안은 두 조건 중 큰 금액), 다른 주문은 보류하지 않습니다.',
  },
  ended_order_holds_nothing: {
    title: '종료된 주문은 보류 없음',
    meaning: '종료된 주문은 아무것도 보류하지 않습니다.',
  },
  order_is_its_fills: {
    title: '주문은 체결의 합계',
    meaning: '주문의 체결 수량, 거래 대금, 체결 횟수는 체결 내역과 같습니다.',
  },
  fill_respects_its_price: {
    title: '지정 가격보다 나쁜 체결 없음',
    meaning: '매수는 당시 지정가나 보호 가격보다 높게, 매도는 낮게 체결되지 않습니다.',
  },
  order_is_as_changed: {
    title: '변경된 주문은 요청과 일치',
    meaning:
      '변경된 주문의 조건은 마지막으로 적용된 변경의 조건이고, 변경 횟수가 맞으며, 주문이 끝난 뒤 대기 중인 변경이 없습니다.',
  },
  position_is_its_orders: {
    title: '포지션은 주문 체결의 결과',
    meaning: '포지션의 수량과 대금은 진입 체결에서 청산 체결을 빼고 분할과 무상증자를 더한 것입니다.',
  },
  position_has_its_beginning: {
    title: '모든 포지션에 시작이 있음',
    meaning:
      '배정되거나 블록딜로 산 포지션은 원가에 주식을 준 분개 하나에서 청산을 뺀 것이고, 다른 포지션에는 주문이 있습니다.',
  },
  allotment_has_its_position: {
    title: '배정마다 포지션이 있음',
    meaning: '주식을 배정한 분개는 모두 같은 고객의 포지션이 되었습니다.',
  },
  block_trade_is_settled: {
    title: '블록딜은 한 번 지급되고 결제됨',
    meaning: '블록딜은 가격과 매수 비용을 한 번 내고, 같은 출처의 포지션 주식을 받았습니다.',
  },
  block_entry_has_its_trade: {
    title: '블록딜 분개에 거래가 있음',
    meaning: '블록딜 대금의 분개에는 모두 거래가 있습니다.',
  },
  block_seller_keeps_promises: {
    title: '블록 매도자는 약속한 만큼만 매도',
    meaning: '약속받은 주식보다 많이 판 블록 매도자는 없습니다.',
  },
  order_with_fills_has_a_position: {
    title: '체결된 주문에 포지션이 있음',
    meaning: '체결된 진입 주문에는 모두 포지션이 있습니다.',
  },
  margin_is_of_positions: {
    title: '증거금은 포지션의 증거금',
    meaning: '장부의 증거금은 고객 포지션의 증거금 합계입니다.',
  },
  shares_are_of_positions: {
    title: '주식은 포지션의 주식',
    meaning: '장부의 주식은 고객 포지션의 주식이며 공매도는 빼서 셉니다.',
  },
  fill_is_posted: {
    title: '체결마다 한 번 기장',
    meaning: '체결 하나는 분개장의 분개 하나이고, 그런 분개는 모두 체결 하나입니다.',
  },
  charges_are_of_turnover: {
    title: '비용은 거래 대금에 따름',
    meaning:
      '장부의 비용은 주문과 블록딜마다 전체 거래 대금으로 계산한 비용과 출금 수수료에서 돌려준 것을 뺀 값입니다.',
  },
  closing_position_has_its_order: {
    title: '청산 중 포지션에 주문이 있음',
    meaning: '청산 주문이 진행되는 동안에만 포지션이 청산 중입니다.',
  },
  nobody_is_short_of_locked_shares: {
    title: '매도 제한 중인 블록딜 주식을 공매도한 사람은 없음',
    meaning: '같은 주식을 공매도한 채 장외로 산 사람도, 매도 제한 기간에 그 주식의 공매도를 주문한 사람도 없습니다.',
  },
};
