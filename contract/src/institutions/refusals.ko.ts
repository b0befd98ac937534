/** Korean texts of refusals of seats. */
import type { institutions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.seat_of_none': '기관 계좌를 둘 수 있는 기관에 속한 계좌가 아닙니다.',
  'institutions.seat_own': '이미 기관 계좌를 보유하고 있습니다.',
  'institutions.seat_pending': '기관 계좌 신청을 심사 중입니다. 결과를 기다리거나 신청을 취소하세요.',
  'institutions.seat_taken': '소속 기관에 이미 기관 계좌가 있습니다. 기관마다 하나만 둘 수 있습니다.',
  'institutions.seat_asked_for':
    '소속 기관의 기관 계좌를 다른 분이 이미 신청했습니다. 그 신청의 결과가 나온 뒤 다시 시도하세요.',
  'institutions.seat_unknown': '없는 신청입니다.',
  'institutions.seat_decided': '이미 결정된 신청입니다.',
};
