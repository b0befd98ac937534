/**
 * Draws and auctions as staff see and start them (rules §8, T2): what is public by when, two people to start it, the settlement
 * that follows. Nothing here chooses a winner, and nobody sees a sealed bid before the result.
 */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { allocationMode, offerState, subscriptionState, ticketRule } from './calls.ts';
import { businessDate, decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';
import { change, changeReason as reason } from '../staff/change.ts';

const readers = ['products', 'risk', 'support', 'auditor', 'admin'] as const;
const starters = ['products', 'risk'] as const;
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Why it cannot be started now. */
export const drawBar = z.enum(['called_off', 'drawn', 'not_closed', 'too_early', 'level_missing', 'proposed']);

export const draw = z.object({
  offer: id,
  symbol,
  name: z.string(),
  state: offerState,
  allocation: allocationMode,
  tickets: ticketRule,
  lots: z.int(),
  opensAt: instant,
  closesAt: instant,
  drawAt: instant,
  /** It starts by itself then, so that nobody can keep it from happening. */
  byItselfAt: instant,
  bar: z.nullable(drawBar),
  /** What one person proposed and a second one has not decided. */
  proposal: z.nullable(change),
  drawnAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** Applications whose money follows the result, of all on the list; null before the result. */
  settlement: z.nullable(z.object({ done: z.int(), total: z.int() })),
});

export const listDraws = defineStaff({
  path: '/draws/list',
  summary: 'Draws and auctions: those that wait to be started first, then by their moment.',
  roles: readers,
  isMutation: false,
  input: z.object({
    stage: z.optional(z.enum(['ahead', 'waiting', 'drawn', 'called_off'])),
    /** Looked for in symbol and name. */
    text: z.optional(z.string().check(z.maxLength(40))),
    ...paging,
  }),
  output: pageOf(draw),
  errors: [],
});

export const getDraw = defineStaff({
  path: '/draws/detail',
  summary: 'One draw: everything that is public of it by now, who started it, and how far its settlement is.',
  roles: readers,
  isMutation: false,
  input: z.object({ offer: id }),
  output: z.object({
    ...draw.shape,
    /** From the publication on; an auction has none. */
    seedHash: z.nullable(hash),
    commitment: z.nullable(hash),
    index: z.string(),
    date: businessDate,
    /** Of the list; counts of it, from the close on. */
    listHash: z.nullable(hash),
    applications: z.nullable(z.int()),
    appliedLots: z.nullable(z.int()),
    /** How the index closed, as soon as that is recorded for good. */
    level: z.nullable(z.string()),
    seed: z.nullable(hash),
    resultHash: z.nullable(hash),
    /** The two people who started it; null: it started by itself, or has not. */
    startedBy: z.nullable(z.object({ maker: z.string(), checker: z.string() })),
    /** What was won in all, and by how many applications. */
    won: z.nullable(z.object({ applications: z.int(), lots: z.int() })),
  }),
  errors: ['new_shares.unknown'],
});

export const proposeDraw = defineStaff({
  path: '/draws/propose',
  summary: 'Proposes to start a draw whose list is closed and whose index has closed; a second person starts it.',
  roles: starters,
  isMutation: true,
  input: z.object({ offer: id, reason }),
  output: change,
  errors: ['new_shares.unknown', 'draws.drawn', 'draws.not_closed', 'draws.value_missing', 'staff.already_proposed'],
});

export const resumeSettlement = defineStaff({
  path: '/draws/resume',
  summary: 'Goes on with a settlement at once, for a second or two; it also goes on by itself each minute.',
  roles: starters,
  isMutation: true,
  input: z.object({ offer: id }),
  output: z.object({ done: z.int(), total: z.int() }),
  errors: ['new_shares.unknown', 'new_shares.not_drawn'],
});

export const listResults = defineStaff({
  path: '/draws/results',
  summary: 'What each application of the list won, by its number; after the result alone.',
  roles: readers,
  isMutation: false,
  input: z.object({ offer: id, isWon: z.optional(z.boolean()), ...paging }),
  output: pageOf(
    z.object({
      application: id,
      lots: z.int(),
      /** Of an auction. */
      bid: z.nullable(decimal),
      wonLots: z.int(),
      /** Of one share, and of all that was won. */
      price: z.nullable(decimal),
      cost: z.nullable(decimal),
      state: subscriptionState,
    }),
  ),
  errors: ['new_shares.unknown', 'new_shares.not_drawn'],
});

export const getStaffDrawFile = defineStaff({
  path: '/draws/file',
  summary: 'The published draw as everybody can load and verify it (core/src/lottery-form.ts, DrawFile).',
  roles: readers,
  isMutation: false,
  input: z.object({ offer: id }),
  output: z.object({ file: z.record(z.string(), z.unknown()) }),
  errors: ['new_shares.unknown', 'new_shares.no_draw', 'new_shares.not_drawn'],
});
