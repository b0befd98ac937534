/** English texts of stories of wishes. */
import type { StoryText } from '../stories.ts';
import type { sample as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'sample.wish_answered': { title: 'Your wish has its answer', body: 'What was said to it: {answer}' },
};
