/** Pools as staff see them (desks §6): nobody decides what one holds; staff halt one, let it in again by two, and take it off the shelf. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { businessDate, decimal, id, instant, pageOf, paging } from '../shapes.ts';
import { change, changeReason as reason } from '../staff/change.ts';
import { filedLine, filedPlan } from './file-shapes.ts';
import { pool } from './pool-shapes.ts';

const READERS = ['products', 'risk', 'support', 'auditor', 'admin'] as const;

export const staffPool = z.object({
  ...pool.shape,
  /** The customer of the house whose book it is. */
  customer: id,
  cash: decimal,
  held: decimal,
  /** At the marks of now; null while one is missing. */
  value: z.nullable(decimal),
  units: decimal,
  /** Requests that wait: money that comes in, and units that go out. */
  waitingIn: z.object({ count: z.int(), amount: decimal }),
  waitingOut: z.object({ count: z.int(), units: decimal }),
  lastValuation: z.nullable(z.object({ number: z.int(), at: instant, hash: z.string() })),
  nextValuationAt: z.nullable(instant),
  /** The plan of the newest session; null: none yet. */
  plan: z.nullable(z.object({ number: z.int(), date: businessDate, lines: z.int(), open: z.int(), refused: z.int() })),
  halt: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string(), resume: z.nullable(change) })),
  /** By whom and why it was taken off the shelf. */
  offShelf: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
});

/** As the file has it, and of a refused order why, so that it can be said in words. */
const staffPlan = z.object({
  ...filedPlan.shape,
  lines: z.array(
    z.object({
      ...filedLine.shape,
      refusal: z.nullable(
        z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
      ),
    }),
  ),
});

export const listStaffPools = defineStaff({
  path: '/pools/list',
  summary: 'Pools with their book, their requests, their plan and whether they are halted; the newest first.',
  roles: READERS,
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(staffPool),
  errors: [],
});

export const getStaffPool = defineStaff({
  path: '/pools/detail',
  summary: 'One pool with its positions now and its newest plans, also those that are not public yet.',
  roles: READERS,
  isMutation: false,
  input: z.object({ pool: id }),
  output: z.object({
    pool: staffPool,
    positions: z.array(
      z.object({ symbol: z.string(), shares: z.int(), mark: z.nullable(decimal), value: z.nullable(decimal) }),
    ),
    plans: z.array(staffPlan),
  }),
  errors: ['pools.unknown'],
});

export const haltPool = defineStaff({
  path: '/pools/halt',
  summary: 'Stops the orders of a pool; one person is enough. Valuations and what its cash can pay go on.',
  roles: ['risk', 'admin', 'funds_checker'],
  isMutation: true,
  input: z.object({ pool: id, reason }),
  output: staffPool,
  errors: ['pools.unknown', 'pools.ended', 'pools.already_halted'],
});

export const proposePoolResume = defineStaff({
  path: '/pools/resume',
  summary: 'Proposes to let a pool trade again; it takes a second person.',
  roles: ['risk', 'admin', 'funds_checker'],
  isMutation: true,
  input: z.object({ pool: id, reason }),
  output: change,
  errors: ['pools.unknown', 'pools.not_halted', 'staff.already_proposed'],
});

export const takePoolOffShelf = defineStaff({
  path: '/pools/offShelf',
  summary: 'A pool takes no new followers any more; those who follow it stay.',
  roles: ['products', 'risk'],
  isMutation: true,
  input: z.object({ pool: id, reason }),
  output: staffPool,
  errors: ['pools.unknown', 'pools.ended', 'pools.off_shelf'],
});
