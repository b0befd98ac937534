/** Korean texts of stories of restrictions and appeals. */
import type { StoryText } from '../stories.ts';
import type { restrictions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'restriction.frozen': {
    title: '계좌가 동결되었습니다',
    body: '[{until}까지 ]동결되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  },
  'restriction.banned': {
    title: '로그인이 금지되었습니다',
    body: '[{until}까지 ]로그인이 금지되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 로그인 화면에서 이의를 제기하세요.',
  },
  'restriction.disabled': {
    title: '계정 사용이 중지되었습니다',
    body: '[{until}까지 ]사용이 중지되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 로그인 화면에서 이의를 제기하세요.',
  },
  'restriction.no_trade': {
    title: '새 포지션을 열 수 없습니다',
    body: '[{until}까지 ]거래가 제한됩니다. 사유: {reason}. {message} 접수 번호 {case}: 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  },
  'restriction.no_withdrawal': {
    title: '출금할 수 없습니다',
    body: '[{until}까지 ]출금이 제한됩니다. 사유: {reason}. {message} 접수 번호 {case}: 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  },
  'restriction.confirmed': {
    title: '제한이 확인되었습니다',
    body: '두 번째 담당자가 접수 번호 {case} 건을 검토했습니다. 제한은[ {until}까지] 유지됩니다.',
  },
  'restriction.lifted': {
    title: '제한이 해제되었습니다',
    body: '접수 번호 {case} 건이 해제되었습니다: {reason}',
  },
  'restriction.appealed': {
    title: '이의 제기가 접수되었습니다',
    body: '제한에 관여하지 않은 담당자가 접수 번호 {case} 건을 검토하며 {by}까지 답변드립니다.',
  },
  'restriction.appeal_upheld': {
    title: '이의가 받아들여졌습니다',
    body: '접수 번호 {case} 건의 제한이 해제되었습니다. {answer}',
  },
  'restriction.appeal_rejected': {
    title: '이의가 받아들여지지 않았습니다',
    body: '접수 번호 {case} 건의 제한은 유지됩니다. {answer}',
  },
};
