/** Korean texts of refusals that only staff meet who prepare and decide block trades. */
import type { blockTradesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.above_asked': '이 신청에는 최대 {maximum}로트를 승인할 수 있습니다.',
  'block_trades.reason_missing': '신청보다 적게 승인하는 이유를 적으세요.',
  'block_trades.customer_short':
    '고객이 {symbol}을(를) 공매도했거나 공매도 주문이 남아 있습니다. 끝날 때까지 기다리거나 거절하세요.',
  'block_trades.price_moved':
    '가격 {price}이(가) 현재 평가 가격 또는 호가창의 최우선 호가와 3% 넘게 차이 납니다. 허용 범위는 {lowest}~{highest}입니다. 기다리거나 거절하세요.',
  'block_trades.price_range': '평가 가격의 3% 이내여야 합니다: {lowest}~{highest}.',
  'block_trades.no_mark': '이 주식은 지금 거래되지 않아 비교할 가격이 없습니다. 거래가 재개되면 다시 시도하세요.',
  'block_trades.seller_has': '블록 매도자에게 {lots}로트만 남았습니다.',
  'block_trades.over': '이 블록딜은 끝나 더 이상 철회할 수 없습니다.',
};
