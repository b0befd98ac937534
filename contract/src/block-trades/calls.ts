/**
 * Block trades (desks §3): blocks of a listed company at a stated price, sold by a block seller of the exchange to whoever a review lets. Prices
 * and amounts are INR; a lot is `lotSize` shares.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { requestStep } from '../requests.ts';
import { decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/** Follows from the clock and from what was done. */
export const blockState = z.enum(['upcoming', 'open', 'closed', 'withdrawn']);

export const blockOffer = z.object({
  id,
  symbol,
  name: z.string(),
  sector: z.string(),
  state: blockState,
  lotSize: z.int(),
  /** Of one share. */
  price: decimal,
  /** The mark price at publication. */
  reference: decimal,
  /** The mark price of one share now; null while there is none. */
  marketPrice: z.nullable(decimal),
  /** What `price` is below the mark price, in percent of it; negative where it is above. */
  discountRate: z.nullable(z.string()),
  lots: z.int(),
  /** Not sold yet. */
  remainingLots: z.int(),
  /** Of requests that wait for review, by everybody. */
  askedLots: z.int(),
  /** Of one request. */
  minimumLots: z.int(),
  /** Of one customer. */
  maximumLots: z.int(),
  opensAt: instant,
  /** The first moment at which no request is taken; what nobody has decided by then expires. */
  closesAt: instant,
  /** How long a review takes at most, in minutes. */
  promiseMinutes: z.int(),
  /** Business days after the purchase for which the shares cannot be sold. */
  lockDays: z.int(),
  publishedAt: instant,
  /** What was said in public after publication. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});

export const blockRequestState = z.enum(['pending', 'approved', 'rejected', 'cancelled', 'expired']);

/**
 * Why fewer lots were approved than asked for, or none. The first five are a reviewer's; `window_over`: nobody decided in time; `withdrawn`:
 * the offer was withdrawn before; `gone_ex`: it ended before the shares went ex.
 */
export const blockReason = z.enum([
  'oversubscribed',
  'price_moved',
  'concentration',
  'unsuitable',
  'asked',
  'window_over',
  'withdrawn',
  'gone_ex',
]);

export const blockRequest = z.object({
  id,
  offer: id,
  symbol,
  name: z.string(),
  state: blockRequestState,
  price: decimal,
  lotSize: z.int(),
  lots: z.int(),
  shares: z.int(),
  /** Of all the lots asked for, and with the charges of such a buy: so much is held while it is pending. */
  amount: decimal,
  total: decimal,
  held: decimal,
  /** With charges; afterwards total = paid + released. */
  paid: decimal,
  released: decimal,
  /** Null until it is approved. */
  approvedLots: z.nullable(z.int()),
  reason: z.nullable(blockReason),
  /** The reviewer's words. */
  note: z.nullable(z.string()),
  lockDays: z.int(),
  /** The position that it became, and the ledger entry of its money. */
  position: z.nullable(id),
  entries: z.array(id),
  canCancel: z.boolean(),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  timeline: z.array(requestStep),
});

export const listBlocks = define({
  path: '/blockTrades/list',
  summary: 'Block offers: what is open, then what comes, then what is over, the newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(blockOffer),
  errors: [],
});

export const getBlock = define({
  path: '/blockTrades/detail',
  summary: 'One block offer.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id }),
  output: blockOffer,
  errors: ['block_trades.unknown'],
});

const unreadable = { lots: { code: 'block_trades.lots_invalid', params: {} } } as const;

export const getBlockTerms = define({
  path: '/blockTrades/terms',
  summary: 'What a request of so many lots would hold, and the first thing that stands in its way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    offer: id,
    /** Left out: the least. */
    lots: z.optional(z.number()),
  }),
  unreadable,
  output: z.object({
    lots: z.int(),
    shares: z.int(),
    amount: decimal,
    /** Those of a buy of so many shares. */
    charges: decimal,
    held: decimal,
    available: decimal,
    /** Of what may still be asked for: the most that the available cash covers, charges included. */
    affordableLots: z.int(),
    /** When it is decided at the latest, asked now. */
    promisedBy: instant,
    /** Until when the shares are locked if they were sold now; null: no lock. */
    lockedUntil: z.nullable(instant),
    /** The own request that is under review. */
    pending: z.nullable(id),
    /** Never that the fund password is needed: the request itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['block_trades.unknown', 'block_trades.lots_invalid'],
});

export const requestBlock = define({
  path: '/blockTrades/request',
  summary:
    'Asks for whole lots; amount and charges are held until a review decides or the window ends. The fund password is given as for orders (`/security/unlock`).',
  audience: 'customer',
  isMutation: true,
  /** Any number of lots is understood: what is no whole number is refused as such. */
  input: z.object({ offer: id, lots: z.number() }),
  unreadable,
  output: blockRequest,
  errors: [
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'identity.paused',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'verification.required',
    'block_trades.unknown',
    'block_trades.paused',
    'block_trades.off_shelf',
    'block_trades.gone_ex',
    'block_trades.not_open',
    'block_trades.closed',
    'block_trades.lots_invalid',
    'block_trades.below_minimum',
    'block_trades.above_maximum',
    'block_trades.above_remaining',
    'block_trades.pending',
    'block_trades.is_short',
    'block_trades.insufficient',
  ],
});

export const cancelBlock = define({
  path: '/blockTrades/cancel',
  summary: 'Takes a request back until it is decided; everything held is free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ id }),
  output: blockRequest,
  errors: ['block_trades.request_unknown', 'block_trades.not_pending'],
});

export const listBlockRequests = define({
  path: '/blockTrades/requests',
  summary: 'Own requests, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ offer: z.optional(id), ...paging }),
  output: pageOf(blockRequest),
  errors: [],
});

export const getBlockRequest = define({
  path: '/blockTrades/requestDetail',
  summary: 'One own request with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ id }),
  output: blockRequest,
  errors: ['block_trades.request_unknown'],
});
