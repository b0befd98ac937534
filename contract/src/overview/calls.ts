/** The market as a whole: breadth, sectors, and what an index or a fund is made of (rules §4). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, empty, instant, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';

export const getOverview = define({
  path: '/market/overview',
  summary: 'Breadth and sectors of the equities now.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: empty,
  output: z.object({
    breadth: z.object({
      advances: z.int(),
      declines: z.int(),
      unchanged: z.int(),
      atUpper: z.int(),
      atLower: z.int(),
      newHighs: z.int(),
      newLows: z.int(),
      /** Suspended or halted. */
      notTrading: z.int(),
    }),
    /** In the order of the change, best first. */
    sectors: z.array(
      z.object({
        sector: z.string(),
        /** Percent, weighted by market value at the previous close. */
        changeRate: signedDecimal,
        advances: z.int(),
        declines: z.int(),
        /** INR. */
        turnover: decimal,
        /** The members that rose and fell the most. */
        best: z.string(),
        worst: z.string(),
      }),
    ),
    /** INR, all equities. */
    turnover: decimal,
    at: instant,
  }),
  errors: [],
});

export const memberSort = z.enum(['weight', 'contribution', 'change', 'symbol']);

export const listMembers = define({
  path: '/market/members',
  summary: 'What an index or a fund is computed from, and what each member adds to today’s change.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbol, sort: z._default(memberSort, 'weight'), ...paging }),
  output: z.object({
    ...pageOf(
      z.object({
        symbol: z.string(),
        /** Percent of the value at the previous close. */
        weight: decimal,
        /** Shares or units counted. */
        units: z.int(),
        /** Points of the index, or rupees of the fund's unit, that this member's change since the previous close adds. */
        contribution: z.nullable(signedDecimal),
      }),
    ).shape,
    /** Sum of all contributions, the fund's cost of the day included: the change of the quote at this moment. */
    change: signedDecimal,
    at: instant,
  }),
  errors: ['market.symbol_unknown', 'market.no_members'],
});
