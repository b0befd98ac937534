/** Korean texts of stories of the exam. */
import type { StoryText } from '../stories.ts';
import type { education as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'education.passed': {
    title: '시험 합격: 레버리지와 공매도를 사용할 수 있습니다',
    body: '{of}문제 중 {right}문제를 맞혔습니다. 이제 레버리지와 공매도를 사용할 수 있습니다.',
  },
};
