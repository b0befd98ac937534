/** Korean texts of refusals of pledges. */
import type { pledges as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pledges.not_eligible':
    '레버리지 없이 전액 매수한 롱 포지션의 주식과 펀드만 담보로 쓸 수 있습니다. 디지털 화폐는 안 됩니다.',
  'pledges.position_busy': '이 포지션의 청산 주문이 진행 중입니다. 취소하거나 끝날 때까지 기다리세요.',
  'pledges.position_locked': '이 주식은 {until}까지 매도할 수 없습니다. 그 후에 담보로 쓸 수 있습니다.',
  'pledges.position_protected':
    '먼저 이 포지션의 손절과 익절을 지우세요. 담보로 잡힌 주식은 손절·익절로 팔 수 없습니다.',
  'pledges.no_free_lots':
    '이 포지션에는 담보로 맡길 수 있는 로트가 없습니다. 빌려준 주식과 이미 담보로 잡힌 주식은 제외되며, 빌려준 주식은 돌려받으면 맡길 수 있습니다.',
  'pledges.lots_invalid': '로트 수를 정수로 입력하세요. 최대 {maximum}로트입니다.',
  'pledges.price_unavailable': '지금은 {symbol}의 가격이 없습니다. 거래가 시작되면 다시 시도하세요.',
  'pledges.amount_unreadable': '금액을 소수 둘째 자리까지 입력하세요.',
  'pledges.below_minimum': '담보 대출의 최소 금액은 {minimum}입니다.',
  'pledges.above_limit':
    '지금 가격으로 이 주식으로 빌릴 수 있는 금액은 {limit}입니다. 금액을 줄이거나 로트를 늘리세요.',
  'pledges.term_unknown': '기간을 고르세요: {terms}일.',
  'pledges.pending': '이미 심사 중인 담보 대출 신청이 있습니다. 취소하거나 결과를 기다리세요.',
  'pledges.unknown': '존재하지 않는 담보 대출입니다.',
  'pledges.not_pending': '이미 결정된 담보 대출 신청입니다.',
  'pledges.not_open': '이 담보 대출에는 갚을 금액이 없습니다.',
  'pledges.repay_nothing': '0보다 큰 금액을 소수 둘째 자리까지 입력하세요.',
  'pledges.repay_above_owed': '상환 금액이 갚을 금액보다 많습니다. {owed} 이하로 입력하세요.',
  'pledges.insufficient': '사용 가능 금액은 {available}이며 {short} 부족합니다. 금액을 줄이세요.',
};
