import type { Answers } from '../question-shape.ts';

export const answers = {
  'leverage-1': 2,
  'leverage-2': 0,
  'leverage-3': 3,
  'leverage-4': 1,
  'leverage-5': 2,
} as const satisfies Answers;
