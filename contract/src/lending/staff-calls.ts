/** Securities lending as staff read it: nobody decides a loan, so there is nothing to do here but to look. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { businessDate, decimal, pageOf, paging } from '../shapes.ts';

export const lendingShare = z.object({
  symbol: z.string(),
  name: z.string(),
  /** Shares in the pool, what of them their owners asked back and wait for, and how many positions lend. */
  lent: z.int(),
  recalled: z.int(),
  lenders: z.int(),
  /** Of open short positions and of orders for one; of those what is on loan from the pool. */
  borrowed: z.int(),
  onLoan: z.int(),
  /** What the house publishes, and what is left to borrow of all there is. */
  houseQuota: z.int(),
  left: z.int(),
  /** What borrowers pay a year now, in hundredths of a percent. */
  rateBps: z.int(),
  /** Of the last date that was charged: all fees, and what of them lenders got; null: none was. */
  lastFee: z.nullable(z.object({ date: businessDate, fees: decimal, paid: decimal })),
});

export const listLendingShares = defineStaff({
  path: '/lending/list',
  summary:
    'Shares with what is in their pool, what is borrowed and what that costs: those that are lent or borrowed, the most borrowed first; or those that a text is part of.',
  roles: ['risk', 'support', 'auditor', 'admin'],
  isMutation: false,
  input: z.object({
    /** A symbol or a part of it or of the name. */
    text: z.optional(z.string().check(z.maxLength(40))),
    ...paging,
  }),
  output: pageOf(lendingShare),
  errors: [],
});
