import type { Answers } from '../question-shape.ts';

export const answers = {
  'rights-1': 3,
  'rights-2': 1,
  'rights-3': 0,
  'rights-4': 2,
  'rights-5': 3,
} as const satisfies Answers;
