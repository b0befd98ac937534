/** Korean texts of refusals of support. */
import type { support as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.unknown': '존재하지 않는 문의입니다.',
  'support.closed': '종료된 문의입니다. 다시 열거나 새로 문의하세요.',
  'support.not_closed': '아직 종료되지 않은 문의입니다.',
  'support.reopen_over': '종료 후 {days}일 동안({until}까지) 다시 열 수 있습니다. 새로 문의하세요.',
  'support.rated': '이미 평가한 문의입니다.',
  'support.too_many_open': '진행 중인 문의는 {maximum}건까지 가능합니다. 그중 하나에 이어 쓰거나 하나를 종료하세요.',
  'support.too_many_messages': '1분에 메시지 {maximum}개까지 보낼 수 있습니다. {wait}초 기다려 주세요.',
  'support.too_many_today': '24시간 동안 메시지를 {maximum}건까지 보낼 수 있습니다. {until}부터 다시 보낼 수 있습니다.',
};
