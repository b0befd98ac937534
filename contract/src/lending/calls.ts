/**
 * Securities lending (desks §7): shares that a customer holds and lends to those who sell short. Lent at once and by whole lots, back at once
 * where nobody borrows them, on the next business date at the latest. Amounts are INR, values go by the mark price.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { stepUp } from '../security/calls.ts';
import { businessDate, decimal, id, instant, pageOf, paging } from '../shapes.ts';

const shape = {
  position: id,
  symbol: z.string(),
  /** All of the position, those that are lent, and of those what was asked back and is still on loan. */
  shares: z.int(),
  lent: z.int(),
  recalled: z.int(),
  /** By when that is back at the latest; null: nothing is waited for. */
  recallDue: z.nullable(instant),
};

export const lentHolding = z.object(shape);

export const lendingLine = z.object({
  entry: id,
  kind: z.enum(['shares_lent', 'shares_recalled', 'lending_fee']),
  at: instant,
  /** That were lent or came back; null of a fee. */
  shares: z.nullable(z.int()),
  /** Of a fee: the date it is of, and what was received. */
  date: z.nullable(businessDate),
  amount: z.nullable(decimal),
});

const anyRefusal = z.nullable(
  z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
);

export const getLending = define({
  path: '/lending/holdings',
  summary: 'The own holdings that are lent or could be, with what stands in the way of each.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({
    isOpen: z.boolean(),
    /** The least that shares to lend must be worth. */
    minimum: decimal,
    lotSize: z.int(),
    /** How much of the fees for shares from the pool lenders get. */
    lenderPercent: z.int(),
    /** What borrowers pay a year while hardly anything is borrowed and when nothing is left, in hundredths of a percent. */
    rateMinimumBps: z.int(),
    rateMaximumBps: z.int(),
    /** By when shares that were recalled now would be back at the latest. */
    recallBy: instant,
    holdings: z.array(
      z.object({
        ...shape,
        /** Lots that could be lent still. */
        lots: z.int(),
        /** Of the lent shares those on loan now, their part of what is borrowed of all lent ones; and those that a recall would bring back at once. */
        onLoan: z.int(),
        backAtOnce: z.int(),
        /**
         * What borrowers of this stock pay a year now, in hundredths of a percent, and what that follows from: shares that everybody lends and
         * borrows, and what the house publishes; null: nobody can borrow them.
         */
        borrowing: z.nullable(z.object({ rateBps: z.int(), lent: z.int(), borrowed: z.int(), houseQuota: z.int() })),
        /** Fees received for shares of this holding so far. */
        earned: decimal,
        /** The mark price of a share; null while there is none that counts. */
        mark: z.nullable(decimal),
        /** Why nothing more of it can be lent now; null: the account, the fund password and the amount are looked at when it is asked. */
        refusal: anyRefusal,
      }),
    ),
  }),
  errors: [],
});

export const lendShares = define({
  path: '/lending/lend',
  summary: 'Lends whole lots of a holding, at once; they stay the customer’s.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ position: id, lots: z.int(), ...stepUp }),
  unreadable: { lots: { code: 'lending.lots_unreadable', params: {} } },
  output: lentHolding,
  errors: [
    'identity.frozen',
    'verification.required',
    'verification.under_review',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'lending.position_unknown',
    'lending.lots_unreadable',
    'lending.closed',
    'lending.not_eligible',
    'lending.position_busy',
    'lending.position_locked',
    'lending.no_free_lots',
    'lending.lots_invalid',
    'lending.price_unavailable',
    'lending.below_minimum',
  ],
});

export const recallShares = define({
  path: '/lending/recall',
  summary:
    'Asks lent shares back: at once what nobody borrows, the rest as soon as the pool has as many, on T+1 at the latest.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({
    position: id,
    /** Null: all of them. */
    lots: z.nullable(z.int()),
  }),
  unreadable: { lots: { code: 'lending.lots_unreadable', params: {} } },
  output: lentHolding,
  errors: [
    'lending.position_unknown',
    'lending.lots_unreadable',
    'lending.nothing_lent',
    'lending.recall_lots_invalid',
  ],
});

export const listLendingLines = define({
  path: '/lending/lines',
  summary:
    'Each entry of the journal that lent shares of one own holding, returned them or paid their fee, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ position: id, ...paging }),
  output: pageOf(lendingLine),
  errors: ['lending.position_unknown'],
});
