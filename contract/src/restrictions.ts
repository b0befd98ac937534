/** Restrictions as cases (rules T6, §6): code, rule, author, end, message, appeal. */
import * as z from 'zod/mini';
import { define } from './endpoint.ts';
import { empty, id, instant } from './shapes.ts';

export const restrictionKind = z.enum(['frozen', 'banned', 'disabled', 'no_trade', 'no_withdrawal']);
export const restrictionReason = z.enum([
  'customer_asked',
  'identity_doubt',
  'suspected_fraud',
  'court_order',
  'security_incident',
  'rule_broken',
  'deceased',
  'under_age',
]);

export const restrictionCase = z.object({
  id,
  kind: restrictionKind,
  reason: restrictionReason,
  /** The published rule it rests on, for instance "rules §6". */
  rule: z.string(),
  message: z.string(),
  since: instant,
  until: z.nullable(instant),
  liftedAt: z.nullable(instant),
  appeal: z.nullable(
    z.object({
      id,
      text: z.string(),
      at: instant,
      state: z.enum(['pending', 'upheld', 'rejected']),
      answer: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
    }),
  ),
});

export const listRestrictions = define({
  path: '/restrictions/list',
  summary: 'The customer’s restrictions, those in force first.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.array(restrictionCase),
  errors: [],
});

export const appeal = define({
  path: '/restrictions/appeal',
  summary: 'Asks another person to look at a restriction; one appeal at a time.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ restriction: id, text: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)) }),
  output: restrictionCase,
  errors: ['restrictions.unknown', 'restrictions.not_in_force', 'restrictions.appeal_pending'],
});

/** Banned customers have no session: they appeal with account and password. */
export const appealWithoutSession = define({
  path: '/user/banAppeal',
  summary: 'An appeal of a customer who may not log in.',
  audience: 'public',
  isMutation: true,
  input: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    text: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
  }),
  output: empty,
  errors: ['identity.wrong_credentials', 'identity.locked', 'restrictions.not_in_force', 'restrictions.appeal_pending'],
});
