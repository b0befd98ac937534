/** Corporate actions (rules §4, §8): what companies announced, and the dividends of the customer's own positions (spec §4). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { requestStep } from '../requests.ts';
import { businessDate, decimal, id, instant, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';
import { direction } from '../orders/calls.ts';

export const actionKind = z.enum(['split', 'bonus', 'dividend']);

/**
 * Follows from dates and steps. `recorded`: whoever holds is written down; `ex`: the shares trade without it, and what customers hold is
 * adjusted; `done`: nothing is left to be paid. `withdrawn`: called off before its record date closed.
 */
export const actionState = z.enum(['announced', 'recorded', 'ex', 'done', 'withdrawn']);

export const corporateAction = z.object({
  id,
  symbol: z.string(),
  name: z.string(),
  kind: actionKind,
  /** Split: numerator/denominator new shares for an old one. Bonus: numerator new ones for each denominator held. */
  numerator: z.int(),
  denominator: z.int(),
  /** Of a dividend, INR a share. */
  perShare: z.nullable(decimal),
  recordDate: businessDate,
  exDate: businessDate,
  payDate: businessDate,
  state: actionState,
  /** What the broker announced it with; null of what the exchange told. */
  notice: z.nullable(z.string()),
  /** Public, oldest first. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});

export const listActions = define({
  path: '/actions/list',
  summary:
    'Corporate actions: those to come by ex-date, also those that were called off, or those that are over, newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    symbol: z.optional(symbol),
    kind: z.optional(actionKind),
    state: z._default(z.enum(['coming', 'done']), 'coming'),
    ...paging,
  }),
  output: pageOf(corporateAction),
  errors: [],
});

/**
 * `upcoming`: is paid on the pay date by itself (a short pays it). `to_apply`: may be applied for; `refused`: a review did not pass, and it
 * may be applied for again. `approved`: a review passed, it is paid on the pay date. Whatever is not paid by `paidBy` is paid then.
 */
export const dividendState = z.enum(['upcoming', 'to_apply', 'under_review', 'approved', 'refused', 'paid']);

/** Why a review did not pass. */
export const dividendReason = z.enum(['account_checked', 'tax_details', 'not_received']);

/** One position's part in one dividend. */
export const dividend = z.object({
  id,
  action: id,
  position: id,
  symbol: z.string(),
  name: z.string(),
  direction,
  /** Held when the record date closed. */
  shares: z.int(),
  perShare: decimal,
  /** INR; negative: a short position pays it. */
  amount: signedDecimal,
  recordDate: businessDate,
  exDate: businessDate,
  payDate: businessDate,
  state: dividendState,
  /** When it is paid at the latest, without anybody's doing; null until the ex-date. */
  paidBy: z.nullable(instant),
  canApply: z.boolean(),
  /** The last one. */
  application: z.nullable(
    z.object({
      id,
      appliedAt: instant,
      promisedBy: instant,
      decidedAt: z.nullable(instant),
      reason: z.nullable(dividendReason),
      note: z.nullable(z.string()),
    }),
  ),
  paidAt: z.nullable(instant),
  /** Journal entry of the payment. */
  entry: z.nullable(id),
  /** Of the application and the payment; empty where nobody has to apply and nothing is paid yet. */
  timeline: z.array(requestStep),
});

export const listDividends = define({
  path: '/dividends/list',
  summary: 'Dividends of the own positions, newest ex-date first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    position: z.optional(id),
    symbol: z.optional(symbol),
    /** `open`: everything that is not paid. */
    state: z.optional(z.enum(['open', 'paid'])),
    ...paging,
  }),
  output: pageOf(dividend),
  errors: [],
});

export const applyForDividend = define({
  path: '/dividends/apply',
  summary: 'Asks for a dividend; staff review it.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'agreed_before',
  input: z.object({ dividend: id }),
  output: dividend,
  errors: [
    'identity.frozen',
    'dividends.unknown',
    'dividends.not_yet',
    'dividends.paid',
    'dividends.automatic',
    'dividends.applied',
  ],
});
