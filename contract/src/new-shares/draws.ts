/** What everybody may know of the draw of new shares (rules §8, T2), and its published file. */
import { LOGGED_WHATS, SKIPPED_WHYS } from '@bahi/core/draw-words.ts';
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { checkpoint } from '../proofs/calls.ts';
import { businessDate, decimal, empty, id, instant, pageOf, paging } from '../shapes.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const getDrawProof = define({
  path: '/newShares/draw',
  summary:
    'Whatever of a draw is public by now: its commitment, the hash of the list, the level, the seed and the result.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id }),
  output: z.object({
    offer: id,
    seedHash: hash,
    commitment: hash,
    /** The public value: how this index closes on this date, known from `levelAt` on. */
    index: z.string(),
    date: businessDate,
    levelAt: instant,
    /** The first that is recorded whole gives the level; null: of `date` whatever was recorded last (an offer of before). */
    sessions: z.nullable(z.array(z.object({ date: businessDate, open: instant, close: instant }))),
    /** Of these the first ones that gave none, and when the log of draws said so. */
    skipped: z.array(z.object({ date: businessDate, why: z.enum(SKIPPED_WHYS), at: instant })),
    /** From the close on. */
    listHash: z.nullable(hash),
    applications: z.nullable(z.int()),
    /** From the draw on. */
    level: z.nullable(z.string()),
    seed: z.nullable(hash),
    resultHash: z.nullable(hash),
    drawnAt: z.nullable(instant),
  }),
  errors: ['new_shares.unknown', 'new_shares.no_draw'],
});

export const getDrawFile = define({
  path: '/newShares/drawFile',
  summary: 'The published draw as a file for the verifier (core/src/lottery-form.ts, DrawFile).',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id }),
  output: z.object({ file: z.record(z.string(), z.unknown()) }),
  errors: ['new_shares.unknown', 'new_shares.no_draw', 'new_shares.not_drawn'],
});

export const auctionBid = z.object({
  /** The highest is 1; of equal ones the earlier comes first. */
  rank: z.int(),
  bid: decimal,
  lots: z.int(),
  wonLots: z.int(),
  /** Of one share; null: won nothing. */
  price: z.nullable(decimal),
});

export const listAuctionBids = define({
  path: '/newShares/auctionBids',
  summary: 'The result of an auction: every bid without its bidder, the highest first, and what it won at which price.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ offer: id, ...paging }),
  output: pageOf(auctionBid),
  errors: ['new_shares.unknown', 'new_shares.not_drawn'],
});

export const getDrawLog = define({
  path: '/newShares/drawLog',
  summary:
    'What was published of every draw, and when, chained; its head is in the newest checkpoint of the books (core/src/draw-log.ts). The newest 5,000 entries.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: empty,
  output: z.object({
    format: z.literal('bahi-draw-log-1'),
    /** The hash before the first of these. */
    previous: hash,
    entries: z.array(
      z.object({
        number: z.int(),
        at: instant,
        offer: id,
        what: z.enum(LOGGED_WHATS),
        /** A hash; of `persons` and `gap` plain words (core/src/draw-log.ts). */
        value: z.string(),
        hash,
      }),
    ),
    /** From the log's head to the root of a checkpoint, of its first `count` entries; null: no checkpoint has any yet. */
    proof: z.nullable(
      z.object({
        checkpoint,
        count: z.int(),
        path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
      }),
    ),
  }),
  errors: [],
});
