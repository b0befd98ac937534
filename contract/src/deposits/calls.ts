/** Money in (spec §5, §9; rules §7): channel and reference from configuration, proof, review, credit. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging } from '../shapes.ts';
import { requestStep } from '../requests.ts';

export const depositStatus = z.enum(['pending', 'credited', 'rejected', 'cancelled']);
export const depositReason = z.enum([
  'not_received',
  'amount_differs',
  'proof_unreadable',
  'proof_used',
  'proof_false',
  'payer_differs',
  'asked',
]);

export const payeeLabel = z.enum(['holder', 'account', 'ifsc', 'bank', 'upi', 'network', 'address']);

/** A way to pay in. Payees come from the configuration that two people changed (T4), never from a chat. */
export const depositChannel = z.object({
  id: z.string(),
  kind: z.enum(['bank', 'upi', 'wallet']),
  name: z.string(),
  /** Lines to copy: account name, number, IFSC, UPI handle, address. */
  payee: z.array(z.object({ label: payeeLabel, value: z.string() })),
  /** Where anybody can check that this payee belongs to the firm; null in practice. */
  checkLink: z.nullable(z.string()),
  hasPassword: z.boolean(),
  minimum: decimal,
  maximum: decimal,
  isPractice: z.boolean(),
});

export const deposit = z.object({
  id,
  amount: decimal,
  currency: z.string(),
  channel: z.string(),
  /** To be written in the transfer: unique platform-wide. */
  reference: z.string(),
  status: depositStatus,
  reason: z.nullable(depositReason),
  note: z.nullable(z.string()),
  /** Journal entry of the credit. */
  entry: z.nullable(id),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  promisedBy: instant,
  timeline: z.array(requestStep),
});

export const getDepositTerms = define({
  path: '/deposits/terms',
  summary: 'Window, limits, channels, what stands in the way, and the deposit that is pending.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    isOpen: z.boolean(),
    /** Today's or the next window. */
    from: instant,
    until: instant,
    minimum: decimal,
    maximum: decimal,
    channels: z.array(depositChannel),
    /** The reference the customer's next deposit carries. */
    reference: z.string(),
    isVerified: z.boolean(),
    pending: z.nullable(deposit),
    promiseMinutes: z.int(),
  }),
  errors: [],
});

export const createDeposit = define({
  path: '/deposits/create',
  summary: 'Tells of a payment made, with its proof.',
  audience: 'customer',
  isMutation: true,
  input: z.object({
    channel: z.string().check(z.maxLength(40)),
    amount: decimal,
    proof: id,
    channelPassword: z.optional(z.string().check(z.maxLength(64))),
  }),
  unreadable: { amount: { code: 'deposits.amount_invalid', params: { decimals: 2 } } },
  output: deposit,
  errors: [
    'identity.frozen',
    'verification.required',
    'deposits.window_closed',
    'deposits.channel_unknown',
    'deposits.channel_password_wrong',
    'deposits.amount_invalid',
    'deposits.below_minimum',
    'deposits.above_maximum',
    'uploads.unknown',
    'deposits.pending',
  ],
});

export const cancelDeposit = define({
  path: '/deposits/cancel',
  summary: 'Takes a pending deposit back.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ deposit: id }),
  output: deposit,
  errors: ['deposits.unknown', 'deposits.not_pending'],
});

export const listDeposits = define({
  path: '/deposits/list',
  summary: 'Deposits, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ status: z.optional(depositStatus), ...paging }),
  output: pageOf(deposit),
  errors: [],
});

export const getDeposit = define({
  path: '/deposits/detail',
  summary: 'One deposit with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ deposit: id }),
  output: deposit,
  errors: ['deposits.unknown'],
});
