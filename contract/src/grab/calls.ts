/**
 * Grab offers (rules §9): a quota of a large company's shares at a stated price, for customers of a VIP level. The rule of an offer says how
 * it is allotted; `first_come`: at once, by arrival, until the quota is used up; `draw`: requests are gathered with their money held, then
 * drawn as new shares are, to be verified by `/newShares/draw`, `drawFile` and `drawLog` with the number of the offer. Prices and amounts are
 * INR; a lot is `lotSize` shares.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';

export const GRAB_RULES = ['first_come', 'draw'] as const;

/** Why the clock called a draw off: the price was not near the mark at its moment, there was no mark price, or no level to draw with. */
export const GRAB_VOIDS = ['price_moved', 'price_unknown', 'level_missing', 'gone_ex'] as const;

/** Follows from the clock and from what was taken. Of a draw `drawing` is between the last request and the result. */
export const grabState = z.enum(['upcoming', 'open', 'used_up', 'closed', 'drawing', 'drawn', 'withdrawn']);

export const grabOffer = z.object({
  id,
  symbol,
  name: z.string(),
  sector: z.string(),
  state: grabState,
  rule: z.enum(GRAB_RULES),
  /** The least VIP level. */
  level: z.int(),
  lotSize: z.int(),
  /** Of one share. */
  price: decimal,
  /** The mark price of one share now; null while there is none. */
  marketPrice: z.nullable(decimal),
  /** What `price` is below the market's, in percent of the market's; negative where it is above. */
  discountRate: z.nullable(z.string()),
  /** The quota, and what is left of it. */
  lots: z.int(),
  remainingLots: z.int(),
  /** First come: how many have had a part of it. Draw: how many stand, and the lots that they ask for; 0 of first come. */
  requests: z.int(),
  askedLots: z.int(),
  /** Of one request; one a customer. */
  maximumLots: z.int(),
  opensAt: instant,
  /** The first moment at which no request is taken. */
  closesAt: instant,
  /** When it is drawn, with how this index closes on the first whole session from this date on; null: first come. */
  draw: z.nullable(z.object({ at: instant, index: z.string(), date: businessDate, drawnAt: z.nullable(instant) })),
  voidBecause: z.nullable(z.enum(GRAB_VOIDS)),
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
  /** `pending` waits for the draw with its money held; `released`: nothing was sold, for the reason that is told. */
  status: z.enum(['pending', 'allotted', 'not_won', 'cancelled', 'released']),
  /** The offer was called off by staff or by the clock, or the account was restricted when it was decided. */
  reason: z.nullable(z.enum(['withdrawn', ...GRAB_VOIDS, 'restricted', 'is_short'])),
  /** Asked for, and allotted; 0: nothing, or not yet. */
  lots: z.int(),
  allottedLots: z.int(),
  shares: z.int(),
  /** Of first come the how many-th request it was of those that got a part. */
  place: z.nullable(z.int()),
  /** Price times shares, of those allotted, while it waits of those asked for; with the charges of a buy it is what is paid or held. */
  amount: decimal,
  charges: decimal,
  paid: z.nullable(decimal),
  /** Amount and charges of all lots asked for, held until the draw; null of first come. */
  held: z.nullable(decimal),
  position: z.nullable(id),
  lockDays: z.int(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** Until then it can be cancelled; null: never, or no more. */
  closesAt: z.nullable(instant),
  /** When it is drawn, or was; null: first come. */
  drawAt: z.nullable(instant),
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
    /** What is paid, of a draw held. */
    total: decimal,
    available: decimal,
    /** The most that one request may ask for and the available cash covers. */
    affordableLots: z.int(),
    /** Until when the shares are locked if they are allotted now, of a draw when it is drawn; null: no lock. */
    lockedUntil: z.nullable(instant),
    /** The own request that stands, which is the only one. */
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
    'Asks for whole lots. First come: it is allotted at once, by arrival, all of them or what is left of the quota; the answer is the allotment. Draw: amount and charges are held until the draw. The fund password is given as for orders (`/security/unlock`).',
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
    'grab.gone_ex',
    'sign_in.insufficient',
    'vip.level_too_low',
    'vip.average_too_low',
    'vip.account_too_young',
    'grab.lots_invalid',
    'grab.above_maximum',
    'grab.price_unknown',
    'grab.price_moved',
    'grab.one_request',
    'grab.is_short',
    'grab.quota_used',
    'grab.list_full',
    'grab.person_asked',
    'grab.insufficient',
  ],
});

export const cancelGrabRequest = define({
  path: '/grab/cancel',
  summary: 'Takes a request for a draw back while requests are taken; everything held is free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ id }),
  output: grabRequest,
  errors: ['grab.request_unknown', 'grab.not_pending', 'grab.closed'],
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
