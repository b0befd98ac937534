/** Korean texts of refusals of institutions and codes that only staff meet. */
import type { institutionsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.unknown': '없는 기관입니다.',
  'institutions.code_taken': '이미 사용 중인 코드입니다: {code}. 다른 코드를 선택하세요.',
  'institutions.code_fixed': '이 기관의 코드는 {code}이며 바꿀 수 없습니다. 이름만 변경하세요.',
  'institutions.ended': '종료된 기관입니다. 먼저 다시 열기를 제안하세요.',
  'institutions.changed_since': '제안 이후 이 기관이 바뀌었습니다. 거절하고 다시 제안하세요.',
  'institutions.expires_too_soon': '지금보다 나중인 만료 시각을 선택하세요.',
  'institutions.code_unknown': '없는 코드입니다.',
  'institutions.code_ended': '이미 종료된 코드입니다.',
};
