/**
 * What a strategy of a pool sees (rules §9, copy trading), and the comparisons that it makes. Everything is in whole numbers, compared by
 * cross-multiplication, equal ones by symbol: the same bars give the same answer on every machine, for whoever recomputes it.
 */

export interface Stock {
  readonly symbol: string;
  readonly sector: string;
  /** Outstanding. */
  readonly shares: number;
  /** Closing prices, oldest first, adjusted so that the newest is real: the last is that of the newest session that is over. */
  readonly closes: readonly number[];
  /** Of the same sessions. */
  readonly volumes: readonly number[];
}

/** What a pool is to hold: so much of what it may invest, in hundredths of a percent. */
export interface Target {
  readonly symbol: string;
  readonly bps: number;
}

/** The sessions of a year, of a quarter and of a month, as the rules count them. */
export const YEAR = 252;
export const QUARTER = 63;
export const MONTH = 21;
export const WEEK = 5;

/** A pool buys among so many stocks, those with the highest turnover in a quarter, so that its own orders are a small part of it. */
export const UNIVERSE_SIZE = 60;

/** A ratio that is compared without being divided. */
export type Ratio = readonly [numerator: bigint, denominator: bigint];

/** The close so many sessions before the last one. */
export function closeBefore({ closes }: Stock, sessions: number): number {
  return closes[closes.length - 1 - sessions]!;
}

/** Of the price, from so many sessions ago to so many. */
export function growth(stock: Stock, from: number, to = 0): Ratio {
  return [BigInt(closeBefore(stock, to)), BigInt(closeBefore(stock, from))];
}

/** Of the last so many closes, without the division. */
export function sumOfCloses({ closes }: Stock, sessions: number): bigint {
  return closes.slice(-sessions).reduce((sum, close) => sum + BigInt(close), 0n);
}

/** Sessions squared times the variance of the daily changes in millionths: it ranks as the variance does. */
export function variance({ closes }: Stock, sessions: number): bigint {
  const changes = closes
    .slice(-sessions - 1)
    .flatMap((close, at, all) =>
      at === 0 ? [] : [(BigInt(close - all[at - 1]!) * 1_000_000n) / BigInt(all[at - 1]!)],
    );
  const sum = changes.reduce((total, change) => total + change, 0n);
  const squares = changes.reduce((total, change) => total + change * change, 0n);
  return BigInt(changes.length) * squares - sum * sum;
}

export function marketValue(stock: Stock): bigint {
  return BigInt(closeBefore(stock, 0)) * BigInt(stock.shares);
}

/** Highest first; what is equal by symbol. */
export function highestFirst(stocks: readonly Stock[], by: (stock: Stock) => Ratio | bigint): Stock[] {
  return ranked(stocks, by, 1);
}

/** Lowest first; what is equal by symbol. */
export function lowestFirst(stocks: readonly Stock[], by: (stock: Stock) => Ratio | bigint): Stock[] {
  return ranked(stocks, by, -1);
}

function ranked(stocks: readonly Stock[], by: (stock: Stock) => Ratio | bigint, sign: 1 | -1): Stock[] {
  const values = stocks.map((stock) => {
    const value = by(stock);
    return { stock, ratio: typeof value === 'bigint' ? ([value, 1n] as const) : value };
  });
  return values
    .toSorted((a, b) => sign * compareRatios(b.ratio, a.ratio) || bySymbol(a.stock, b.stock))
    .map(({ stock }) => stock);
}

/** Denominators are positive. */
export function compareRatios([a, b]: Ratio, [c, d]: Ratio): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function bySymbol(a: { readonly symbol: string }, b: { readonly symbol: string }): number {
  return a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0;
}

/** What a pool may hold at all, so many sessions before the last: traded for more than a year, and among those that are traded most. */
export function universeOf(stocks: readonly Stock[], before = 0): Stock[] {
  const old = stocks.filter(({ closes }) => closes.length - before > YEAR);
  return highestFirst(old, (stock) => turnover(stock, stock.closes.length - before)).slice(0, UNIVERSE_SIZE);
}

/** Exact, by numbers as far as these are: of three hundred stocks the steps of a quarter as bigints would be megabytes. */
function turnover({ closes, volumes }: Stock, end: number): bigint {
  let [sum, part] = [0n, 0];
  for (let at = Math.max(0, end - QUARTER); at < end; at += 1) {
    const traded = closes[at]! * volumes[at]!;
    if (Number.isSafeInteger(part + traded)) part += traded;
    else {
      sum += BigInt(part) + BigInt(closes[at]!) * BigInt(volumes[at]!);
      part = 0;
    }
  }
  return sum + BigInt(part);
}
