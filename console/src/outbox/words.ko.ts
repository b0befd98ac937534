/** The words of the outbox in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  hint: '연습 전용: 휴대폰과 이메일로 갈 메시지가 여기까지만 옵니다.',
  to: '받는 곳',
  nobody: '주인 없음',
  text: '메시지',
  language: '언어',
};
