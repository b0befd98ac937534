/** The queues of requests that people decide: what waits, how long, who has it (rules §10, screens §6). */
import * as z from 'zod/mini';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { defineStaff, type StaffRole } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';
import { caseCustomer } from './cases.ts';
import { queues } from './kinds.ts';

type QueueKey = keyof typeof queues;

export const queueKey = z.enum(Object.keys(queues) as [QueueKey, ...QueueKey[]]);

/** Who decides the cases of a queue; the auditor, and risk, read all of them. */
export const queueDeciders: Readonly<Record<QueueKey, readonly StaffRole[]>> = queues;
export const queueReaders: readonly StaffRole[] = ['risk', 'auditor'];

/** How long a claim lasts, from when it was made or made again. */
export const claimMs = 5 * MINUTE_MS;

const deciders = [...new Set(Object.values(queueDeciders).flat())];
const readers: readonly StaffRole[] = [...deciders, 'auditor'];

export const queueRow = z.object({
  id,
  queue: queueKey,
  customer: caseCustomer,
  /** "2nd try", "name differs by 1 letter", "same proof as 1021": keys with parameters. */
  hints: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.int()])) })),
  amount: z.nullable(decimal),
  currency: z.nullable(z.string()),
  status: z.string(),
  at: instant,
  promisedBy: instant,
  claim: z.nullable(z.object({ staff: id, name: z.string(), until: instant })),
  /** A first approval of two was given by. */
  firstApproval: z.nullable(z.object({ staff: id, name: z.string(), at: instant })),
  /** Of a case that was decided, or is approved and waits for its payment. */
  decision: z.nullable(z.object({ by: z.string(), at: instant })),
});

export const getOverview = defineStaff({
  path: '/queues/overview',
  summary: 'Queue lengths and ages against the promises, decisions of today, and what is broken.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: z.object({
    queues: z.array(
      z.object({
        queue: queueKey,
        waiting: z.int(),
        oldestAt: z.nullable(instant),
        /** Half of those that wait, and one in ten, wait longer than this. */
        p50Minutes: z.nullable(z.int()),
        p90Minutes: z.nullable(z.int()),
        /** Null: each case has its own. */
        promiseMinutes: z.nullable(z.int()),
        late: z.int(),
      }),
    ),
    decidedToday: z.array(
      z.object({
        queue: queueKey,
        approved: z.int(),
        rejected: z.int(),
        /** Of the rejected, by the code of the reason; a verification counts once for each field. */
        byReason: z.array(z.object({ reason: z.string(), count: z.int() })),
      }),
    ),
    /** What no entry explains between customers' books and the house's accounts, by currency; empty: nothing. */
    ledgerDifferences: z.array(z.object({ currency: z.string(), amount: signedDecimal })),
    auditBroken: z.array(z.string()),
    isHalted: z.boolean(),
    at: instant,
  }),
  errors: [],
});

export const listQueue = defineStaff({
  path: '/queues/list',
  summary: 'What waits in a queue, oldest first, or what was decided, newest first.',
  roles: readers,
  isMutation: false,
  input: z.object({
    queue: queueKey,
    state: z._default(z.enum(['waiting', 'decided', 'mine']), 'waiting'),
    text: z.optional(z.string().check(z.maxLength(60))),
    ...paging,
  }),
  output: pageOf(queueRow),
  errors: ['staff.role_missing'],
});

export const claimCase = defineStaff({
  path: '/queues/claim',
  summary: 'Takes a case for five minutes, so that nobody else decides it; again: five more.',
  roles: deciders,
  isMutation: true,
  input: z.object({ queue: queueKey, case: id }),
  output: queueRow,
  errors: ['staff.role_missing', 'staff.case_unknown', 'staff.case_decided', 'staff.case_claimed', 'staff.own_case'],
});

export const releaseCase = defineStaff({
  path: '/queues/release',
  summary: 'Gives a claimed case back.',
  roles: deciders,
  isMutation: true,
  input: z.object({ queue: queueKey, case: id }),
  output: empty,
  errors: ['staff.case_unknown'],
});
