/** Korean texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed':
    '지금은 주식 대여가 중단되어 {symbol}을(를) 공매도할 수 없습니다. 보유 중인 공매도 포지션은 청산할 수 있습니다.',
  'lending.quota_full':
    '대여 한도가 찼습니다. 공매도할 수 있는 {symbol} 로트가 남아 있지 않습니다. 다른 고객이 공매도 포지션을 청산한 뒤 다시 시도하세요.',
  'lending.quota_short':
    '지금 공매도할 수 있는 {symbol} 주식은 {left}주뿐입니다. 로트 수를 줄이거나 다른 고객이 공매도 포지션을 청산한 뒤 다시 시도하세요.',
  'lending.position_unknown': '존재하지 않는 포지션입니다.',
  'lending.lots_unreadable': '1 이상의 로트 수를 정수로 입력하세요.',
  'lending.closed': '지금은 주식 대여가 닫혀 있습니다. 이미 빌려준 주식은 그대로이며 언제든지 돌려받을 수 있습니다.',
  'lending.not_eligible': '레버리지 없이 매수해 전액 보유한 회사 주식만 빌려줄 수 있습니다.',
  'lending.position_busy': '청산 중인 포지션입니다. 먼저 그 주문을 취소하거나, 청산 후 남은 주식을 빌려주세요.',
  'lending.position_locked': '이 주식은 {until}까지 잠겨 있습니다. 그 뒤에 빌려줄 수 있습니다.',
  'lending.no_free_lots':
    '이 포지션에는 빌려줄 수 있는 로트가 없습니다. 이미 빌려주었거나 담보로 잡힌 주식은 제외됩니다.',
  'lending.lots_invalid': '로트 단위로만 빌려줄 수 있습니다. 이 포지션에서는 최대 {maximum}로트입니다.',
  'lending.price_unavailable': '지금은 {symbol}의 가격이 없습니다. 거래가 시작되면 다시 시도하세요.',
  'lending.below_minimum': '{minimum} 이상의 주식을 빌려주세요.',
  'lending.nothing_lent': '이 포지션에는 아직 반환을 요청하지 않은 빌려준 주식이 없습니다.',
  'lending.recall_lots_invalid': '로트 단위로만 돌려받을 수 있습니다. 최대 {maximum}로트입니다.',
};
