/** What every reviewed request shows: its timeline, with the promise it is measured against. */
import * as z from 'zod/mini';
import { instant } from './shapes.ts';

export const requestStep = z.object({
  step: z.enum([
    'sent',
    /** Somebody has it before them; the moment is that of the first who took it. */
    'claimed',
    'approved',
    'second_approval',
    'credited',
    'sent_out',
    'paid',
    'repaid',
    'rejected',
    'cancelled',
    /** Nobody decided in time: the window or session is over. */
    'expired',
    'promised',
  ]),
  state: z.enum(['done', 'now', 'ahead', 'failed']),
  at: z.nullable(instant),
});
