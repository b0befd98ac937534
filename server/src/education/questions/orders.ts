import type { Answers } from '../question-shape.ts';

export const answers = {
  'orders-1': 1,
  'orders-2': 3,
  'orders-3': 0,
  'orders-4': 2,
  'orders-5': 1,
} as const satisfies Answers;
