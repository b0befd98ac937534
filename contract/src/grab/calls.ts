/**
 * Grab offers (rules §9): a quota of a large company's shares at a stated price, for customers of a VIP level. The rule of an offer says how
 * it is allotted; `first_come`: at once, by arrival, until the quota is used up. Prices and amounts are INR; a lot is `lotSize` shares.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/** Follows from the clock and from what was taken. */
export const grabState = z.enum(['upcoming', 'open', 'used_up', 'closed', 'withdrawn']);

export const grabOffer = z.object({
  id,
  symbol,
  name: z.string(),
  sector: z.string(),
  state: grabState,
  rule: z.enum(['first_come']),
  /** The least VIP level. */
  level: z.int(),
  lotSize: z.int(),
  /** Of one share. */
  price: decimal,
  /** The mark price of one share now; null while there is none. */
  marketPrice: z.nullable(decimal),
  /** What `price` is below the market's, in percent of the market's; negative where it is above. */
  discountRate: z.nullable(z.string()),
  /** The quota, what is left of it, and how many requests have had a part of it. */
  lots: z.int(),
  remainingLots: z.int(),
  requests: z.int(),
  /** Of one request; one a customer. */
  maximumLots: z.int(),
  opensAt: instant,
  /** The first moment at which no request is taken. */
  closesAt: instant,
  /** Business days after the allotment for which the shares cannot be sold. */
  lockDays: z.int(),
  prospectus: z.string(),
  publishedAt: instant,
  /** What was said in public after publication. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});

export const grabRequest = z.object({
  id,
  offer: id,
  symbol,
  name: z.string(),
  price: decimal,
  lotSize: z.int(),
  /** Asked for, and allotted: all of it unless the quota had less left. */
  lots: z.int(),
  allottedLots: z.int(),
  shares: z.int(),
  /** The how many-th request it was of those that got a part. */
  place: z.int(),
  /** Price times shares; with the charges of a buy it is what was paid. */
  amount: decimal,
  charges: decimal,
  paid: decimal,
  position: id,
  lockDays: z.int(),
  createdAt: instant,
});

export const listGrabOffers = define({
  path: '/grab/list',
  summary: 'Grab offers: what is open, then what comes, then what is over, the newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(grabOffer),
  errors: [],
});

const unreadable = { lots: { code: 'grab.lots_invalid', params: {} } } as const;

export const getGrabTerms = define({
  path: '/grab/terms',
  summary: 'What so many lots of an offer cost, and the first thing that stands in the way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    offer: id,
    /** Left out: one. */
    lots: z.optional(z.int()),
  }),
  unreadable,
  output: z.object({
    lots: z.int(),
    shares: z.int(),
    amount: decimal,
    charges: decimal,
    /** What is paid. */
    total: decimal,
    available: decimal,
    /** The most that one request may ask for and the available cash covers. */
    affordableLots: z.int(),
    /** Until when the shares are locked if they are allotted now; null: no lock. */
    lockedUntil: z.nullable(instant),
    /** The own request, which is the only one. */
    own: z.nullable(grabRequest),
    /** Never that the fund password is needed: the request itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['grab.unknown', 'grab.lots_invalid'],
});

export const grabShares = define({
  path: '/grab/request',
  summary:
    'Asks for whole lots and is allotted at once, by arrival: all of them, or what is left of the quota. The answer is the allotment. The fund password is given as for orders (`/security/unlock`).',
  audience: 'customer',
  isMutation: true,
  input: z.object({ offer: id, lots: z.int() }),
  unreadable,
  output: grabRequest,
  errors: [
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'identity.paused',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'verification.required',
    'grab.unknown',
    'grab.channel_closed',
    'grab.not_open',
    'grab.closed',
    'sign_in.insufficient',
    'vip.level_too_low',
    'vip.average_too_low',
    'vip.account_too_young',
    'grab.lots_invalid',
    'grab.above_maximum',
    'grab.price_unknown',
    'grab.price_moved',
    'grab.one_request',
    'grab.quota_used',
    'grab.insufficient',
  ],
});

export const listGrabRequests = define({
  path: '/grab/requests',
  summary: 'Own requests, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(grabRequest),
  errors: [],
});
