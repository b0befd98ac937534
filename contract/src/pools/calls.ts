/**
 * Copy trading (desks §6): pools that trade by a published rule, and those who follow one. Amounts are INR. A unit of a pool is a security
 * of its own (`FUND-3`), counted in thousandths; `units` are decimal text with three digits. Whoever comes or goes deals at the next valuation
 * that is more than the cut-off away, at a price that nobody knows yet (decision 0092). Dates are those of the market's zone, days of a lock-up working days.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { getStatement } from '../proofs/calls.ts';
import { stepUp } from '../security/calls.ts';
import { businessDate, decimal, id, instant, pageOf, paging } from '../shapes.ts';
import { planFile, valuationFile } from './file-shapes.ts';
import { poolHolding, poolHoldingDetail } from './holding-shapes.ts';
import { pool, poolDetail } from './pool-shapes.ts';

const anyRefusal = z.nullable(
  z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
);

export const listPools = define({
  path: '/pools/list',
  summary: 'Pools that can be copied, the newest first; those that ended stand behind.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(pool),
  errors: [],
});

export const getPool = define({
  path: '/pools/detail',
  summary:
    'One pool: its facts, its own record and the simulated one apart, what it held, its last and next valuation.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ pool: id }),
  output: poolDetail,
  errors: ['pools.unknown'],
});

/** Numbers after this one; 0: from the first. */
const after = z._default(z.int().check(z.minimum(0), z.maximum(1_000_000_000)), 0);

export const getPoolValuations = define({
  path: '/pools/valuations',
  summary:
    'The valuations of a pool as a file that anybody verifies (`bahi-valuations-2`), up to 200 after a number; each from the close of the next session on.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ pool: id, after }),
  output: valuationFile,
  errors: ['pools.unknown'],
});

export const getPoolStatement = define({
  path: '/pools/statement',
  summary:
    'The journal of a pool as the statement of its book, from a date on, as many dates as fit; each from the close of the next session on. Nothing in it says who follows.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  /** Left out: from its first date. */
  input: z.object({ pool: id, from: z.optional(businessDate) }),
  output: getStatement.output,
  errors: ['pools.unknown', 'funds.range_invalid', 'funds.statement_too_long'],
});

export const getPoolPlans = define({
  path: '/pools/plans',
  summary:
    'The orders of a pool with what they were worked out from and what became of them (`bahi-plans-1`), up to 30 after a number; each from the close of the next session on.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ pool: id, after }),
  output: planFile,
  errors: ['pools.unknown'],
});

const unreadable = { amount: { code: 'pools.amount_unreadable', params: {} } } as const;

export const getPoolTerms = define({
  path: '/pools/terms',
  summary: 'What following a pool now means: when it deals, until when it is locked, and what bars it.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    pool: id,
    /** Left out: the minimum. */
    amount: z.optional(decimal),
  }),
  unreadable,
  output: z.object({
    pool: id,
    minimum: decimal,
    available: decimal,
    stopPercent: z.object({ default: z.int(), minimum: z.int(), maximum: z.int() }),
    dealsAt: z.nullable(instant),
    lockedUntil: z.nullable(businessDate),
    /** Own money that waits for its valuation, the only one at a time; null: none. */
    waiting: z.nullable(poolHolding),
    /** What bars it; never that the fund password is needed. */
    refusal: anyRefusal,
  }),
  errors: ['pools.unknown', 'pools.amount_unreadable'],
});

export const followPool = define({
  path: '/pools/follow',
  summary: 'Holds the amount and turns it into units at the next valuation that is more than the cut-off away.',
  audience: 'customer',
  isMutation: true,
  input: z.object({
    pool: id,
    amount: decimal,
    /** 5 to 95; 40 is offered (`/pools/terms`). */
    stopPercent: z.int(),
    /** As it was shown: money is locked until this date. */
    lockedUntil: businessDate,
    ...stepUp,
  }),
  unreadable,
  output: poolHolding,
  errors: [
    'identity.frozen',
    'verification.required',
    'verification.under_review',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'pools.unknown',
    'pools.ended',
    'pools.off_shelf',
    'pools.halted',
    'pools.risk_too_high',
    'pools.deadline_passed',
    'pools.rights_open',
    'pools.amount_unreadable',
    'pools.below_minimum',
    'pools.stop_invalid',
    'pools.lock_changed',
    'pools.pending',
    'pools.insufficient',
  ],
});

export const listPoolHoldings = define({
  path: '/pools/records',
  summary: 'Own holdings in pools, newest first: those in progress, or those that ended.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    /** `in_progress`: also what waits and what stops. Left out: all. */
    list: z.optional(z.enum(['in_progress', 'ended'])),
    ...paging,
  }),
  output: pageOf(poolHolding),
  errors: [],
});

export const getPoolHolding = define({
  path: '/pools/record',
  summary: 'One own holding with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ holding: id }),
  output: poolHoldingDetail,
  errors: ['pools.holding_unknown'],
});

export const stopFollowing = define({
  path: '/pools/stop',
  summary:
    'Asks for all units of a holding to be turned into cash at the next valuation, as far as the cash of the pool goes in the order of requests.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lessens_risk',
  input: z.object({ holding: id, ...stepUp }),
  output: poolHolding,
  errors: [
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'pools.holding_unknown',
    'pools.not_in_progress',
    'pools.already_stopping',
    'pools.locked',
  ],
});

export const takeBackPoolRequest = define({
  path: '/pools/takeBack',
  summary: 'Takes back money that waits, or a stop that was asked for, until the cut-off of its valuation.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ holding: id }),
  output: poolHolding,
  errors: ['pools.holding_unknown', 'pools.nothing_waits', 'pools.cut_off_passed'],
});

export const changePoolStop = define({
  path: '/pools/changeStop',
  summary: 'Sets the own stop of a holding anew: by how many percent its value may fall.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lessens_risk',
  input: z.object({ holding: id, stopPercent: z.int() }),
  output: poolHolding,
  errors: ['pools.holding_unknown', 'pools.not_in_progress', 'pools.already_stopping', 'pools.stop_invalid'],
});
