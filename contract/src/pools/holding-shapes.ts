/** What a follower has in a pool, from the request on. `units` are decimal text with three digits. */
import * as z from 'zod/mini';
import { businessDate, decimal, id, instant, signedDecimal } from '../shapes.ts';
import { strategy } from './pool-shapes.ts';

const holdingState = z.enum(['waiting', 'in_progress', 'stopping', 'ended', 'returned', 'taken_back']);

/** Why a holding ends or its money came back: `asked`: by the follower; `stop`: the own stop was reached; `end`: the pool ended. */
const holdingEnd = z.enum(['asked', 'stop', 'end', 'deadline', 'off_shelf', 'risk', 'rights_open', 'worthless']);

const holdingShape = {
  id,
  pool: id,
  symbol: z.string(),
  strategy,
  number: z.int(),
  /**
   * `waiting`: the money is held until its valuation; `stopping`: units wait to be turned into cash; `returned`: it was not let in and the money is
   * free; `taken_back`: by the follower, before the valuation.
   */
  state: holdingState,
  /** Why it stops, ended or was returned; null: none of them. */
  reason: z.nullable(holdingEnd),
  /** What was asked to be put in, all of it turned into units at its valuation. */
  invested: decimal,
  /** Held now, and those of them that wait to be turned into cash. */
  units: decimal,
  stoppingUnits: decimal,
  /** What was paid out so far. */
  paidOut: decimal,
  /** Of the units at the last valuation; null while there are none, or no valuation. */
  value: z.nullable(decimal),
  /** Paid out and value, less what was invested; null: not known yet. */
  profit: z.nullable(signedDecimal),
  profitBps: z.nullable(z.int()),
  /** The follower's own stop: when the value has fallen by so many percent of what was invested, and at which value that is. */
  stopPercent: z.int(),
  /** Of a change within the cut-off: the valuation from which on it counts, the one before it until then; null: it counts. */
  stopFrom: z.nullable(instant),
  stopValue: decimal,
  /** The first date on which it can be stopped; before it only the own stop and the pool's end do. */
  lockedUntil: businessDate,
  isLocked: z.boolean(),
  /** When the pool ends. */
  endsOn: businessDate,
  /** Of a request that waits: the valuation at which it deals. */
  dealsAt: z.nullable(instant),
  /** What a stop of now would bring at the last value, and when it would deal; null: it cannot be stopped, or the value is not known. */
  ifStopped: z.nullable(z.object({ amount: decimal, dealsAt: instant })),
  /** The request that waits can still be taken back: before the cut-off of its valuation. */
  canTakeBack: z.boolean(),
  takeBackUntil: z.nullable(instant),
  /** Stocks that cannot be sold now and for which a payment waits; empty: none. */
  waitsFor: z.array(z.string()),
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
};

export const poolHolding = z.object(holdingShape);

/** One step of a holding's life, oldest first; amounts and units of those that have them. */
const holdingStep = z.object({
  step: z.enum([
    'asked',
    'subscribed',
    'stop_changed',
    'stop_asked',
    'stop_reached',
    'end_reached',
    'stop_taken_back',
    'redeemed',
    'ended',
    'returned',
    'taken_back',
  ]),
  at: instant,
  amount: z.nullable(decimal),
  units: z.nullable(decimal),
  /** The number of the valuation. */
  valuation: z.nullable(z.int()),
  /** Of a change of the stop: to so many percent. */
  stopPercent: z.nullable(z.int()),
});

export const poolHoldingDetail = z.object({ ...holdingShape, timeline: z.array(holdingStep) });
