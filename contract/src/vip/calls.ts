/** VIP levels (rules §9): the customer's level, its rules with what there is of each, and what a level is good for. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, empty, signedDecimal } from '../shapes.ts';

export const vipRule = z.object({
  name: z.enum(['verified', 'sign_ins', 'average_total', 'account_days']),
  /** Of which level; a level asks for the rules of those below it as well. */
  level: z.int(),
  /** An amount for `average_total`, a count for the rest; 1 for what is or is not. */
  needed: signedDecimal,
  has: signedDecimal,
  isMet: z.boolean(),
});

export const getVip = define({
  path: '/vip/level',
  summary: 'The own VIP level, and every rule of every level with what there is of it.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    level: z.int(),
    /** Worked out when this business date had ended; null: none has yet. */
    asOf: z.nullable(businessDate),
    /** The business date with whose end the level falls to `reached`, unless its rules are met again. */
    fallsOn: z.nullable(businessDate),
    /** The level whose rules are met now; the level follows when the running business date has ended. */
    reached: z.int(),
    rules: z.array(vipRule),
    /** Of how many days sign-ins are counted, and how many count at most. */
    signInDays: z.int(),
    signInsMaximum: z.int(),
    /** Of how many business dates the total is averaged; dates without one count as nothing. */
    averageDays: z.int(),
    /** How many days a level stays after a rule is no longer met. */
    fallDays: z.int(),
  }),
  errors: [],
});
