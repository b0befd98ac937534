import type { Answers } from '../question-shape.ts';

export const answers = {
  'lending-1': 0,
  'lending-2': 3,
  'lending-3': 1,
  'lending-4': 0,
  'lending-5': 2,
} as const satisfies Answers;
