/** Korean texts of refusals of day trading. */
import type { dayTrading as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.channel_closed':
    '당일 매매 신청 접수가 잠시 중단되었습니다. 묶인 금액은 없습니다. 나중에 다시 시도하세요.',
  'day_trading.amount_invalid': '루피 금액을 소수점 둘째 자리까지 입력하세요.',
  'day_trading.below_minimum': '당일 매매 한도는 최소 {minimum}입니다.',
  'day_trading.above_maximum': '당일 매매 한도는 최대 {maximum}입니다.',
  'day_trading.pending': '심사 중인 신청이 있어 새로 신청할 수 없습니다. 취소하거나 결과를 기다리세요.',
  'day_trading.running': '이미 당일 매매 한도가 있습니다. 정산된 뒤 다시 신청할 수 있습니다.',
  'day_trading.above_funds': '사용 가능 금액 {available}의 네 배인 {maximum}까지 신청할 수 있습니다.',
  'day_trading.unknown': '존재하지 않는 당일 매매 한도입니다.',
  'day_trading.not_pending': '이미 결정된 신청입니다.',
  'day_trading.none_running': '지금 쓸 수 있는 당일 매매 한도가 없습니다. 한도를 신청하거나 일반 주문을 이용하세요.',
  'day_trading.not_open':
    '당일 매매 한도로는 {opens}부터 주문할 수 있습니다. 그때까지 기다리거나 일반 주문을 이용하세요.',
  'day_trading.squaring_off':
    '{since}부터 당일 매매 한도로 새 주문을 받지 않습니다. 열린 포지션은 거래 시간이 끝나기 전에 청산합니다.',
  'day_trading.symbol_not_allowed':
    '당일 매매 주문은 당일 팔 수 있는 주식만 가능합니다. {symbol}은(는) 해당하지 않으니 일반 주문을 이용하세요.',
  'day_trading.band_too_wide':
    '{symbol}은(는) 하루에 {band}%까지 움직일 수 있습니다. 다섯 배에서는 증거금을 모두 잃을 수 있어 당일 매매 주문을 받지 않습니다. 일반 주문을 이용하세요.',
  'day_trading.above_unused': '이 주문은 최대 {amount}이고, 남은 당일 매매 한도는 {unused}입니다. 주식 수를 줄이세요.',
};
