/** Korean texts of refusals of rights issues. A lot is 로트(100주). */
import type { rights as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.unknown': '존재하지 않는 유상증자입니다.',
  'rights.channel_closed': '신주 청약 접수가 잠시 중단되었습니다. 납입되거나 묶인 금액은 없습니다.',
  'rights.not_open': '신주 청약은 {opens}부터 받습니다.',
  'rights.closed': '신주 청약은 {closed}에 마감되었습니다.',
  'rights.not_entitled': '{record} 장 마감 때 보유한 주식이 부족하여 청약할 신주가 없습니다.',
  'rights.shares_invalid': '1 이상의 정수 주식 수를 입력하세요.',
  'rights.above_entitlement': '{left}주까지만 더 청약할 수 있습니다.',
  'rights.extra_before_all': '배정받은 신주를 모두 청약해야 초과 청약을 할 수 있습니다. 남은 신주는 {left}주입니다.',
  'rights.extra_above_maximum': '초과 청약은 최대 {maximum}주입니다.',
  'rights.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
};
