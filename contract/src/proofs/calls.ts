/** Proofs of the books (rules §2): hourly checkpoints over all chains and balances, and statements that anyone can verify offline. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, empty, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';

/** Lower-case hexadecimal SHA-256. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const checkpoint = z.object({
  number: z.int(),
  at: instant,
  /** Leaves of the tree: one a customer and currency. */
  leaves: z.int(),
  root: sha256,
  /** Of the checkpoint before. */
  previous: sha256,
  /** SHA-256 of bahi-checkpoint-1|number|at|leaves|previous|root: what is published. */
  hash: sha256,
});

export const listCheckpoints = define({
  path: '/proofs/checkpoints',
  summary: 'The published checkpoints, newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(checkpoint),
  errors: [],
});

export const statementLine = z.object({
  seq: z.int(),
  entry: id,
  line: z.int(),
  kind: z.string(),
  reference: z.string(),
  part: z.int(),
  position: z.nullable(z.string()),
  reverses: z.nullable(z.string()),
  account: z.string(),
  asset: z.string(),
  amount: z.string(),
  date: businessDate,
  at: instant,
  hash: sha256,
});

const balances = {
  cash: signedDecimal,
  margin: signedDecimal,
  receivable: signedDecimal,
  loan: z.optional(signedDecimal),
  accrued: z.optional(signedDecimal),
};

const statementBalance = z.object({ seq: z.int(), hash: sha256, ...balances });

export const getStatement = define({
  path: '/funds/statement',
  summary: 'The customer’s journal of a span with everything needed to verify it offline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'INR'),
    from: z.optional(businessDate),
    to: z.optional(businessDate),
  }),
  output: z.object({
    /** The second where a loan is in it: then every balance says what is owed on it, and the interest that came up, as well. */
    format: z.enum(['bahi-statement-2', 'bahi-statement-3']),
    customer: z.string(),
    currency: z.string(),
    from: businessDate,
    to: businessDate,
    opening: statementBalance,
    closing: statementBalance,
    /** The line on which the opening stands, with the hash before it; null when the chain begins in the span. */
    before: z.nullable(z.object({ previous: sha256, line: statementLine })),
    lines: z.array(statementLine),
    /** Lines after the closing, of later dates, up to the one that the proof is of. */
    after: z.array(statementLine),
    /**
     * The book at the first checkpoint after the span was over: it shows that nothing is left out. While there is none, at the newest
     * that met the chain between opening and closing: what came after it is not proven. Null without any. `path` is from the leaf to the
     * root, each with its side.
     */
    proof: z.nullable(
      z.object({
        checkpoint,
        salt: sha256,
        balances: z.object(balances),
        seq: z.int(),
        head: sha256,
        path: z.array(z.object({ side: z.enum(['left', 'right']), hash: sha256 })),
      }),
    ),
    /** Over what neither chain nor tree covers (core/src/statement-form.ts, `digestText`). */
    digest: sha256,
  }),
  errors: ['funds.range_invalid', 'funds.statement_too_long'],
});

export const getStatus = define({
  path: '/proofs/status',
  summary:
    'The ledger’s total against the client bank account, the newest checkpoint, and whether the auditor finds anything broken.',
  audience: 'public',
  isMutation: false,
  input: empty,
  output: z.object({
    at: instant,
    /**
     * By currency: what customers own by their books; the client bank account by the journal; and the house's other accounts (practice
     * money, charges, the venue's clearing …) that explain the rest. `difference` is what nothing explains.
     */
    totals: z.array(
      z.object({
        currency: z.string(),
        customers: signedDecimal,
        clientBank: signedDecimal,
        others: z.array(z.object({ account: z.string(), amount: signedDecimal })),
        difference: signedDecimal,
        /** The newest balance of the client bank account that two people read from the bank, against the journal at the end of that date. */
        bank: z.nullable(
          z.object({ date: businessDate, total: signedDecimal, ledger: signedDecimal, difference: signedDecimal }),
        ),
      }),
    ),
    checkpoint: z.nullable(checkpoint),
    /** Null: the auditor has not looked since the server started. */
    audit: z.object({
      isClean: z.nullable(z.boolean()),
      at: z.nullable(instant),
      /** The last audit from the first posting on, which runs each night; null before the first. */
      whole: z.nullable(z.object({ isClean: z.boolean(), at: instant })),
    }),
    services: z.array(z.object({ name: z.enum(['trading']), state: z.enum(['ok', 'closed', 'halted']) })),
    /** Since when the house takes no orders; null: it does. */
    haltedSince: z.nullable(instant),
  }),
  errors: [],
});
