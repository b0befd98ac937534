/** Korean texts of refusals of the request itself and of the session. */
import type { platform as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'request.invalid': '{field}: 읽을 수 없는 값입니다. 확인해 주세요.',
  'request.not_found': '이 주소에는 내용이 없습니다.',
  'request.too_large': '보낸 내용이 {limit_kb} KB를 넘습니다. 줄여서 다시 시도하세요.',
  'request.idempotency_key_missing': '보낸 내용이 완전하지 않습니다. 화면을 새로고침한 뒤 다시 시도하세요.',
  'request.idempotency_key_reused': '이전에 다른 내용으로 이미 보냈습니다. 변경된 것은 없습니다.',
  'request.too_frequent': '너무 자주 제출했습니다. {wait}초 후 다시 시도하세요.',
  'system.busy': '시스템이 혼잡합니다. 잠시 후 다시 시도하세요. 참조 번호 {reference}.',
  'system.stopping': '서버가 다시 시작되고 있습니다. 잠시 후 다시 시도하세요.',
  'session.missing': '먼저 로그인하세요.',
  'session.ended': '세션이 종료되었습니다. 다시 로그인하세요.',
  'session.account_mismatch': '이 세션은 다른 계정의 것입니다. 다시 로그인하세요.',
};
