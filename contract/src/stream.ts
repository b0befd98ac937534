/**
 * The stream: WebSocket /api/vue/stream. The first message of the client carries the token (never the URL); an
 * anonymous stream (token null) gets quotes only. Messages are JSON text.
 */
import * as z from 'zod/mini';
import { symbol } from './shapes.ts';
import { order } from './orders/calls.ts';
import { position } from './orders/positions.ts';
import { getSummary } from './records/calls.ts';
import { marketSession } from './market/calls.ts';
import { message } from './messages/calls.ts';

export const streamSubscriptionMaximum = 500;

export const clientMessage = z.union([
  z.object({ token: z.nullable(z.string().check(z.maxLength(100))) }),
  /** Replaces what the client watches; a snapshot of each symbol follows. `depth`: one symbol whose book is wanted. */
  z.object({
    subscribe: z.array(symbol).check(z.maxLength(streamSubscriptionMaximum)),
    depth: z.optional(z.nullable(symbol)),
  }),
  z.object({ ping: z.int() }),
]);

/**
 * A change of one symbol, conflated to at most 4 a second for each client. Price fields are decimal text; null is "unknown".
 * [symbol, last, volume, bid, bidQuantity, ask, askQuantity, open, high, low, turnover, at, mark, value]; `value`, of a fund's basket, a unit, is left out of all others.
 */
export const quoteTick = z.tuple([
  z.string(),
  z.nullable(z.string()),
  z.int(),
  z.nullable(z.string()),
  z.int(),
  z.nullable(z.string()),
  z.int(),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.string(),
  z.int(),
  z.string(),
  z.optional(z.string()),
]);

const level = z.tuple([z.string(), z.int(), z.int()]);

/**
 * Every server message carries `n`, which grows by one for each connection. A client that sees a gap, or a message
 * with `snapshot: true`, drops what it knew and reads again. Private messages come only on a signed-in stream.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), n: z.int(), serverTime: z.int(), isSignedIn: z.boolean() }),
  z.object({ type: z.literal('quotes'), n: z.int(), snapshot: z.optional(z.boolean()), ticks: z.array(quoteTick) }),
  z.object({
    type: z.literal('depth'),
    n: z.int(),
    symbol: z.string(),
    bids: z.array(level),
    asks: z.array(level),
    at: z.int(),
  }),
  z.object({ type: z.literal('session'), n: z.int(), session: marketSession }),
  z.object({ type: z.literal('order'), n: z.int(), order }),
  z.object({ type: z.literal('position'), n: z.int(), position }),
  z.object({ type: z.literal('funds'), n: z.int(), summary: getSummary.output }),
  z.object({ type: z.literal('message'), n: z.int(), message, unread: z.int() }),
  /** Something of this customer's was lost on the way (a slow reader): read orders, positions, funds and messages again. */
  z.object({ type: z.literal('resync'), n: z.int() }),
  z.object({ type: z.literal('pong'), n: z.int(), ping: z.int(), serverTime: z.int() }),
  /** The last message before the server closes: the session ended, or the server stops. */
  z.object({
    type: z.literal('bye'),
    n: z.int(),
    code: z.enum(['session.ended', 'system.stopping', 'request.invalid']),
  }),
]);

export type ClientMessage = z.input<typeof clientMessage>;
export type ServerMessage = z.output<typeof serverMessage>;
export type QuoteTick = z.output<typeof quoteTick>;
