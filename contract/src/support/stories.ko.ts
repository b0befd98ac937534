/** Korean texts of stories of support tickets. */
import type { StoryText } from '../stories.ts';
import type { support as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'support.answered': {
    title: '문의 {ticket}에 답변이 왔습니다',
    body: '{by} 담당자가 답변했습니다. 확인한 뒤 더 궁금하면 이어 쓰거나 문의를 종료하세요.',
  },
  'support.asked': {
    title: '문의 {ticket}에 확인이 필요합니다',
    body: '{by} 담당자가 추가 내용을 요청했습니다. 문의에 답해 주세요. 직원은 비밀번호나 인증번호, 돈을 절대 요구하지 않습니다.',
  },
  'support.closed': {
    title: '문의 {ticket}이(가) 종료되었습니다',
    body: '{by} 담당자가 답변하고 종료했습니다. {until}까지 다시 열 수 있습니다.',
  },
  'support.closed_silent': {
    title: '문의 {ticket}이(가) 종료되었습니다',
    body: '{days}일 동안 메시지가 없어 자동으로 종료되었습니다. {until}까지 다시 열 수 있습니다.',
  },
};
