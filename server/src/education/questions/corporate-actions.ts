import type { Answers } from '../question-shape.ts';

export const answers = {
  'corporate-actions-1': 3,
  'corporate-actions-2': 2,
  'corporate-actions-3': 0,
  'corporate-actions-4': 1,
  'corporate-actions-5': 2,
} as const satisfies Answers;
