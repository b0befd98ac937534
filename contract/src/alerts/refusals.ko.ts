/** Korean texts of refusals of price alerts. */
import type { alerts as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'alerts.no_volume': '{symbol} 종목은 거래량이 없습니다.',
  'alerts.value_invalid': '이 알림에 맞는 0보다 큰 값을 입력하세요.',
  'alerts.already_true': '이미 조건을 만족합니다: 현재가 {price}.',
  'alerts.volume_reached': '이미 조건을 만족합니다: 이번 장에서 {volume}주가 거래되었습니다.',
  'alerts.already_set': '같은 알림이 이미 있습니다.',
  'alerts.too_many': '활성 알림은 최대 {maximum}개입니다. 먼저 하나를 삭제하세요.',
  'alerts.unknown': '이 알림은 없습니다.',
  'alerts.not_active': '이 알림은 이미 끝났습니다: 발동되었거나 취소되었습니다.',
};
