/**
 * Pledges (desks §7): cash against shares that the customer holds and keeps. A request that staff review, repaying at any time, and the one
 * forced sale after a notice. Amounts are INR, values go by the mark price, dates are those of the market's zone.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { requestStep } from '../requests.ts';
import { stepUp } from '../security/calls.ts';
import { businessDate, decimal, id, instant, pageOf, paging } from '../shapes.ts';
import { toldReasons } from '../told-reason.ts';

export const pledgeState = z.enum(['pending', 'lending', 'finished', 'rejected', 'cancelled']);

/** Why a reviewer declined one. */
const REASONS = ['value_fell', 'identity_doubt', 'suspected_fraud', 'asked', 'not_approved'] as const;
export const pledgeReason = z.enum(REASONS);

/** From which parts of the value on, in percent, the customer is warned and, so many hours after a notice, shares are sold. */
const levels = { warningPercent: z.int(), salePercent: z.int(), noticeHours: z.int() };

const shape = {
  id,
  symbol: z.string(),
  position: id,
  amount: decimal,
  /** As they were asked for. */
  lots: z.int(),
  shares: z.int(),
  /** Blocked now: after a split there are more, after a sale fewer. */
  pledged: z.int(),
  termDays: z.int(),
  /** Of a year: simple interest, actual/365. */
  ratePercent: z.int(),
  ...levels,
  state: pledgeState,
  /** How a finished one ended; `sold`: the forced sale repaid the last of it. */
  outcome: z.nullable(z.enum(['repaid', 'sold'])),
  reason: z.nullable(toldReasons(REASONS)),
  /** The reviewer's words. */
  note: z.nullable(z.string()),
  /** The last date by whose end it is repaid in time; null until it is paid out. */
  dueDate: z.nullable(businessDate),
  /** Of a due date that waits for a restriction: until when. */
  waitsUntil: z.nullable(instant),
  isOverdue: z.boolean(),
  /** The first date on which repaying all of it counts for the score; null until it is paid out. */
  countsFrom: z.nullable(businessDate),
  principal: decimal,
  interest: decimal,
  /** The interest of a date with this principal; of a request, with all of it. */
  interestPerDay: decimal,
  /** Of the blocked shares by the mark price; null while there is none. */
  value: z.nullable(decimal),
  /** What is owed of the value, in basis points; null: nothing is owed, or the value is unknown. */
  owedBps: z.nullable(z.int()),
  warnedAt: z.nullable(instant),
  /** From when on shares are sold if the sale level is still reached; null: no notice stands. */
  saleFrom: z.nullable(instant),
  soldShares: z.int(),
  soldAmount: decimal,
  canCancel: z.boolean(),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  timeline: z.array(requestStep),
};

export const pledge = z.object(shape);

/** As staff see it. */
export const staffPledge = z.object({ ...shape, reason: z.nullable(pledgeReason) });

export const pledgeDetail = z.object({
  ...shape,
  /** All interest that was ever charged, and all that was repaid. */
  fee: decimal,
  repaid: decimal,
});

export const pledgeLine = z.object({
  entry: id,
  kind: z.enum(['pledge_paid_out', 'pledge_interest', 'pledge_repaid']),
  at: instant,
  /** Of interest: the date it is of. */
  date: z.nullable(businessDate),
  principal: decimal,
  interest: decimal,
});

const anyRefusal = z.nullable(
  z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
);

export const getPledgeTerms = define({
  path: '/pledges/terms',
  summary: 'The holdings that may be pledged, the rules, and the own pledges that are under review or open.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({
    minimum: decimal,
    /** Of the value at the mark price, so many percent at most. */
    percent: z.int(),
    ...levels,
    terms: z.array(z.int()),
    ratePercent: z.int(),
    available: decimal,
    /** On pledges. */
    owed: decimal,
    promisedBy: instant,
    holdings: z.array(
      z.object({
        position: id,
        symbol: z.string(),
        /** Whole ones that are free. */
        lots: z.int(),
        lotSize: z.int(),
        /** Null while there is none. */
        mark: z.nullable(decimal),
        /** On one lot. */
        limitPerLot: z.nullable(decimal),
        /** Why it cannot be pledged now. */
        refusal: anyRefusal,
      }),
    ),
    /** Under review or open, newest first. */
    standing: z.array(pledge),
    /** What bars every pledge; never that the fund password is needed. */
    refusal: anyRefusal,
  }),
  errors: [],
});

const unreadable = {
  amount: { code: 'pledges.amount_unreadable', params: {} },
  lots: { code: 'pledges.lots_invalid', params: { maximum: 0 } },
} as const;

export const requestPledge = define({
  path: '/pledges/request',
  summary: 'Asks for cash against lots of a holding; they are blocked at once, and a review decides.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ position: id, lots: z.int(), amount: decimal, termDays: z.int(), ...stepUp }),
  unreadable,
  output: pledge,
  errors: [
    'identity.frozen',
    'verification.required',
    'verification.under_review',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'orders.unknown_position',
    'pledges.not_eligible',
    'pledges.position_busy',
    'pledges.position_locked',
    'pledges.position_protected',
    'pledges.no_free_lots',
    'pledges.lots_invalid',
    'pledges.price_unavailable',
    'pledges.amount_unreadable',
    'pledges.below_minimum',
    'pledges.above_limit',
    'pledges.term_unknown',
    'pledges.pending',
  ],
});

export const cancelPledge = define({
  path: '/pledges/cancel',
  summary: 'Takes a request back until it is decided; the shares are free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ pledge: id }),
  output: pledge,
  errors: ['pledges.unknown', 'pledges.not_pending'],
});

export const repayPledge = define({
  path: '/pledges/repay',
  summary: 'Repays any part of what is owed from cash, interest first; with the last of it the shares are free.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lessens_risk',
  input: z.object({ pledge: id, amount: decimal }),
  unreadable: { amount: { code: 'pledges.repay_nothing', params: {} } },
  output: pledge,
  errors: [
    'pledges.unknown',
    'pledges.not_open',
    'pledges.repay_nothing',
    'pledges.repay_above_owed',
    'pledges.insufficient',
  ],
});

export const listPledges = define({
  path: '/pledges/list',
  summary: 'Own pledges and requests for one, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(pledge),
  errors: [],
});

export const getPledge = define({
  path: '/pledges/detail',
  summary: 'One own pledge with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ pledge: id }),
  output: pledgeDetail,
  errors: ['pledges.unknown'],
});

export const listPledgeLines = define({
  path: '/pledges/lines',
  summary: 'Each entry of the journal that a pledge made, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ pledge: id, ...paging }),
  output: pageOf(pledgeLine),
  errors: ['pledges.unknown'],
});
