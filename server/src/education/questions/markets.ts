import type { Answers } from '../question-shape.ts';

export const answers = {
  'markets-1': 2,
  'markets-2': 0,
  'markets-3': 3,
  'markets-4': 1,
  'markets-5': 2,
} as const satisfies Answers;
