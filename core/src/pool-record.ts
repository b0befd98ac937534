/**
 * What a pool's past says of it (rules §9, copy trading): returns over the lock-up, the risk, the table of months. Every figure is computed from
 * closing prices of a unit and none is typed. A record is the pool's own or a simulated one (pool-simulation.ts), never both in one figure.
 */
import type { Minor } from './money.ts';
import { divideHalfUp } from './money.ts';
import { WHOLE_BPS } from './strategies/strategies.ts';

/** What a unit was worth when a session closed; only ratios of them count. */
export interface RecordedClose {
  readonly date: string;
  readonly price: Minor;
}

/** Fewer returns than these say nothing yet. */
export const RETURNS_MIN = 60;

export interface ExpectedRange {
  /** Hundredths of a percent over the lock-up: of twenty such spans one was worse than the first, one better than the second. */
  readonly lowBps: number;
  readonly highBps: number;
  /** Spans that were looked at. */
  readonly spans: number;
}

/** 5th to 95th percentile (nearest rank) of all spans of so many sessions; null: too few. */
export function expectedRange(closes: readonly RecordedClose[], sessions: number): ExpectedRange | null {
  const span = Math.max(1, sessions);
  const returns = closes
    .slice(span)
    .map(({ price }, at) => changeBps(closes[at]!.price, price))
    .toSorted((a, b) => a - b);
  if (returns.length < RETURNS_MIN) return null;
  const rank = (percent: number) => returns[Math.ceil((returns.length * percent) / 100) - 1]!;
  return { lowBps: rank(5), highBps: rank(95), spans: returns.length };
}

/** Percent of deviation a year from which each class of risk begins, from 2 on. */
const RISK_FROM = [2, 4, 7, 10, 13, 17, 22, 28, 36];

/** From so high a risk on a pool takes no new followers. */
export const RISK_CLOSED_FROM = 8;

/** 1 to 10, by the deviation of daily returns over the year of so many sessions; null: too few. */
export function riskOf(closes: readonly RecordedClose[], sessionsAYear: number): number | null {
  const returns = closes
    .slice(1)
    .map(({ price }, at) => ((price - closes[at]!.price) * 1_000_000n) / closes[at]!.price);
  const count = BigInt(returns.length);
  if (returns.length < RETURNS_MIN) return null;
  const sum = returns.reduce((total, value) => total + value, 0n);
  const squares = returns.reduce((total, value) => total + value * value, 0n);
  // count² x variance, of which nothing is lost by dividing.
  const spread = (count * squares - sum * sum) * BigInt(sessionsAYear);
  const reached = RISK_FROM.filter((percent) => spread >= (BigInt(percent) * 10_000n * count) ** 2n);
  return 1 + reached.length;
}

export interface MonthResult {
  /** YYYY-MM. */
  readonly month: string;
  readonly bps: number;
}

/** Each calendar month from the last close of the month before it; the first begins with the first close, the last may still run. */
export function monthlyResults(closes: readonly RecordedClose[]): MonthResult[] {
  const lasts = [...Map.groupBy(closes, ({ date }) => date.slice(0, 7))].map(([month, days]) => ({
    month,
    price: days.at(-1)!.price,
  }));
  return lasts.map(({ month, price }, at) => ({
    month,
    bps: changeBps(at === 0 ? closes[0]!.price : lasts[at - 1]!.price, price),
  }));
}

export interface BestAndWorst {
  readonly best: MonthResult;
  readonly worst: MonthResult;
}

/** Told together, always; of equal ones the later. Null: there is no month. */
export function bestAndWorst(months: readonly MonthResult[]): BestAndWorst | null {
  if (months.length === 0) return null;
  const best = months.reduce((kept, month) => (month.bps >= kept.bps ? month : kept));
  const worst = months.reduce((kept, month) => (month.bps <= kept.bps ? month : kept));
  return { best, worst };
}

function changeBps(from: Minor, to: Minor): number {
  return Number(divideHalfUp((to - from) * BigInt(WHOLE_BPS), from));
}
