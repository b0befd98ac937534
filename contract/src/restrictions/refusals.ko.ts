/** Korean texts of refusals of restrictions and appeals. */
import type { restrictions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'restrictions.unknown': '존재하지 않는 제한입니다.',
  'restrictions.not_in_force': '이미 끝난 제한입니다.',
  'restrictions.appeal_pending': '이의 제기를 검토 중입니다.',
  'restrictions.own': '직접 설정하신 제한입니다. 로그인과 보안에서 해제하세요.',
};
