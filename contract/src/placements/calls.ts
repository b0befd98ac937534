/**
 * Placements (spec §§3-5, rules §8): blocks of shares of a listed company at a fixed price, given by review. Prices and amounts
 * are INR; a lot is `lotSize` shares.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { requestStep } from '../requests.ts';
import { decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/** Follows from the clock and from what was done. `settled`: closed, and every request is decided. */
export const placementState = z.enum(['upcoming', 'open', 'closed', 'settled', 'withdrawn']);

export const placementOffer = z.object({
  id,
  symbol,
  name: z.string(),
  sector: z.string(),
  state: placementState,
  lotSize: z.int(),
  /** Of one share. */
  price: decimal,
  /** Of one share now; null while there is none. */
  marketPrice: z.nullable(decimal),
  /** What `price` is below the market's, in percent of the market's; negative where it is above. */
  discountRate: z.nullable(z.string()),
  lots: z.int(),
  /** Not allotted yet: what may still be asked for. */
  remainingLots: z.int(),
  /** Of requests that wait for review, by everybody. */
  askedLots: z.int(),
  minimumLots: z.int(),
  /** The least amount of a request; the lots above cover it. */
  minimumAmount: decimal,
  /** Of one request. */
  maximumLots: z.int(),
  opensAt: instant,
  /** The first moment at which no request is taken. */
  closesAt: instant,
  /** A request that nobody has decided by then is refused, and everything held for it is free. */
  decidedBy: instant,
  /** How long a review takes at most, in minutes. */
  promiseMinutes: z.int(),
  /** Business days after the allotment for which the shares cannot be sold. */
  lockDays: z.int(),
  prospectus: z.string(),
  publishedAt: instant,
  /** What was said in public after publication. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});

export const placementRequestState = z.enum(['pending', 'allotted', 'rejected', 'cancelled']);

/**
 * Why fewer lots were allotted than asked for, or none. The first four are a reviewer's; `not_decided`: nobody decided in time;
 * `called_off`: the placement was called off; `gone_ex`: it ended before the shares went ex. What was held is free again in every case.
 */
export const placementReason = z.enum([
  'oversubscribed',
  'concentration',
  'unsuitable',
  'asked',
  'not_decided',
  'called_off',
  'gone_ex',
]);

export const placementRequest = z.object({
  id,
  offer: id,
  symbol,
  name: z.string(),
  state: placementRequestState,
  price: decimal,
  lotSize: z.int(),
  lots: z.int(),
  shares: z.int(),
  /** Of all the lots asked for. While it is pending all of it is held; afterwards amount = paid + released. */
  amount: decimal,
  held: decimal,
  paid: decimal,
  released: decimal,
  /** Null until it is decided. */
  allottedLots: z.nullable(z.int()),
  reason: z.nullable(placementReason),
  /** The reviewer's words. */
  note: z.nullable(z.string()),
  lockDays: z.int(),
  /** The position that it became, and the ledger entries of its money. */
  position: z.nullable(id),
  entries: z.array(id),
  canCancel: z.boolean(),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  /** `approved`: shares were allotted, all or a part. */
  timeline: z.array(requestStep),
});

export const listPlacements = define({
  path: '/placements/list',
  summary: 'Placements: what is open, then what comes, then what is over, the newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(placementOffer),
  errors: [],
});

export const getPlacement = define({
  path: '/placements/detail',
  summary: 'One placement.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id }),
  output: placementOffer,
  errors: ['placements.unknown'],
});

const unreadable = { lots: { code: 'placements.lots_invalid', params: {} } } as const;

export const getPlacementTerms = define({
  path: '/placements/terms',
  summary: 'What a request of so many lots would hold, and the first thing that stands in its way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    offer: id,
    /** Left out: the least. */
    lots: z.optional(z.int()),
  }),
  unreadable,
  output: z.object({
    lots: z.int(),
    shares: z.int(),
    amount: decimal,
    /** Of a request, and of an allotment: none. */
    charges: decimal,
    held: decimal,
    available: decimal,
    /** Of what may still be asked for: the most that the available cash covers. */
    affordableLots: z.int(),
    /** When it is decided at the latest, asked now. */
    promisedBy: instant,
    /** Until when the shares are locked if they were allotted now; null: no lock. */
    lockedUntil: z.nullable(instant),
    /** The own request that is under review. */
    pending: z.nullable(id),
    /** Never that the fund password is needed: the request itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['placements.unknown', 'placements.lots_invalid'],
});

export const requestPlacement = define({
  path: '/placements/request',
  summary:
    'Asks for whole lots; the amount is held until a review decides. The fund password is given as for orders (`/security/unlock`).',
  audience: 'customer',
  isMutation: true,
  input: z.object({ offer: id, lots: z.int() }),
  unreadable,
  output: placementRequest,
  errors: [
    'placements.unknown',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'identity.paused',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'verification.required',
    'placements.channel_closed',
    'placements.not_open',
    'placements.closed',
    'placements.gone_ex',
    'placements.pending',
    'placements.lots_invalid',
    'placements.below_minimum',
    'placements.above_maximum',
    'placements.above_remaining',
    'placements.insufficient',
  ],
});

export const cancelPlacement = define({
  path: '/placements/cancel',
  summary: 'Takes a request back until it is decided; everything held is free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ request: id }),
  output: placementRequest,
  errors: ['placements.request_unknown', 'placements.not_pending'],
});

export const listPlacementRequests = define({
  path: '/placements/requests',
  summary: 'Own requests, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ offer: z.optional(id), ...paging }),
  output: pageOf(placementRequest),
  errors: [],
});

export const getPlacementRequest = define({
  path: '/placements/requestDetail',
  summary: 'One own request with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ request: id }),
  output: placementRequest,
  errors: ['placements.request_unknown'],
});
