/** What the calls about a case have in common, whichever domain brings its queue (rules §10). */
import * as z from 'zod/mini';
import { id } from '../shapes.ts';

/** Beside a decision, in the record of staff. */
export const note = z.optional(z.string().check(z.trim(), z.maxLength(500)));

/** Whose case it is; `name`: null unless verified. */
export const caseCustomer = z.object({ id, account: z.string(), name: z.nullable(z.string()) });

/** Why a case is not decided by whoever asks, or not now. */
export const undecided = [
  'staff.case_unknown',
  'staff.case_decided',
  'staff.case_claimed',
  'staff.not_claimed',
  'staff.own_case',
] as const;
