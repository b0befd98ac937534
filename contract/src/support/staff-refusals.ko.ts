/** Korean texts of refusals that only staff meet who answer tickets. */
import type { supportStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.more_written': '고객이 메시지를 더 보냈습니다. 먼저 읽고 답변하세요.',
  'support.already_there': '이미 그곳에 있는 문의입니다. 다른 부서나 담당자를 선택하세요.',
};
