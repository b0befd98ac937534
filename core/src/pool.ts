/**
 * Units of a pool and what they are worth (rules §9, copy trading). A unit is counted in thousandths, which is what the ledger has as
 * shares; a pool begins at ten rupees a unit, a paisa a thousandth. Units and money turn into each other at the value of a valuation, never at a price
 * that was rounded before, and always down: what rounding leaves is the pool's, that is everybody's who stays.
 */
import { addBusinessDays, businessDateOf, sessionOn, type Calendar } from './calendar.ts';
import { formatDecimal, type Minor } from './money.ts';
import { turnoverOf } from './position.ts';
import { WHOLE_BPS } from './strategies/strategies.ts';
import { HOUR_MS } from './time.ts';

/** Decimals of a number of units. */
export const UNIT_DIGITS = 3;
/** What a pool costs a year (desks §6), in hundredths of a percent. */
export const POOL_FEE_BPS = 100;
/** Decimals of the price of a unit in rupees, as it is shown. */
export const UNIT_PRICE_DIGITS = 4;

export interface PoolBook {
  readonly cash: Minor;
  /** Dividends of shares that went ex, until they are paid. */
  readonly dividends: Minor;
  readonly positions: readonly { readonly symbol: string; readonly shares: number; readonly mark: number }[];
}

/** What one valuation turns units and money into each other with: before those come and go that it settles. */
export interface PoolStanding {
  /** Cash and positions, the fee taken off. */
  readonly value: Minor;
  /** Thousandths of a unit. */
  readonly units: bigint;
}

export function bookValue({ cash, dividends, positions }: PoolBook): Minor {
  return positions.reduce((sum, { shares, mark }) => sum + turnoverOf(mark, shares), cash + dividends);
}

/** Stocks that have stopped trading are counted at their last mark as long as they come to no more of the value, in hundredths of a percent. */
const UNTRADED_MAX_BPS = 200;

/** Those that keep a pool from being valued: what they are worth nobody knows, and it is too much to be left to whoever comes or goes first. */
export function untradedIn(book: PoolBook, isTraded: (symbol: string) => boolean): string[] {
  const untraded = book.positions.filter(({ symbol }) => !isTraded(symbol));
  const worth = bookValue({ cash: 0n, dividends: 0n, positions: untraded });
  const isTooMuch = worth * BigInt(WHOLE_BPS) > bookValue(book) * BigInt(UNTRADED_MAX_BPS);
  return isTooMuch ? untraded.map(({ symbol }) => symbol) : [];
}

/** A follower's stop, in percent of what was invested: the default, and what may be chosen. */
export const STOP_PERCENT = { default: 40, minimum: 5, maximum: 95 } as const;

/** Of a pool without units it is a paisa a thousandth. Nothing for a pool that is worth nothing: it takes no money. */
export function unitsFor({ value, units }: PoolStanding, amount: Minor): bigint {
  if (units === 0n) return amount;
  return value <= 0n ? 0n : (amount * units) / value;
}

export function moneyFor({ value, units }: PoolStanding, redeemed: bigint): Minor {
  return units === 0n || value <= 0n ? 0n : (redeemed * value) / units;
}

/** For the eye: in ten-thousandths of a rupee, rounded down. */
export function unitPrice({ value, units }: PoolStanding): bigint {
  const scale = 10n ** BigInt(UNIT_DIGITS + UNIT_PRICE_DIGITS - 2);
  return units === 0n ? scale : (value * scale) / units;
}

/**
 * Of the days since the last session's close, on what the pool is worth now, rounded down. As far as there is cash: what there is none for is given up, since a pool
 * owes nobody anything.
 */
export function poolFee(of: { worth: Minor; cash: Minor; bpsAYear: number; days: number }): Minor {
  const due = (of.worth * BigInt(of.bpsAYear) * BigInt(of.days)) / (BigInt(WHOLE_BPS) * 365n);
  const cash = of.cash > 0n ? of.cash : 0n;
  return due <= 0n ? 0n : due < cash ? due : cash;
}

export interface ValuationMoment {
  readonly at: number;
  readonly date: string;
  readonly isClose: boolean;
}

const EVERY_MS = 4 * HOUR_MS;

/** Each four hours of a session from its opening, and its close. None lies outside of sessions: a price that stands still is known to everybody. */
export function valuationMoments(calendar: Calendar, date: string): ValuationMoment[] {
  const session = sessionOn(calendar, date);
  if (session === null) return [];
  const moments: ValuationMoment[] = [];
  for (let at = session.open + EVERY_MS; at < session.close; at += EVERY_MS) moments.push({ at, date, isClose: false });
  return [...moments, { at: session.close, date, isClose: true }];
}

/**
 * At which valuation a request deals: the first that is more than the cut-off after it. The mark price looks back five minutes, so that whoever
 * could deal right before a valuation would know its price.
 */
export function dealsAt(calendar: Calendar, { at, cutoffMs }: { at: number; cutoffMs: number }): ValuationMoment {
  let date = businessDateOf(calendar, at);
  for (;;) {
    const found = valuationMoments(calendar, date).find((moment) => moment.at > at + cutoffMs);
    if (found !== undefined) return found;
    date = nextDate(calendar, date);
  }
}

/** The working day after a date that may be none. */
function nextDate(calendar: Calendar, date: string): string {
  const working = addBusinessDays(calendar, date, 0);
  return working === date ? addBusinessDays(calendar, date, 1) : working;
}

/** The last business date on whose valuations somebody may come in: the lock-up ends with the pool at the latest. */
export function copyDeadline(calendar: Calendar, { endsOn, lockDays }: { endsOn: string; lockDays: number }): string {
  return addBusinessDays(calendar, endsOn, -lockDays);
}

/** A follower's own stop: what the units are worth has fallen by so many percent of what was paid for them. */
export function isStopped(of: { invested: Minor; worth: Minor; stopPercent: number }): boolean {
  return of.worth * 100n <= of.invested * BigInt(100 - of.stopPercent);
}

/** Whether a valuation is the one that redeems everybody: the close of the pool's last date, or the first there is after it. */
export function isEndOf({ date, isClose }: Pick<ValuationMoment, 'date' | 'isClose'>, endsOn: string): boolean {
  return date > endsOn || (date === endsOn && isClose);
}

/** What of a redemption the cash of the pool pays now: all of its units, or as many as there is money for. */
export function payable(standing: PoolStanding, { units, cash }: { units: bigint; cash: Minor }): PoolFlow {
  const whole = moneyFor(standing, units);
  if (whole <= cash) return { units, money: whole };
  const part = cash <= 0n || standing.value <= 0n ? 0n : (cash * standing.units) / standing.value;
  return { units: part, money: moneyFor(standing, part) };
}

interface PoolFlow {
  readonly units: bigint;
  readonly money: Minor;
}

/** The last date that is public: of a session since which another one has closed. */
export function publicThrough(calendar: Calendar, now: number): string {
  let date = businessDateOf(calendar, now);
  for (let closed = 0; ; date = addBusinessDays(calendar, date, -1)) {
    const session = sessionOn(calendar, date);
    if (session === null || session.close > now) continue;
    closed += 1;
    if (closed === 2) return date;
  }
}

/** A number of units for the eye. */
export function formatUnits(units: bigint): string {
  return formatDecimal(units, UNIT_DIGITS);
}
