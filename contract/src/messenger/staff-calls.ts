/** What was sent to customers' phones and mailboxes, for an install that sends nothing outside: practice only. Its codes open nothing but practice accounts. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';

export const listOutbox = defineStaff({
  path: '/outbox/list',
  summary: 'Messages to phones and mailboxes that went no further than here, newest first. Practice only.',
  roles: ['support', 'admin'],
  isMutation: false,
  /** `account` finds those to one customer. */
  input: z.object({ account: z.optional(z.string().check(z.maxLength(64))), ...paging }),
  output: pageOf(
    z.object({
      id,
      at: instant,
      /** To whom; null when it went to a phone that is nobody's. */
      customer: z.nullable(id),
      account: z.nullable(z.string()),
      /** The phone, or the e-mail address. */
      to: z.string(),
      language: z.enum(['en', 'tw', 'ko']),
      /** A code stands in it for as long as it opens anything; of an e-mail, the first line is its subject. */
      text: z.string(),
    }),
  ),
  errors: ['staff.practice_only'],
});
