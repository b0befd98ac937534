/** Korean texts of refusals of orders and positions. */
import type { orders as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'orders.house_halted': '{since}부터 전체 거래가 중지되었습니다. 재개된 뒤 다시 시도하세요.',
  'orders.market_closed': '거래 시간이 아닙니다. {opens}에 개장합니다.',
  'orders.halted': '{symbol} 거래가 중단되었습니다.',
  'orders.suspended': '{symbol} 종목은 거래 정지 상태입니다.',
  'orders.off_shelf': '{symbol} 종목은 상장 폐지되었습니다.',
  'orders.not_tradable': '{symbol} 종목은 매매할 수 없습니다.',
  'orders.price_unavailable': '{symbol} 가격을 가져오지 못했습니다. 반복되면 고객센터에 문의하세요.',
  'orders.price_stale': '{symbol}의 마지막 가격은 {at} 기준입니다. 가격이 갱신된 뒤 다시 시도하세요.',
  'orders.limit_price_missing': '지정가 주문에는 가격이 필요합니다. 가격을 입력하세요.',
  'orders.limit_price_unused': '시장가 주문에는 가격을 정하지 않습니다. 지정가 주문을 선택하거나 가격을 지우세요.',
  'orders.price_not_positive': '0보다 큰 가격을 입력하세요.',
  'orders.price_off_tick': '호가 단위는 {tick}입니다. 가까운 가격은 {below}, {above}입니다.',
  'orders.price_outside_band': '오늘의 가격 제한폭({lower}~{upper})을 벗어났습니다.',
  'orders.lots_invalid': '{minimum}~{maximum} 사이의 정수 로트만 가능합니다.',
  'orders.below_opening_minimum': '최소 진입 금액은 {minimum}이며 이 주문은 {amount}입니다.',
  'orders.fund_not_shorted':
    '{symbol} 종목은 펀드입니다. 펀드는 매수하고 보유분을 매도할 수 있지만 공매도는 할 수 없습니다.',
  'orders.margin_not_enabled': '이 계좌는 신용거래를 사용할 수 없습니다.',
  'orders.leverage_unknown': '레버리지는 {levels} 중에서 선택하세요.',
  'orders.leverage_above_band':
    '{symbol}의 하루 가격 제한폭은 {band}%입니다. 레버리지가 {maximum}×를 넘으면 하루 변동만으로 증거금을 모두 잃을 수 있습니다. {maximum}× 이하를 선택하세요.',
  'orders.short_of_locked':
    '블록딜이나 대형주 물량으로 받은 {symbol} 주식은 {until}까지 매도가 제한됩니다. 그 뒤에 {symbol}을(를) 공매도할 수 있습니다.',
  'orders.starts_at_a_loss':
    '{price}에 체결되면 평가 가격 {mark} 기준으로 처음부터 증거금의 {percent}% 이하만 남습니다. 지정가를 {nearest} 또는 더 유리한 가격으로 바꾸거나 레버리지를 낮추세요.',
  'orders.stop_wrong_side': '손절가는 매수이면 {limit}보다 낮고, 공매도이면 높아야 합니다.',
  'orders.take_wrong_side': '익절가는 매수이면 {limit}보다 높고, 공매도이면 낮아야 합니다.',
  'orders.insufficient_funds': '잔액이 {short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
  'orders.too_frequent': '주문은 초당 최대 {maximum}건입니다. {wait}초 기다리세요.',
  'orders.no_liquidity': '지금 {symbol}의 상대 호가가 없습니다. 지정가로 주문하거나 잠시 기다리세요.',
  'orders.touch_too_far':
    '{symbol}의 최우선 호가 {touch}이(가) 평가 가격 {mark}에서 {percent}% 넘게 벗어나 시장가 주문으로는 체결되지 않습니다. 지정가로 주문하거나 나중에 다시 시도하세요.',
  'orders.unknown_order': '존재하지 않는 주문입니다.',
  'orders.unknown_position': '존재하지 않는 포지션입니다.',
  'orders.not_pending':
    '대기 중인 주문만 변경하거나 취소할 수 있습니다. 이 주문은 이미 체결되었거나 종료되었습니다. 다시 요청하지 마세요.',
  'orders.already_cancelling': '이미 취소 중인 주문입니다. 다시 요청하지 마세요.',
  'orders.not_changeable': '이 주문은 변경할 수 없습니다. 취소하고 다시 주문하세요.',
  'orders.already_changing': '이미 변경 중인 주문입니다. 다시 요청하지 마세요.',
  'orders.not_holding':
    '보유 중인 포지션만 변경할 수 있습니다. 이 포지션은 청산 중이거나 이미 청산되었습니다. 다시 요청하지 마세요.',
  'orders.not_listed': '{symbol} 종목은 아직 상장되지 않았습니다. 상장일부터 매도할 수 있습니다.',
  'orders.already_closing': '이미 청산 중인 포지션입니다. 다시 요청하지 마세요.',
  'orders.locked_days': 'T+{days}일 전에는 매도할 수 없습니다. {until}까지 잠겨 있습니다.',
  'orders.locked_minutes': '매수 후 {minutes}분 이내에는 매도할 수 없습니다. {until}까지 잠겨 있습니다.',
  'orders.close_exceeds_position': '이 포지션은 최대 {maximum}로트까지 청산할 수 있습니다.',
  'orders.close_not_covered':
    '이 청산 주문이 {price}에 체결되면 손실이 포지션의 증거금을 넘을 수 있습니다. 지정가를 {nearest} 또는 더 유리한 가격으로 바꾸거나 먼저 증거금을 추가하세요.',
  'orders.close_out_due':
    '손익을 반영한 이 포지션의 증거금이 {percent}% 이하로 떨어져 강제 청산 중입니다. 시장가 주문을 이용하거나 먼저 증거금을 추가하세요.',
  'orders.pledged':
    '이 보유 종목 중 {shares}주가 담보로 잡혀 있습니다. 지금 청산할 수 있는 수량은 {lots}로트이며, 나머지는 담보 대출을 모두 갚으면 팔 수 있습니다.',
  'orders.pledged_not_protected':
    '이 보유 종목 중 {shares}주가 담보로 잡혀 있어 손절·익절로 팔 수 없습니다. 담보 대출을 모두 갚으면 손절·익절을 설정할 수 있습니다.',
  'orders.square_off_begun':
    '거래 시간 종료를 앞두고 {since}부터 이 당일 매매 포지션을 청산하고 있습니다. 지금 바로 청산하려면 시장가 주문을 이용하세요.',
  'orders.pledge_sale_begun':
    '이 포지션에서 담보로 잡힌 주식을 매도하고 있어 {until}까지는 지정가 청산 주문을 낼 수 없습니다. 나머지는 시장가 주문을 이용하거나 담보 대출을 먼저 갚으세요.',
  'orders.added_margin_invalid': '추가 증거금은 {minimum}~{maximum}루피의 정수로 입력하세요.',
  'orders.ended_protection': '나머지는 취소되었습니다. 다음 가격이 보호 가격 {limit}보다 불리했습니다.',
  'orders.ended_session': '체결되기 전에 장이 끝났습니다.',
  'orders.ended_self_trade': '취소됨: 본인의 대기 주문과 체결될 주문이었습니다.',
  'orders.ended_halted': '취소됨: 거래가 중단되었습니다.',
  'orders.ended_requested': '요청에 따라 취소되었습니다.',
  'orders.ended_position_closed': '취소됨: 포지션이 청산되었습니다.',
  'orders.ended_restricted': '취소됨: 계좌가 제한되는 동안에는 새 포지션을 열 수 없습니다.',
  'orders.ended_square_off': '취소됨: 당일 매매 한도로 더 주문할 수 없습니다.',
  'orders.ended_corporate_action':
    '{symbol}의 분할·무상증자·배당으로 주식 수나 가격이 바뀌어 그 전에 낸 주문이 취소되었습니다. 다시 주문하세요.',
};
