/** Korean texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed':
    '지금은 주식 대여가 중단되어 {symbol}을(를) 공매도할 수 없습니다. 보유 중인 공매도 포지션은 청산할 수 있습니다.',
  'lending.quota_full':
    '대여 한도가 찼습니다. 지금 공매도할 수 있는 {symbol} 주식은 {left}주입니다. 로트 수를 줄이거나 다른 고객이 공매도 포지션을 청산한 뒤 다시 시도하세요.',
};
