import type { Answers } from '../question-shape.ts';

export const answers = {
  'stop-loss-1': 1,
  'stop-loss-2': 0,
  'stop-loss-3': 2,
  'stop-loss-4': 3,
  'stop-loss-5': 0,
} as const satisfies Answers;
