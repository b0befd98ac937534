import type { Answers } from '../question-shape.ts';

export const answers = {
  'loans-1': 3,
  'loans-2': 0,
  'loans-3': 2,
  'loans-4': 1,
  'loans-5': 3,
} as const satisfies Answers;
