/** The words of the outbox in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  hint: '연습 전용: 휴대폰으로 갈 메시지가 여기까지만 옵니다.',
  phone: '휴대폰',
  nobody: '주인 없음',
  text: '메시지',
  language: '언어',
};
