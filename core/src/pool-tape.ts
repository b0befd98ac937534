/**
 * Holds the marks of valuations against the tape (rules §4, §9): the minutes that the market recorded around each moment (`bahi-tape-1`, the call
 * `/market/minutes`), which are nobody's of the pools. What was traded in five minutes lies between the lowest and the highest trade of these minutes, and
 * a mark, which is the middle of that and of two looks at the book, does not stand far from them.
 */
import { mismatchIn, type Shape } from './shape.ts';
import { MINUTE_MS } from './time.ts';
import type { ValuationFile } from './pool-valuation.ts';

export interface Tape {
  readonly format: 'bahi-tape-1';
  readonly at: number;
  readonly instruments: readonly {
    readonly symbol: string;
    readonly priceScale: number;
    /** [start, open, high, low, close, volume] of each minute with a trade, from seven before the moment to its own. */
    readonly minutes: readonly (readonly number[])[];
  }[];
}

export type TapeFinding =
  | { readonly problem: 'malformed'; readonly field: string }
  | { readonly problem: 'tape_differs'; readonly number: number; readonly symbol: string };

export interface TapeVerdict {
  readonly findings: readonly TapeFinding[];
  /** Marks that were compared. */
  readonly marks: number;
}

/** Minutes before a moment that its mark looks back on, with one for where the first of them begins. */
export const TAPE_MINUTES = 7;
/** Of the price, in hundredths of a percent: so far from what was traded no mark stands. */
const BEYOND_BPS = 100;
/** Marks are written to a double, prices are whole. */
const ROUNDING = 0.001;

/** `file`: one that verifyValuations could read. A mark is compared that was found within the minutes of its moment, and where something was traded in them. */
export function verifyTape({ valuations }: ValuationFile, values: readonly unknown[]): TapeVerdict {
  const findings: TapeFinding[] = [];
  let marks = 0;
  const byMoment = new Map<number, Tape>();
  for (const value of values) {
    const field = mismatchIn(value, TAPE);
    if (field === null) byMoment.set((value as Tape).at, value as Tape);
    else findings.push({ problem: 'malformed', field });
  }
  for (const { number, at, positions } of valuations) {
    const tape = byMoment.get(at);
    if (tape === undefined) continue;
    const seen = new Map(tape.instruments.map((one) => [one.symbol, one]));
    for (const { symbol, mark, inputs } of positions) {
      const minutes = (seen.get(symbol)?.minutes ?? []).filter(([start]) => isNear(start!, at));
      const stands = inputs === undefined || inputs === null || !isNear(inputs.at, at);
      if (stands || minutes.length === 0) continue;
      const low = Math.min(...minutes.map((bar) => bar[3]!));
      const high = Math.max(...minutes.map((bar) => bar[2]!));
      const traded = inputs.traded === null ? low : Number(inputs.traded);
      const isTraded = traded >= low - ROUNDING && traded <= high + ROUNDING;
      const isClose = mark >= low * (1 - BEYOND_BPS / 10_000) && mark <= high * (1 + BEYOND_BPS / 10_000);
      if (!isTraded || !isClose) findings.push({ problem: 'tape_differs', number, symbol });
      marks += 1;
    }
  }
  return { findings, marks };
}

/** Book and marks are read within moments of each other; a bar that begins in the minute of the moment counts. */
function isNear(of: number, at: number): boolean {
  return of > at - (TAPE_MINUTES + 1) * MINUTE_MS && of <= at + MINUTE_MS;
}

const TAPE: Shape = {
  format: /^bahi-tape-1$/,
  at: 'integer',
  instruments: [
    'list',
    { symbol: /^[A-Z0-9&-]{1,20}$/, priceScale: 'integer', minutes: ['list', ['list', 'integer']] },
  ],
};
