/**
 * Surveillance (Health): of the market, what was seen in customers' orders, where a finding is no verdict and nothing follows from it by
 * itself; and of staff, how often each of them opened documents of customers.
 */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging } from '../shapes.ts';

const seen = {
  id,
  symbol: z.string(),
  accounts: z.array(z.object({ customer: id, account: z.string() })),
  /** The first of them, at most 20. */
  orders: z.array(id),
  /** All these accounts came from one network with one kind of device, by their sessions of the last day. */
  isLinked: z.boolean(),
  from: instant,
  until: instant,
  foundAt: instant,
};
const quantity = z.int();
/** Whole per cent: of what the account traded that traded more (pair), of the market's volume (push, close, desk). */
const part = z.int();
/** Hundredths of a per cent. */
const moved = z.int();

/** The figures are those of core/src/surveillance.ts. */
export const finding = z.discriminatedUnion('pattern', [
  z.object({
    ...seen,
    pattern: z.literal('pair'),
    figures: z.object({ trades: z.int(), quantity, part, handed: decimal }),
  }),
  z.object({
    ...seen,
    pattern: z.literal('spoofing'),
    figures: z.object({ rounds: z.int(), cancelled: z.int(), quantity }),
  }),
  z.object({ ...seen, pattern: z.literal('push'), figures: z.object({ quantity, part, moved, back: z.int() }) }),
  z.object({ ...seen, pattern: z.literal('close'), figures: z.object({ quantity, part, moved }) }),
  z.object({ ...seen, pattern: z.literal('desk'), figures: z.object({ quantity, part, seconds: z.int() }) }),
]);

export const listFindings = defineStaff({
  path: '/surveillance/list',
  summary:
    'Patterns seen in customers’ orders, newest first: accounts, orders, figures. No verdict, and nothing follows by itself.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: z.object({ pattern: z.optional(z.enum(['pair', 'spoofing', 'push', 'close', 'desk'])), ...paging }),
  output: pageOf(finding),
  errors: [],
});

export const listDocumentsOpened = defineStaff({
  path: '/surveillance/documents',
  summary:
    'How often each member of staff opened photos, proofs or full numbers within the last hour and day, most first.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: empty,
  output: z.object({
    /** More than these in an hour are refused. */
    anHour: z.int(),
    rows: z.array(z.object({ staff: id, name: z.string(), hour: z.int(), day: z.int() })),
  }),
  errors: [],
});
