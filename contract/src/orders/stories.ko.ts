/** Korean texts of stories of positions at their margin, and of orders that are taken back. */
import type { StoryText } from '../stories.ts';
import type { orders as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'position.warned': {
    title: '증거금 경고: {symbol}',
    body: '평가 가격 {price}에서 {symbol} 포지션 {position}의 손익을 반영한 증거금이 {equity}(으)로, 증거금 {margin}의 {warning}% 이하입니다. {close_out}%가 되면 시장가 주문으로 강제 청산됩니다. 피하려면 증거금을 추가하거나 일부를 청산하세요.',
  },
  'position.closed_out': {
    title: '강제 청산: {symbol}',
    body: '평가 가격 {price}에서 {symbol} 포지션 {position}의 손익을 반영한 증거금이 {equity}(으)로, 증거금 {margin}의 {close_out}% 이하가 되었습니다. 공개된 규칙에 따라 시장가 주문으로 강제 청산하며 큰 포지션은 여러 번 나누어 청산합니다. 가격과 비용은 각 주문의 명세에 있습니다.',
  },
  'order.filled': {
    title: '{symbol} {shares}주 체결, 가격 {price}',
    body: '주문 {order}이(가) 모두 체결되었습니다: {symbol} {shares}주, 평균 {price}. 체결 내역과 수수료는 주문 명세에서 확인하세요.',
  },
  'order.bought': {
    title: '{symbol} {shares}주 매수 체결, 가격 {price}',
    body: '주문 {order}이(가) 모두 체결되었습니다: {symbol} {shares}주 매수, 평균 {price}. 체결 내역과 수수료는 주문 명세에서 확인하세요.',
  },
  'order.sold_short': {
    title: '{symbol} {shares}주 공매도 체결, 가격 {price}',
    body: '주문 {order}이(가) 모두 체결되었습니다: {symbol} {shares}주 공매도, 평균 {price}. 체결 내역과 수수료는 주문 명세에서 확인하세요.',
  },
  'order.sold': {
    title: '{symbol} {shares}주 매도 체결, 가격 {price}, 비용 차감 후 {net}',
    body: '주문 {order}: {symbol} {shares}주를 평균 {price}에 매도했습니다. 입금액: {received}. 모든 비용을 뺀 순손익: {net} ({rate}).',
  },
  'order.bought_back': {
    title: '{symbol} {shares}주 환매수 체결, 가격 {price}, 비용 차감 후 {net}',
    body: '주문 {order}: {symbol} {shares}주를 평균 {price}에 환매수했습니다. 입금액: {received}. 모든 비용을 뺀 순손익: {net} ({rate}).',
  },
  'order.partly_filled': {
    title: '{symbol} {quantity}주 중 {shares}주 체결, 가격 {price}',
    body: '주문 {order}: {symbol} {quantity}주 중 {shares}주가 평균 {price}에 체결되었습니다. 나머지는 계속 유효합니다.',
  },
  'order.ended': {
    title: '{symbol}: 주문 종료',
    body: '{symbol} 주문 {order}이(가) 시장 규칙에 따라 종료되었습니다. 직접 취소한 것이 아닙니다. {quantity}주 중 {shares}주가 체결되었고, 나머지에 묶인 돈은 풀렸습니다. 사유는 주문 명세에서 확인하세요.',
  },
  'order.rejected': {
    title: '{symbol}: 주문 거부',
    body: '거래소가 {symbol} 주문 {order}을(를) 받지 않았습니다. 체결된 것은 없으며 묶인 돈은 풀렸습니다. 사유는 주문 명세에서 확인하세요.',
  },
  'order.ended_by_restriction': {
    title: '{symbol}: 주문이 취소됩니다',
    body: '계좌가 제한되는 동안에는 신규 주문을 낼 수 없어 {symbol} 주문 {order}을(를) 취소합니다. 거래소가 취소를 받을 때까지 체결되지 않은 부분은 종료되고 묶인 금액은 풀립니다. 청산 주문은 그대로 유지됩니다. 제한이 끝난 뒤에도 원하면 다시 주문하세요.',
  },
};
