/** Wishes of customers: the calls of a sample domain. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';

export const wish = z.object({
  id,
  text: z.string(),
  at: instant,
  status: z.enum(['pending', 'answered']),
  answer: z.nullable(z.string()),
});

export const listWishes = define({
  path: '/sample/list',
  summary: 'The customer’s wishes, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object(paging),
  output: pageOf(wish),
  errors: [],
});

export const makeWish = define({
  path: '/sample/wish',
  summary: 'Makes a wish; one waits at a time, with what it costs on hold.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ text: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) }),
  output: wish,
  errors: ['sample.wish_waits', 'orders.insufficient_funds'],
});
