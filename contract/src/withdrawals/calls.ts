/** Money out (spec §5, §9; rules §1 T3, §7): every gate on one checklist, held at once, reviewed, paid, measured. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging } from '../shapes.ts';
import { requestStep } from '../requests.ts';
import { stepUp } from '../security/calls.ts';
import { toldReasons } from '../told-reason.ts';

export const withdrawalStatus = z.enum(['pending', 'approved', 'paid', 'rejected', 'cancelled']);
const REASONS = [
  'name_differs',
  'destination_returned',
  'suspected_fraud',
  'asked',
  'court_order',
  'not_approved',
] as const;
export const withdrawalReason = z.enum(REASONS);

/** In the order of the checklist; each open one is a published rule (T3). */
export const gate = z.enum([
  'identity',
  'fund_password',
  'destination',
  'window',
  'minimum',
  'no_open_withdrawal',
  'no_restriction',
  'no_hold',
  'no_position',
  'credit_score',
  'no_loan',
]);

/** What a withdrawal to a wallet pays out: rupees less the fees, at a rate that was quoted and confirmed, in USDT (decision 0111). */
const payout = {
  network: z.enum(['TRC20', 'ERC20']),
  networkFee: decimal,
  /** What becomes USDT: the amount less both fees. */
  inr: decimal,
  usdt: decimal,
  /** INR for one USDT, spread included, and the market's middle. */
  rate: decimal,
  middle: decimal,
  /** Percent: the currency desk's own, or wider where the books of the market would give less for the amount. */
  spread: decimal,
  /** The pair whose mark price it follows, and when that was looked at. */
  source: z.string(),
  ratesAt: instant,
};

const shape = {
  id,
  amount: decimal,
  fee: decimal,
  currency: z.string(),
  /** Of a withdrawal to a wallet; null: it pays out INR. */
  payout: z.nullable(z.object(payout)),
  destination: z.string(),
  status: withdrawalStatus,
  reason: z.nullable(toldReasons(REASONS)),
  note: z.nullable(z.string()),
  needsTwo: z.boolean(),
  entry: z.nullable(id),
  createdAt: instant,
  /** Usually within 2 hours, at latest T+1 (spec §9). */
  usuallyBy: instant,
  latestBy: instant,
  decidedAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** By which the bank finds the payment. */
  bankReference: z.nullable(z.string()),
  timeline: z.array(requestStep),
};

export const withdrawal = z.object(shape);

/** As staff see it. */
export const staffWithdrawal = z.object({ ...shape, reason: z.nullable(withdrawalReason) });

export const getWithdrawalTerms = define({
  path: '/withdrawals/terms',
  summary: 'What may be withdrawn with its parts, and every gate with its reason and its fix.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    cash: decimal,
    held: decimal,
    /** Unsettled: from sales or deposits that may not leave yet. */
    unsettled: decimal,
    receivable: decimal,
    /** Owed on a loan, with its interest. */
    loan: decimal,
    /** cash - held - unsettled - receivable - loan, never below 0. */
    withdrawable: decimal,
    minimum: decimal,
    maximum: decimal,
    fee: decimal,
    /** From here on a second person has to approve: what one person alone approved within a day has been taken off. */
    twoPersonFrom: decimal,
    from: instant,
    until: instant,
    /**
     * When one asked for now, or while it is closed as soon as the window opens, would have arrived: usually, and at latest
     * (spec §9). Shown before it is asked for.
     */
    usuallyBy: instant,
    latestBy: instant,
    gates: z.array(
      z.object({
        gate,
        isOpen: z.boolean(),
        /** The refusal a request would get; null when the gate is open. */
        refusal: z.nullable(
          z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
        ),
      }),
    ),
  }),
  errors: [],
});

export const quoteWithdrawal = define({
  path: '/withdrawals/quote',
  summary: 'What a withdrawal to a wallet pays out in USDT: rate, source, fees, and how long it holds.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ destination: id, amount: decimal }),
  unreadable: { amount: { code: 'withdrawals.amount_invalid', params: { decimals: 2 } } },
  output: z.object({ quote: id, amount: decimal, fee: decimal, ...payout, validUntil: instant }),
  errors: [
    'withdrawals.amount_invalid',
    'destinations.unknown',
    'withdrawals.inr_only',
    'withdrawals.below_network_fee',
    'exchange.rate_unavailable',
    'exchange.amount_too_large',
  ],
});

export const createWithdrawal = define({
  path: '/withdrawals/create',
  summary: 'Asks for money out; the amount is held at once.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  /** `quote`: to a wallet, the one that was confirmed. */
  input: z.object({ destination: id, amount: decimal, quote: z.optional(id), ...stepUp }),
  unreadable: { amount: { code: 'withdrawals.amount_invalid', params: { decimals: 2 } } },
  output: withdrawal,
  errors: [
    'withdrawals.amount_invalid',
    'identity.frozen',
    'identity.no_withdrawal',
    'verification.required',
    'verification.under_review',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'destinations.unknown',
    'destinations.unreadable',
    'destinations.too_new',
    'withdrawals.window_closed',
    'withdrawals.below_minimum',
    'withdrawals.above_maximum',
    'withdrawals.open_request',
    'withdrawals.money_out_held',
    'withdrawals.position_held',
    'withdrawals.score_low',
    'withdrawals.loan_open',
    'withdrawals.insufficient',
    'withdrawals.inr_only',
    'withdrawals.below_network_fee',
    'exchange.rate_unavailable',
    'exchange.amount_too_large',
    'withdrawals.quote_expired',
  ],
});

export const cancelWithdrawal = define({
  path: '/withdrawals/cancel',
  summary: 'Takes a withdrawal back until it is approved.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ withdrawal: id }),
  output: withdrawal,
  errors: ['withdrawals.unknown', 'withdrawals.not_pending'],
});

export const listWithdrawals = define({
  path: '/withdrawals/list',
  summary: 'Withdrawals, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ status: z.optional(withdrawalStatus), ...paging }),
  output: pageOf(withdrawal),
  errors: [],
});

export const getWithdrawal = define({
  path: '/withdrawals/detail',
  summary: 'One withdrawal with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ withdrawal: id }),
  output: withdrawal,
  errors: ['withdrawals.unknown'],
});
