/** What of pools is public as files that anybody verifies, in the browser or offline (`npm run verify`). */
import * as z from 'zod/mini';
import { checkpoint } from '../proofs/calls.ts';
import { businessDate, instant } from '../shapes.ts';
import { strategy } from './pool-shapes.ts';

const text = z.string();
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** As core/src/pool-valuation.ts verifies it; money in paise, units in thousandths, as whole numbers. */
export const valuationFile = z.object({
  format: z.literal('bahi-valuations-2'),
  pool: z.int(),
  feeBps: z.int(),
  before: z.object({ hash: text, units: text, closedOn: businessDate }),
  valuations: z.array(
    z.object({
      number: z.int(),
      at: instant,
      date: businessDate,
      moment: z.enum(['session', 'close']),
      seq: z.int(),
      head: text,
      cash: text,
      dividends: text,
      positions: z.array(
        z.object({
          symbol: text,
          shares: z.int(),
          mark: z.int(),
          /**
           * How the mark was found, as `/market/mark` says it, each number exactly: the rule makes the mark of them again. Null: it was valued before that
           * was written down.
           */
          inputs: z.nullable(
            z.object({ impactMid: text, average: text, traded: z.nullable(text), range: text, at: instant }),
          ),
        }),
      ),
      fee: text,
      value: text,
      units: text,
      flows: z.array(z.object({ request: text, what: z.enum(['subscribed', 'redeemed']), money: text, units: text })),
      unitsAfter: text,
      hash: text,
    }),
  ),
  /** From the newest valuations of all pools to the root of a checkpoint that was made before any valuation which is not published yet; null: there is none. */
  proof: z.nullable(
    z.object({
      checkpoint,
      heads: z.array(z.object({ pool: z.int(), number: z.int(), hash })),
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
    }),
  ),
});

const planOutcome = z.enum([
  /** Not placed yet. */
  'waiting',
  /** In the book. */
  'placed',
  'filled',
  /** The session ended, or it was called off, with a part or nothing filled. */
  'unfilled',
  /** With its code; the next session works out what is left. */
  'refused',
  /** There was no cash for it. */
  'not_afforded',
]);

const target = z.object({ symbol: text, bps: z.int() });

export const filedLine = z.object({
  line: z.int(),
  symbol: text,
  side: z.enum(['buy', 'sell']),
  /** Shares: of the plan, and as far as the cash lasted. */
  planned: z.int(),
  asked: z.nullable(z.int()),
  /** Of a share. */
  limit: z.nullable(z.int()),
  outcome: planOutcome,
  /** Of the refusal. */
  code: z.nullable(text),
  filled: z.int(),
  /** For all that was filled. */
  turnover: text,
});

export const filedPlan = z.object({
  number: z.int(),
  date: businessDate,
  /** When it was written down, before its first order. */
  at: instant,
  /**
   * The stocks among which the rule chose, closes of a year and volumes of a quarter of each, the newest last; null: it was not asked, and
   * the targets of the plan before hold on.
   */
  seen: z.nullable(
    z.array(
      z.object({
        symbol: text,
        sector: text,
        shares: z.int(),
        closes: z.array(z.int()),
        volumes: z.array(z.int()),
      }),
    ),
  ),
  /** Of 10,000. */
  targets: z.array(target),
  cash: text,
  dividends: text,
  /** What redemptions waited for. */
  owed: text,
  lotSize: z.int(),
  /** What it held or was to hold, and how much is traded a day. */
  stocks: z.array(z.object({ symbol: text, mark: z.int(), held: z.int(), volume: z.int() })),
  /** Free cash, and what was owed, when the purchases were cut to it; null: that did not come. */
  buyingCash: z.nullable(text),
  buyingOwed: z.nullable(text),
  lines: z.array(filedLine),
});

/** As core/src/pool-plan.ts verifies it; money and prices in paise, as whole numbers. */
export const planFile = z.object({
  format: z.literal('bahi-plans-1'),
  pool: z.int(),
  strategy,
  /** Of the plan that the first one here follows; null: there is none. */
  before: z.nullable(z.object({ date: businessDate, targets: z.array(target) })),
  plans: z.array(filedPlan),
});
