/** Korean texts of refusals of trigger orders. */
import type { triggers as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'triggers.wrong_side': '평가 가격이 {mark}입니다. 이 가격이면 바로 실행되므로 가격을 바꾸세요.',
  'triggers.trail_invalid': '0보다 크고 가격보다 작은 간격을 입력하세요.',
  'triggers.date_invalid': '오늘부터 {until} 사이의 날짜를 선택하세요.',
  'triggers.too_many': '활성 감시 주문은 최대 {maximum}개입니다. 먼저 하나를 취소하세요.',
  'triggers.unknown': '존재하지 않는 감시 주문입니다.',
  'triggers.not_active': '이미 실행되었거나 끝난 감시 주문입니다.',
};
