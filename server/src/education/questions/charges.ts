import type { Answers } from '../question-shape.ts';

export const answers = {
  'charges-1': 3,
  'charges-2': 1,
  'charges-3': 0,
  'charges-4': 2,
  'charges-5': 1,
} as const satisfies Answers;
