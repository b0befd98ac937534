/** A change proposed by one person and in force only once another has approved it (rules §10). */
import * as z from 'zod/mini';
import { id, instant } from '../shapes.ts';

export const changeKind = z.enum([
  'config',
  'correction',
  'roles',
  'staff',
  'restriction',
  'restart',
  'bank_statement',
  'product',
  'draw',
]);

export const changeReason = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));

const json = z.record(z.string(), z.unknown());

export const change = z.object({
  id,
  kind: changeKind,
  subject: z.string(),
  before: z.nullable(json),
  after: json,
  reason: z.string(),
  effectiveFrom: z.nullable(instant),
  /** Overtaken: what it was to start has happened without it, or what it was to confirm is over. */
  state: z.enum(['proposed', 'approved', 'rejected', 'withdrawn', 'overtaken']),
  maker: z.string(),
  /** It waits, and nobody approves it: others reject it and propose it themselves. */
  isMakerDisabled: z.boolean(),
  madeAt: instant,
  checker: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
});
