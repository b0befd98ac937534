/** Korean texts of refusals of price alerts. */
import type { alerts as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'alerts.no_volume': '{symbol} 종목은 거래량 알림을 설정할 수 없습니다.',
  'alerts.value_invalid': '이 알림에 맞는 0보다 큰 값을 입력하세요.',
  'alerts.already_true': '이미 조건을 만족합니다: 현재가 {price}.',
  'alerts.volume_reached': '이미 조건을 만족합니다: 이번 장의 거래량은 {volume}입니다.',
  'alerts.already_set': '같은 알림이 이미 있습니다.',
  'alerts.too_many': '활성 알림은 최대 {maximum}개입니다. 먼저 하나를 삭제하세요.',
  'alerts.unknown': '존재하지 않는 알림입니다.',
  'alerts.not_active': '이미 끝난 알림입니다. 울렸거나 삭제되었습니다.',
};
