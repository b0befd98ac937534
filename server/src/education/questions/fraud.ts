import type { Answers } from '../question-shape.ts';

export const answers = {
  'fraud-1': 0,
  'fraud-2': 3,
  'fraud-3': 2,
  'fraud-4': 1,
  'fraud-5': 0,
} as const satisfies Answers;
