/** English texts of stories of the exam. */
import type { StoryText } from '../stories.ts';
import type { education as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'education.passed': {
    title: 'Exam passed: leverage and shorts are on',
    body: 'You answered {right} of {of} questions correctly. You can now use leverage and sell short.',
  },
};
