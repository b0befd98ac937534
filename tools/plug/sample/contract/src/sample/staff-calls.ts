/** Wishes as staff answer them. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';

export const getWishCase = defineStaff({
  path: '/reviews/wish',
  summary: 'A wish and whose it is.',
  roles: ['support', 'risk', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    case: id,
    customer: z.object({ id, account: z.string() }),
    text: z.string(),
    at: instant,
    promisedBy: instant,
  }),
  errors: ['staff.case_unknown'],
});

export const answerWish = defineStaff({
  path: '/reviews/wishAnswer',
  summary: 'Answers a wish.',
  roles: ['support'],
  isMutation: true,
  input: z.object({ case: id, answer: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) }),
  output: z.object({ next: z.nullable(id) }),
  errors: ['staff.case_unknown', 'staff.case_decided', 'staff.case_claimed', 'staff.not_claimed', 'staff.own_case'],
});
