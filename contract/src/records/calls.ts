/** Balances and the customer's journal (rules §2). */
import { TOTAL_PARTS } from '@bahi/core/total-parts.ts';
import { ENTRY_KINDS, HOLD_KINDS } from '@bahi/core/ledger.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, decimal, empty, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';

/** Each balance, with the parts it is the sum of: the "why this number" of every screen. */
export const getSummary = define({
  path: '/funds/summary',
  summary: 'Balances in INR with the parts they are made of.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    currency: z.string(),
    cash: decimal,
    /** Cash on hold for working orders. */
    held: decimal,
    /** cash - held. */
    available: decimal,
    /** Collateral in open positions. */
    margin: decimal,
    /** Paid for shares that are still to come, of new shares and rights: the customer's until the allotment. */
    escrow: decimal,
    /** held + margin: the spec's "frozen amount". */
    frozen: decimal,
    /** Market value of the open shares; null while a price is missing. */
    marketValue: z.nullable(signedDecimal),
    openProfit: z.nullable(signedDecimal),
    /** Everything at its market value: the sum of `parts`. */
    total: z.nullable(signedDecimal),
    /** What the total is made of, each signed; null while a price is missing. */
    parts: z.array(z.object({ part: z.enum(TOTAL_PARTS), amount: z.nullable(signedDecimal) })),
    /** Own money in open positions, in offerings and in copied pools, as it was paid. */
    invested: decimal,
    /** Paid in less withdrawn; `total` less this is what the account has earned in all, after all charges. */
    paidIn: signedDecimal,
    profit: z.nullable(signedDecimal),
    /** The part of `total`'s change that came since the business date began, without what was paid in or withdrawn. */
    todayProfit: z.nullable(signedDecimal),
    /** Of what is closed, after all charges paid so far. */
    realisedProfit: signedDecimal,
    /** The same before charges. */
    grossProfit: signedDecimal,
    chargesPaid: decimal,
    receivable: decimal,
    /** Owed on a loan, and the interest on it. */
    loan: decimal,
    accrued: decimal,
    holds: z.array(
      z.object({ id, purpose: z.enum(HOLD_KINDS), reference: z.string(), amount: decimal, since: instant }),
    ),
    at: instant,
  }),
  errors: [],
});

/** Day by day, without the running date: that is what `getSummary` tells. */
export const getHistory = define({
  path: '/funds/history',
  summary: 'What the account was worth at the end of each business date, and what was paid in and out on it.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    currency: z.string(),
    /** From the first entry of the journal on. */
    days: z.array(
      z.object({
        date: businessDate,
        /** Everything at the closing marks of the date; null while the rate of a currency is missing. */
        total: z.nullable(signedDecimal),
        /** Paid in less withdrawn on the date: what is left of the total's change is profit. */
        paid: signedDecimal,
      }),
    ),
  }),
  errors: [],
});

/** What kind of movement an entry is; its text is in the language files. */
export const entryKind = z.enum(ENTRY_KINDS);

export const recordRow = z.object({
  /** The entry's number. */
  entry: id,
  kind: entryKind,
  /** Order, position, request or part of a corporate action that it belongs to, for search. */
  reference: z.nullable(z.string()),
  /** The order whose slip tells of it. */
  order: z.nullable(id),
  symbol: z.nullable(z.string()),
  /** Of a fill: of a share. */
  price: z.nullable(decimal),
  /** Of a correction: the entry that it undoes, and why. */
  corrects: z.nullable(z.object({ entry: id, reason: z.string() })),
  /** Of a withdrawal to a wallet: what it paid out, and the rate, INR for one. */
  payout: z.nullable(z.object({ currency: z.literal('USDT'), amount: decimal, rate: decimal })),
  /** The change of cash, and cash after it. */
  cash: signedDecimal,
  cashAfter: signedDecimal,
  /** The change of margin. */
  margin: signedDecimal,
  /** Its lines as posted: account, signed amount, and its place in the customer's chain. */
  postings: z.array(
    z.object({
      account: z.string(),
      asset: z.string(),
      amount: signedDecimal,
      seq: z.nullable(z.int()),
      hash: z.nullable(z.string()),
    }),
  ),
  businessDate,
  at: instant,
});

export const listRecords = define({
  path: '/funds/records',
  summary: 'The customer’s journal, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    /** Left out: INR. */
    currency: z.optional(z.enum(Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]])),
    kind: z.optional(entryKind),
    /** Number of an order, a position, a deposit, a withdrawal, an exchange, an application for new shares or an entry. */
    reference: z.optional(z.string().check(z.regex(/^[0-9]{1,19}$/))),
    from: z.optional(businessDate),
    to: z.optional(businessDate),
    ...paging,
  }),
  output: pageOf(recordRow),
  errors: [],
});

export const getRecord = define({
  path: '/funds/record',
  summary: 'One entry of the customer’s journal.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ entry: id }),
  output: recordRow,
  errors: ['funds.unknown_entry'],
});
