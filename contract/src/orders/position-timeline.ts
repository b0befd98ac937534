/** What happened to a position, step by step, as its slip tells it. */
import * as z from 'zod/mini';
import { id, instant } from '../shapes.ts';

/** `params` fill the text of `step`. */
export const timelineStep = z.object({
  step: z.enum([
    'placed',
    'changed',
    'filled',
    'allotted',
    'block_traded',
    'locked',
    'unlocked',
    'margin_added',
    'protection_changed',
    'margin_warning',
    'split',
    'bonus',
    'dividend_due',
    'dividend_paid',
    'rights_due',
    'rights_ended',
    'close_placed',
    'close_filled',
    'close_ended',
    'closed',
  ]),
  at: instant,
  orderId: z.nullable(id),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
});
