/** A pool that can be copied, as a list and its page have it. Amounts are INR, dates those of the market's zone, days of a lock-up working days. */
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import * as z from 'zod/mini';
import { businessDate, decimal, id, instant } from '../shapes.ts';

export const strategy = z.enum(STRATEGIES);

/** `closed_to_new`: those who follow it stay. `halted`: it does not trade; requests go on being settled as far as its cash goes. */
const poolState = z.enum(['open', 'closed_to_new', 'halted', 'ended']);

/** Why it is not open: its risk is 8 or more, its copy deadline has passed, what rights of its stocks bring is not settled, staff took it off the shelf. */
const poolStateReason = z.enum(['risk', 'deadline', 'rights_open', 'off_shelf', 'halted', 'end']);

/** Of the pool's own closes, or of its rule run over history before it began; never of both. */
const basis = z.enum(['own', 'simulated']);

/** `bps`: hundredths of a percent. */
const month = z.object({ month: z.string(), bps: z.int() });

const figures = {
  /** 1 to 10, from the deviation of daily results; null: too few days. */
  risk: z.nullable(z.int()),
  /** Of twenty spans as long as the lock-up one was worse than the first, one better than the second. */
  expected: z.nullable(z.object({ lowBps: z.int(), highBps: z.int(), spans: z.int() })),
  /** Told together, always. */
  extremes: z.nullable(z.object({ best: month, worst: month })),
};

const poolShape = {
  id,
  /** Of its units. */
  symbol: z.string(),
  strategy,
  /** The number of the strategy, from 1. */
  number: z.int(),
  state: poolState,
  stateReason: z.nullable(poolStateReason),
  /** What it was worth after the last valuation; null before the first. */
  fundSize: z.nullable(decimal),
  followers: z.int(),
  minimum: decimal,
  /** Of a year, in hundredths of a percent, taken at each close. */
  feeBps: z.int(),
  lockDays: z.int(),
  startedOn: businessDate,
  endsOn: businessDate,
  /** The last date on whose valuations somebody may come in. */
  deadline: businessDate,
  /** Of a unit at the last valuation, with four decimals; null before the first. */
  unitPrice: z.nullable(decimal),
  /** Null: there is no record yet, its own or a simulated one. */
  figures: z.nullable(z.object({ basis, ...figures })),
};

/** As a list has it. */
export const pool = z.object(poolShape);

const record = z.object({
  ...figures,
  from: businessDate,
  through: businessDate,
  /** Oldest first. */
  months: z.array(month),
});

export const poolDetail = z.object({
  ...poolShape,
  /** Of its units those that the house put in so that it can buy whole lots, on the terms of everybody, and which part of all that is. */
  house: z.object({ units: decimal, bps: z.int() }),
  /** How often the rule looks again at what is to be held. */
  cadence: z.enum(['week', 'month']),
  /** Each a figure of its own; null: there are no closes yet. */
  records: z.object({ own: z.nullable(record), simulated: z.nullable(record) }),
  /** As it stood at the last valuation of a session since which another has closed; null before the first. */
  holdings: z.nullable(
    z.object({
      date: businessDate,
      at: instant,
      cash: decimal,
      dividends: decimal,
      value: decimal,
      positions: z.array(
        z.object({
          symbol: z.string(),
          name: z.string(),
          shares: z.int(),
          mark: decimal,
          value: decimal,
          /** Of the pool's value. */
          bps: z.int(),
        }),
      ),
    }),
  ),
  lastValuation: z.nullable(
    z.object({
      number: z.int(),
      at: instant,
      date: businessDate,
      moment: z.enum(['session', 'close']),
      value: decimal,
      units: decimal,
      unitPrice: decimal,
      hash: z.string(),
    }),
  ),
  /** The next one, and the last moment (not included) until which a request deals at it; null: it has ended. */
  nextValuation: z.nullable(z.object({ at: instant, requestsUntil: instant })),
  /** For a request of now: at which valuation it deals, and on which date what it brings is free again; null: it takes none. */
  ifNow: z.nullable(z.object({ dealsAt: instant, lockedUntil: businessDate })),
  /** Public notes of the house, oldest first. */
  notes: z.array(z.object({ at: instant, text: z.string() })),
});
