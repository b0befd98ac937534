/**
 * What an account was worth at the end of each business date, worked out again from the journal whenever somebody asks (decision 0122): the
 * money of its books, shares at the closing marks of the date less what they cost, units, dividends that are due. Collateral and open
 * profit, of which the books are made, come to the same sum as the parts that a customer reads (account-total.ts); a property says so.
 */
import { inRupees, worthOf, type ForexPrice } from './currency-exchange.ts';
import type { Currency, Minor } from './money.ts';

/** What a business date did to one book by one security; several of a date add up. */
export interface Moved {
  readonly date: string;
  readonly currency: Currency;
  readonly symbol: string | null;
  /** Cash, margin and escrow, less what is owed. */
  readonly money: Minor;
  /** Paid in less withdrawn. */
  readonly paid: Minor;
  /** Signed: owed ones are below zero, and so is what was got for them. */
  readonly shares: bigint;
  readonly cost: Minor;
}

/** A closing mark, at the price scale. */
export type ClosingMark = readonly [date: string, price: bigint];

/** From a date on it is so much, until the next one. */
export interface Step {
  readonly date: string;
  readonly amount: Minor;
}

export interface HistoryFacts {
  /** Every one to be told, ascending. */
  readonly dates: readonly string[];
  /** Ascending by date. */
  readonly moved: readonly Moved[];
  /** Of every security and pair, ascending. One that has none yet counts at its cost. */
  readonly marks: ReadonlyMap<string, readonly ClosingMark[]>;
  /** The pair of each currency against the rupee, without its price. */
  readonly pairs: ReadonlyMap<Currency, { readonly symbol: string } & Omit<ForexPrice, 'mark'>>;
  /** Ascending, each. */
  readonly units: readonly Step[];
  readonly dividends: readonly Step[];
}

export interface DayWorth {
  readonly date: string;
  /** Null while the rate of a currency is missing: a sum with a hole in it is no sum. */
  readonly total: Minor | null;
  /** Of the date alone. */
  readonly paid: Minor;
}

interface Held {
  shares: bigint;
  cost: Minor;
}

export function worthByDay({ dates, moved, marks, pairs, units, dividends }: HistoryFacts): DayWorth[] {
  const shares = new Map<string, Held>();
  const foreign = new Map<Currency, Minor>();
  const markOn = cursors(marks);
  const [unitsOn, dividendsOn] = [stepsOf(units), stepsOf(dividends)];
  let [money, at] = [0n, 0];
  return dates.map((date) => {
    let paid = 0n;
    for (; at < moved.length && moved[at]!.date <= date; at += 1) {
      const move = moved[at]!;
      // What came on dates before the first one is there already.
      if (move.date === date) paid += move.paid;
      if (move.currency === 'INR') money += move.money;
      else foreign.set(move.currency, (foreign.get(move.currency) ?? 0n) + move.money);
      if (move.symbol !== null) hold(shares, move.symbol, move);
    }
    let total: Minor | null = money + unitsOn(date) + dividendsOn(date);
    for (const [symbol, held] of shares) {
      const price = markOn(symbol, date);
      if (price !== null) total += held.shares * price - held.cost;
    }
    for (const [currency, amount] of foreign) {
      if (amount === 0n) continue;
      const pair = pairs.get(currency);
      const mark = pair && markOn(pair.symbol, date);
      total = total === null || !pair || !mark ? null : total + inRupees(worthIn(currency, pair, mark), amount);
    }
    return { date, total, paid };
  });
}

function worthIn(currency: Currency, pair: Omit<ForexPrice, 'mark'>, mark: bigint) {
  return worthOf(currency, { ...pair, mark: Number(mark) });
}

function hold(held: Map<string, Held>, symbol: string, { shares, cost }: Held): void {
  const before = held.get(symbol) ?? { shares: 0n, cost: 0n };
  const after = { shares: before.shares + shares, cost: before.cost + cost };
  if (after.shares === 0n && after.cost === 0n) held.delete(symbol);
  else held.set(symbol, after);
}

/** Asked by ascending dates: each mark is looked at once. */
function cursors(marks: HistoryFacts['marks']): (symbol: string, date: string) => bigint | null {
  const places = new Map<string, number>();
  return (symbol, date) => {
    const own = marks.get(symbol) ?? [];
    let place = places.get(symbol) ?? -1;
    while (place + 1 < own.length && own[place + 1]![0] <= date) place += 1;
    places.set(symbol, place);
    return own[place]?.[1] ?? null;
  };
}

function stepsOf(steps: readonly Step[]): (date: string) => Minor {
  let [amount, at] = [0n, 0];
  return (date) => {
    for (; at < steps.length && steps[at]!.date <= date; at += 1) amount = steps[at]!.amount;
    return amount;
  };
}
