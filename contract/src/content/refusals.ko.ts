/** Korean texts of refusals of the texts of the house and of consent. */
import type { content as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.unknown': '존재하지 않는 문서입니다.',
  'content.removed': '이 문서는 {since}에 삭제되었습니다.',
  'content.not_in_force': '지금은 버전 {version}이(가) 시행 중입니다. 읽고 동의해 주세요.',
  'content.consent_due':
    '약관이 바뀌었습니다. 계속하려면 읽고 동의해 주세요. 출금, 포지션 청산, 기록 조회는 그대로 할 수 있습니다.',
};
