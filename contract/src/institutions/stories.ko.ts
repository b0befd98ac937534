/** Korean texts of stories of seats. */
import type { StoryText } from '../stories.ts';
import type { institutions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'institutions.seat_approved': {
    title: '기관 계좌가 되었습니다',
    body: '고객님의 계좌가 이제 {institution}의 기관 계좌입니다. 규칙과 수수료는 그대로입니다.',
  },
  'institutions.seat_not_authorised': {
    title: '기관 계좌가 승인되지 않았습니다',
    body: '고객님이 {institution}을(를) 대표하는지 확인하지 못했습니다. ‘내 정보’의 안내를 확인하고 정확한 직책으로 다시 신청하세요.',
  },
  'institutions.seat_asked': {
    title: '기관 계좌 신청이 종료되었습니다',
    body: '요청하신 대로 {institution} 기관 계좌 신청을 종료했습니다.',
  },
  'institutions.seat_not_approved': {
    title: '기관 계좌가 승인되지 않았습니다',
    body: '{institution} 기관 계좌 신청이 승인되지 않았습니다. 궁금한 점은 고객센터에 문의하세요.',
  },
  'institutions.seat_ended': {
    title: '기관 계좌가 종료되었습니다',
    body: '고객님의 계좌는 더 이상 {institution}의 기관 계좌가 아닙니다. ‘내 정보’의 안내를 확인하세요. 규칙과 수수료는 그대로입니다.',
  },
};
