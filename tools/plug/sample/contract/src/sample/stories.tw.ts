/** Traditional Chinese texts of stories of wishes. */
import type { StoryText } from '../stories.ts';
import type { sample as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'sample.wish_answered': { title: '您的願望已有回覆', body: '回覆內容：{answer}' },
};
