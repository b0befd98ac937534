/** Korean texts of stories of trigger orders. */
import type { StoryText } from '../stories.ts';
import type { triggers as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'trigger.placed': {
    title: '{symbol}: {level} 도달, 주문 접수',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 주문 {order}을(를) 냈습니다. 체결과 수수료는 주문 명세에서 확인하세요.',
  },
  'trigger.waits': {
    title: '{symbol}: {level} 도달, 주문 대기',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 아직 주문을 낼 수 없습니다. 주문할 수 있게 되는 대로 내며, 그때까지 취소할 수 있습니다.',
  },
  'trigger.no_cash': {
    title: '{symbol}: {level} 도달, 현금 부족',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 주문에 {needed}이(가) 필요하지만 사용 가능한 현금이 {available}뿐이어서 주문을 내지 않았습니다. 입금한 뒤 직접 주문하거나 다시 설정하세요.',
  },
  'trigger.outside_band': {
    title: '{symbol}: {level} 도달, 가격 제한폭 초과',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 지정가가 당일 가격 제한폭({lower}~{upper})을 벗어나 주문을 내지 않았습니다. 직접 주문하거나 다시 설정하세요.',
  },
  'trigger.barred': {
    title: '{symbol}: {level} 도달, 계좌 제한',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 지금은 이 계좌로 이 주문을 낼 수 없어 주문을 내지 않았습니다. 사유는 감시 주문에서 확인하세요.',
  },
  'trigger.failed': {
    title: '{symbol}: {level} 도달, 주문 거부',
    body: '{seen}에 {symbol}의 평가 가격이 {mark}을(를) 기록해 {level}에 설정한 감시 주문이 실행되었습니다. 주문이 거부되어 아무 주문도 내지 않았습니다. 사유는 감시 주문에서 확인하세요.',
  },
  'trigger.expired': {
    title: '{symbol}: 감시 주문 만료',
    body: '{symbol} {level}에 설정한 감시 주문이 {date}까지 실행되지 않아 만료되었습니다. 주문은 내지 않았습니다.',
  },
  'trigger.moved': {
    title: '{symbol}: 감시 주문이 {after}(으)로 조정됨',
    body: '{symbol}은(는) 오늘부터 권리 변동이 반영되어 거래됩니다. 감시 주문도 같은 비율로 {before}에서 {after}(으)로 조정되었습니다.',
  },
  'trigger.ended_by_action': {
    title: '{symbol}: 감시 주문 취소',
    body: '{symbol}은(는) 오늘부터 권리 변동이 반영되어 거래됩니다. {level}에 설정한 감시 주문은 로트 단위로 조정할 수 없어 취소되었습니다. 필요하면 새로 설정하세요.',
  },
  'trigger.position_closed': {
    title: '{symbol}: 감시 주문 취소',
    body: '청산할 포지션이 이미 종료되어, {symbol} {level}에 설정한 감시 주문이 취소되었습니다.',
  },
};
