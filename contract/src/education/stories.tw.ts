/** Traditional Chinese texts of stories of the exam. */
import type { StoryText } from '../stories.ts';
import type { education as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'education.passed': {
    title: '測驗及格：已開通槓桿與放空',
    body: '您答對 {right} 題，共 {of} 題。現在可以使用槓桿及放空。',
  },
};
