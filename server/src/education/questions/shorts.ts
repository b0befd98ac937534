import type { Answers } from '../question-shape.ts';

export const answers = {
  'shorts-1': 0,
  'shorts-2': 3,
  'shorts-3': 1,
  'shorts-4': 2,
  'shorts-5': 3,
} as const satisfies Answers;
