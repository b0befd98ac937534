/**
 * Day trading (desks §4): what a mandate for one session reserves, what it costs, how much of it was used at once, and what of it may
 * still be ordered. Amounts are contract amounts in paise; positions of a mandate hold a fifth of theirs as margin.
 */
import { assert } from './assert.ts';
import { currentOrNextSession, type Calendar, type Session } from './calendar.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';
import { divideHalfUp, divideUp, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';
import { MINUTE_MS } from './time.ts';

/** Of every order of a mandate; its initial margin is the same part of the whole amount. */
export const DAY_LEVERAGE = 5;
/** A mandate is for at most so many times the available cash: a fifth of it is held, and something is left for charges. */
export const DAY_FUNDS_MULTIPLE = 4n;
/** So long before the end of the session positions begin to be closed, and no order is taken any more. */
export const SQUARE_OFF_MS = 15 * MINUTE_MS;

export interface DayFeeTerms {
  readonly feeBps: number;
  readonly feeMinimum: Minor;
  readonly feeMaximum: Minor;
}

export interface DaySession extends Session {
  readonly squareOffAt: number;
}

/** The session a mandate is for that is asked for now: the first whose square-off has not begun. */
export function daySession(calendar: Calendar, now: number): DaySession {
  const current = currentOrNextSession(calendar, now);
  const session = now < current.close - SQUARE_OFF_MS ? current : currentOrNextSession(calendar, current.close);
  return { ...session, squareOffAt: session.close - SQUARE_OFF_MS };
}

/** Since when a day position is squared off (UTC ms) that was opened at this moment; null: not yet, or it was carried past its session. */
export function squaredOffSince(calendar: Calendar, openedAt: number, now: number): number | null {
  const { close } = currentOrNextSession(calendar, openedAt);
  return now >= close - SQUARE_OFF_MS && now < close ? close - SQUARE_OFF_MS : null;
}

export function dayFeeTerms(parameters: Parameters): DayFeeTerms {
  const { dayTradingFeeBps, dayTradingFeeMinimum, dayTradingFeeMaximum } = parameters;
  return { feeBps: dayTradingFeeBps, feeMinimum: dayTradingFeeMinimum, feeMaximum: dayTradingFeeMaximum };
}

/** The initial margin of a mandate, rounded up as every margin is. */
export function dayMargin(amount: Minor): Minor {
  return divideUp(amount, BigInt(DAY_LEVERAGE));
}

/** Half up to a paisa, within its bounds. */
export function dayFee({ feeBps, feeMinimum, feeMaximum }: DayFeeTerms, used: Minor): Minor {
  const fee = divideHalfUp(used * BigInt(feeBps), 10_000n);
  if (fee < feeMinimum) return feeMinimum;
  return fee > feeMaximum ? feeMaximum : fee;
}

/** The most that a mandate may be for now. */
export function dayMaximum(available: Minor, { dayTradingMaximum }: Pick<Parameters, 'dayTradingMaximum'>): Minor {
  const covered = available * DAY_FUNDS_MULTIPLE;
  return covered < dayTradingMaximum ? covered : dayTradingMaximum;
}

/** A fill of an order that opens, or closes, a position of the mandate. */
export interface DayFill {
  readonly position: bigint;
  readonly isOpening: boolean;
  readonly price: number;
  readonly quantity: number;
  /** UTC milliseconds. */
  readonly at: number;
}

/**
 * The highest sum of contract amounts that were open at once: of what each moment leaves open, so that the order of fills within a
 * millisecond does not matter. What is open of a position is its opened turnover by the shares that are left, rounded up.
 */
export function mostUsed(fills: readonly DayFill[]): Minor {
  const open = new Map<bigint, { turnover: Minor; opened: bigint; closed: bigint }>();
  let [most, sum] = [0n, 0n];
  const byMoment = [...Map.groupBy(fills, ({ at }) => at)].toSorted(([one], [other]) => one - other);
  for (const [, atOnce] of byMoment) {
    for (const id of new Set(atOnce.map(({ position }) => position))) {
      const known = open.get(id) ?? { turnover: 0n, opened: 0n, closed: 0n };
      sum -= amountOpen(known);
      for (const fill of atOnce) if (fill.position === id) count(known, fill);
      sum += amountOpen(known);
      open.set(id, known);
    }
    if (sum > most) most = sum;
  }
  return most;
}

function count(known: { turnover: Minor; opened: bigint; closed: bigint }, fill: DayFill): void {
  if (!fill.isOpening) known.closed += BigInt(fill.quantity);
  else {
    known.turnover += BigInt(fill.price) * BigInt(fill.quantity);
    known.opened += BigInt(fill.quantity);
  }
}

function amountOpen({ turnover, opened, closed }: { turnover: Minor; opened: bigint; closed: bigint }): Minor {
  return opened === 0n ? 0n : divideUp(turnover * (opened - closed), opened);
}

export interface DayUsage {
  readonly amount: Minor;
  /** Contract amounts of open positions, and of orders that work, at their worst price. */
  readonly open: Minor;
  readonly working: Minor;
}

/** What is left of a mandate; never negative, although a short may fill above the price it was counted with. */
export function dayUnused({ amount, open, working }: DayUsage): Minor {
  const left = amount - open - working;
  return left > 0n ? left : 0n;
}

/** The contract amount that can be ordered now, before charges: what is left, as far as its margin is there. `funds`: reserved for the mandate and free. */
export function buyingPower(unused: Minor, funds: Minor): Minor {
  const covered = funds > 0n ? funds * BigInt(DAY_LEVERAGE) : 0n;
  return covered < unused ? covered : unused;
}

/** The fee of a mandate, out of what it held. */
export function dayTradingFee({ mandateId, ...of }: Transfer & { readonly mandateId: bigint }): Entry {
  assert(of.amount > 0n, 'a fee is positive');
  return entry({ ...of, kind: 'day_trading_fee', reference: mandateId }, [
    ['cash', -of.amount],
    ['fees', of.amount],
  ]);
}
