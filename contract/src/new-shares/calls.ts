/** New shares (spec §§3-5, rules §8): offers, applications with what they hold and cost, payment of what was won. In INR; a lot is `lotSize` shares. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { stepUp } from '../security/calls.ts';
import { businessDate, decimal, empty, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/**
 * Follows from the clock and from what was done, and is never set by hand. `closed`: waits for its public value; `drawn`: the winners
 * are known and the settlement runs; `settled`: everybody paid, was paid back or has a deadline.
 */
export const offerState = z.enum(['upcoming', 'open', 'closed', 'drawn', 'settled', 'listed', 'withdrawn']);

/** `block`: the amount is held at the application and captured by what is won. `pay_after`: who wins pays by the deadline or forfeits. */
export const fundingMode = z.enum(['block', 'pay_after']);

/** `draw`: lots by lottery at one price. `auction_bid`: sealed bids, each pays the own price. `auction_uniform`: all pay the lowest winning one. */
export const allocationMode = z.enum(['draw', 'auction_bid', 'auction_uniform']);

/** What has a ticket in the draw. */
export const ticketRule = z.enum(['lot', 'application']);

export const offer = z.object({
  id,
  symbol,
  name: z.string(),
  sector: z.string(),
  state: offerState,
  allocation: allocationMode,
  funding: fundingMode,
  tickets: ticketRule,
  lotSize: z.int(),
  /** Of one share; the floor of an auction. */
  price: decimal,
  /** Once it is listed, and in percent of `price`. */
  marketPrice: z.nullable(decimal),
  premiumRate: z.nullable(z.string()),
  /** Provisional underwriting price, and the actual one once fixed (spec §3). */
  provisionalPrice: z.nullable(decimal),
  actualPrice: z.nullable(decimal),
  lots: z.int(),
  minimumLots: z.int(),
  /** Of one application; of an auction also the cap of one bidder. */
  maximumLots: z.int(),
  /** How many applications one customer may have. */
  applicationsMaximum: z.int(),
  /** Available cash that a customer has to have to apply at all; 0: none. */
  fundsThreshold: decimal,
  /** Percent of the amount that is paid with the application where winners pay afterwards; refunded to who wins nothing. */
  prepaidPercent: z.int(),
  opensAt: instant,
  /** The first moment at which no application is taken. */
  closesAt: instant,
  /** When the public value is known and the draw may run. */
  drawAt: instant,
  /** Of the last winners; as published unless the result is late. */
  payBy: z.nullable(instant),
  allotmentDate: businessDate,
  listingDate: businessDate,
  issueDate: businessDate,
  market: z.string(),
  sponsor: z.string(),
  lockDays: z.int(),
  prospectus: z.string(),
  /** So far, and of the closed list once there is one. */
  applications: z.int(),
  appliedLots: z.int(),
  /** Offered over applied lots in percent, at most 100; null before there is an application. */
  winningRate: z.nullable(z.string()),
  /** What was changed after publication. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});

export const subscriptionState = z.enum([
  'applied',
  'cancelled',
  'not_won',
  'awaiting_payment',
  'payment_failed',
  'paid',
  'forfeited',
  'allotted',
  'listed',
]);

export const subscriptionStep = z.object({
  step: z.enum([
    'applied',
    'changed',
    'closed',
    'drawn',
    'won',
    'not_won',
    'payment_failed',
    'paid',
    'forfeited',
    'refunded',
    'allotted',
    'listed',
    'cancelled',
  ]),
  /** When it was or will be; null: not known yet. */
  at: z.nullable(instant),
  state: z.enum(['done', 'now', 'ahead', 'failed']),
});

export const subscription = z.object({
  id,
  offer: id,
  symbol,
  name: z.string(),
  state: subscriptionState,
  lots: z.int(),
  bid: z.nullable(decimal),
  /** Of all the lots applied for. */
  amount: decimal,
  wonLots: z.nullable(z.int()),
  /** On hold now; still to pay; paid so far, and what of it came back: without what changes before the deadline moved to and fro. */
  held: decimal,
  due: decimal,
  paid: decimal,
  refunded: decimal,
  /** Until when this win can be paid: later than the offer's where its result came late (core/src/offering.ts, payDeadline). */
  payBy: z.nullable(instant),
  /** The deadline without the restriction by staff for which `payBy` waits, or waited (core/src/waiting-deadline.ts); null: it is that. */
  publishedPayBy: z.nullable(instant),
  canEdit: z.boolean(),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  /** Ledger entries of its money, and the position it became. */
  entries: z.array(id),
  position: z.nullable(id),
  createdAt: instant,
  timeline: z.array(subscriptionStep),
});

export const listOffers = define({
  path: '/newShares/list',
  summary: 'Offers: open, upcoming, closed; auctions in any of these states.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ segment: z._default(z.enum(['open', 'upcoming', 'closed', 'auctions']), 'open'), ...paging }),
  output: pageOf(offer),
  errors: [],
});

export const getOffer = define({
  path: '/newShares/detail',
  summary: 'One offer.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id }),
  output: offer,
  errors: ['new_shares.unknown'],
});

export const calendarDay = z.object({
  date: businessDate,
  offer: id,
  symbol,
  name: z.string(),
  what: z.enum(['opens', 'closes', 'draw', 'pay_by', 'allotment', 'listing']),
});

export const getCalendar = define({
  path: '/newShares/calendar',
  summary: 'What opens, closes, is drawn, paid, allotted and listed between two dates, 92 days at most.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ from: businessDate, to: businessDate }),
  output: z.array(calendarDay),
  errors: ['new_shares.range_invalid'],
});

const wrongNumbers = ['new_shares.lots_invalid', 'new_shares.bid_invalid'] as const;
const unreadable = {
  lots: { code: 'new_shares.lots_invalid', params: {} },
  bid: { code: 'new_shares.bid_invalid', params: { decimals: 2 } },
} as const;

export const getApplicationTerms = define({
  path: '/newShares/terms',
  summary: 'What an application of so many lots would hold and cost, and the first thing that stands in its way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    offer: id,
    /** Left out: the least. */
    lots: z.optional(z.int()),
    bid: z.optional(decimal),
    /** An application that would be changed to this. */
    subscription: z.optional(id),
  }),
  unreadable,
  output: z.object({
    lots: z.int(),
    amount: decimal,
    /** Charges of an application: none. */
    charges: decimal,
    /** What would be held, or paid at once. */
    held: decimal,
    prepaid: decimal,
    available: decimal,
    /** Own applications for this offer. */
    used: z.int(),
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['new_shares.unknown', 'new_shares.subscription_unknown', ...wrongNumbers],
});

const stepUpErrors = [
  'security.fund_password_missing',
  'security.fund_password_wrong',
  'security.fund_password_locked',
  'security.code_needed',
  'security.code_wrong',
] as const;

/** In the order in which they are checked. The fund password is given for some minutes, as for orders (`/security/unlock`). */
const applying = [
  'new_shares.unknown',
  'identity.frozen',
  'identity.banned',
  'identity.disabled',
  'identity.no_trade',
  'identity.paused',
  'security.fund_password_needed',
  'security.fund_password_missing',
  'verification.required',
  'new_shares.channel_closed',
  'new_shares.not_open',
  'new_shares.closed',
  'new_shares.lots_invalid',
  'new_shares.below_minimum',
  'new_shares.above_maximum',
  'new_shares.above_cap',
  'new_shares.bid_needless',
  'new_shares.bid_missing',
  'new_shares.bid_invalid',
  'new_shares.bid_below_floor',
  'new_shares.bid_above_ceiling',
  'new_shares.applied_already',
  'new_shares.person_applied',
  'new_shares.list_full',
  'new_shares.funds_threshold',
  'new_shares.insufficient',
] as const;

export const applyForShares = define({
  path: '/newShares/apply',
  summary: 'Applies for whole lots, or bids; the amount is held where the offer blocks it.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ offer: id, lots: z.int(), bid: z.optional(decimal) }),
  unreadable,
  output: subscription,
  errors: [...applying],
});

export const editApplication = define({
  path: '/newShares/edit',
  summary: 'Changes lots or bid until the deadline; what is held or paid follows.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ subscription: id, lots: z.int(), bid: z.optional(decimal) }),
  unreadable,
  output: subscription,
  errors: [...applying, 'new_shares.subscription_unknown', 'new_shares.not_applied', 'new_shares.changes_too_many'],
});

export const cancelApplication = define({
  path: '/newShares/cancel',
  summary: 'Takes an application back until the deadline; everything held or paid is free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ subscription: id }),
  output: subscription,
  errors: ['new_shares.subscription_unknown', 'new_shares.not_applied', 'new_shares.closed'],
});

export const listSubscriptions = define({
  path: '/newShares/subscriptions',
  summary: 'Own applications, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    segment: z._default(z.enum(['all', 'applied', 'won', 'refunded']), 'all'),
    offer: z.optional(id),
    ...paging,
  }),
  output: pageOf(subscription),
  errors: [],
});

export const getSubscription = define({
  path: '/newShares/subscription',
  summary: 'One application with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ subscription: id }),
  output: subscription,
  errors: ['new_shares.subscription_unknown'],
});

export const payWon = define({
  path: '/newShares/pay',
  summary: 'Pays for what was won, until the deadline.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'agreed_before',
  input: z.object({ subscription: id, ...stepUp }),
  output: subscription,
  errors: [
    ...stepUpErrors,
    'new_shares.subscription_unknown',
    'identity.frozen',
    'new_shares.not_awaiting_payment',
    'new_shares.payment_late',
    'new_shares.insufficient',
  ],
});

export const setReminder = define({
  path: '/newShares/remind',
  summary: 'Asks to be told when an offer opens, or no longer.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ offer: id, isOn: z.boolean() }),
  output: z.object({ offer: id, isOn: z.boolean() }),
  errors: ['new_shares.unknown', 'new_shares.not_upcoming'],
});

export const listReminders = define({
  path: '/newShares/reminders',
  summary: 'The offers of which the customer will be told when they open.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.array(id),
  errors: [],
});
