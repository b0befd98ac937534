/** Korean texts of refusals of currency exchange. */
import type { exchange as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'exchange.same_currency': '서로 다른 두 통화를 고르세요.',
  'exchange.amount_required': '0보다 큰 금액을 입력하세요.',
  'exchange.amount_decimals': '{currency} 금액은 소수점 이하 {decimals}자리까지 입력할 수 있습니다.',
  'exchange.amount_too_small': '{currency}(으)로 환전하기에는 금액이 너무 적습니다. 금액을 늘리세요.',
  'exchange.amount_too_large':
    '지금 {pair} 시장에서 한 번에 환전하기에는 큰 금액입니다. 금액을 줄이거나 나중에 다시 시도하세요.',
  'exchange.rate_unavailable': '지금은 {pair} 환율이 없습니다. 나중에 다시 시도하세요.',
  'exchange.quote_unknown': '존재하지 않는 견적입니다.',
  'exchange.quote_expired': '견적이 만료되었습니다. 새로 요청하세요.',
  'exchange.quote_used': '이미 사용한 견적입니다. 새로 요청하세요.',
  'exchange.owed_first': '미수금 {currency} {owed}을(를) 모두 상환할 때까지 {currency}(으)로만 환전할 수 있습니다.',
  'exchange.insufficient': '사용 가능한 {currency} 금액은 {available}이며 {short} 부족합니다.',
};
