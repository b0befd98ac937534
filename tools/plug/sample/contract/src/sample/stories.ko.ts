/** Korean texts of stories of wishes. */
import type { StoryText } from '../stories.ts';
import type { sample as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'sample.wish_answered': { title: '소원에 답변이 왔습니다', body: '답변 내용: {answer}' },
};
