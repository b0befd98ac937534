/** Korean texts of refusals of block trades. A lot is 로트(100주). */
import type { blockTrades as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.unknown': '존재하지 않는 블록딜입니다.',
  'block_trades.paused': '블록딜 접수가 잠시 중단되었습니다. 묶인 금액은 없습니다. 나중에 다시 시도하세요.',
  'block_trades.off_shelf': '이 블록딜은 더 이상 제공되지 않습니다. 다른 블록딜을 확인하세요.',
  'block_trades.not_open': '블록딜이 아직 열리지 않았습니다. {opens}부터 받습니다.',
  'block_trades.closed': '블록딜은 {closed}에 마감되었습니다.',
  'block_trades.gone_ex':
    '이 주식의 권리락·배당락일은 {date}이고, 이 가격은 그 전 주식 기준입니다. 블록딜이 종료되었습니다.',
  'block_trades.lots_invalid': '로트 수를 1 이상의 정수로 입력하세요.',
  'block_trades.below_minimum': '최소 {shares}주입니다. {lots}로트 이상 신청하세요.',
  'block_trades.above_maximum': '고객 한 명은 최대 {maximum}로트입니다.',
  'block_trades.above_remaining': '이 블록딜은 {remaining}로트만 남았습니다.',
  'block_trades.pending': '이 블록딜에 심사 중인 신청이 이미 있습니다. 취소하거나 결과를 기다리세요.',
  'block_trades.is_short':
    '{symbol}을(를) 공매도했거나 공매도 주문이 남아 있습니다. 먼저 청산하거나 취소한 뒤 신청하세요.',
  'block_trades.insufficient':
    '{short} 부족합니다. 비용 포함 필요 {needed}, 사용 가능 {available}. 로트 수를 줄이세요.',
  'block_trades.request_unknown': '존재하지 않는 신청입니다.',
  'block_trades.not_pending': '이미 결정된 신청입니다.',
};
