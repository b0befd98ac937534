import type { Answers } from '../question-shape.ts';

export const answers = {
  'draws-1': 2,
  'draws-2': 0,
  'draws-3': 3,
  'draws-4': 1,
  'draws-5': 1,
} as const satisfies Answers;
