/** Restrictions as cases (rules T6, §6): code, rule, end, message, appeal. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, instant, written } from '../shapes.ts';

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

export const appealCase = z.object({
  id,
  text: z.string(),
  at: instant,
  /** By when it is answered. */
  promisedBy: instant,
  /** `ended`: the restriction ended before anybody answered. */
  state: z.enum(['pending', 'upheld', 'rejected', 'ended']),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});

export const restrictionCase = z.object({
  id,
  kind: restrictionKind,
  reason: restrictionReason,
  /** The published rule it rests on: a paragraph of the user agreement. */
  rule: z.string(),
  /** What staff wrote to the customer; empty for the customer's own freeze. */
  message: z.string(),
  since: instant,
  /** When it ends by itself; null: no end is set. */
  until: z.nullable(instant),
  isInForce: z.boolean(),
  /** The customer froze the account: it is ended under Login and security, not by an appeal. */
  isOwn: z.boolean(),
  liftedAt: z.nullable(instant),
  liftReason: z.nullable(z.string()),
  /** The newest one. */
  appeal: z.nullable(appealCase),
});

const text = written(10, 2000);

export const listRestrictions = define({
  path: '/restrictions/list',
  summary: 'The customer’s restrictions, those in force first, then newest first; the newest hundred.',
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
  openWhileFrozen: 'lifts_restriction',
  input: z.object({ restriction: id, text }),
  output: restrictionCase,
  errors: ['restrictions.unknown', 'restrictions.own', 'restrictions.not_in_force', 'restrictions.appeal_pending'],
});

const credentials = {
  account: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
};
const barred = ['identity.wrong_credentials', 'identity.locked', 'restrictions.not_in_force'] as const;

/** Banned customers have no session: they see their case, its appeal and the answer with account and password. */
export const getBanCase = define({
  path: '/user/banCase',
  summary: 'The restriction that keeps a customer from logging in, with its appeal.',
  audience: 'public',
  isMutation: false,
  input: z.object(credentials),
  output: restrictionCase,
  errors: [...barred],
});

export const appealWithoutSession = define({
  path: '/user/banAppeal',
  summary: 'An appeal of a customer who may not log in.',
  audience: 'public',
  isMutation: true,
  input: z.object({ ...credentials, text }),
  output: restrictionCase,
  errors: [...barred, 'restrictions.appeal_pending'],
});
