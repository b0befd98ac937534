/**
 * What an alert waits for, as integers: prices at the instrument's scale, changes in hundredths of a percent, shares. And when
 * it is reached. Pure.
 */
import { addBusinessDays, calendars, currentOrNextSession } from '@bahi/core/calendar.ts';
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import type { Bar, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';

export type AlertKind = 'above' | 'below' | 'rise' | 'fall' | 'volume';

export interface AlertTerms {
  readonly symbol: string;
  readonly kind: AlertKind;
  readonly value: number;
}

/** An active alert, and what does not count for it. */
export interface Waiting extends AlertTerms {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly createdAt: number;
  /** The date of the figures it was set at, and their high and low by then. */
  readonly baseDate: string;
  readonly baseHigh: number | null;
  readonly baseLow: number | null;
  /** Its value before the base date, which a split or bonus shares moved; null: nothing moved it. */
  readonly valueBefore: number | null;
}

/** What fired an alert: the price, and for a volume the shares. */
export interface Reached {
  readonly price: number;
  readonly volume: number | null;
  readonly previousClose: number | null;
}

const RISE_BPS_MAX = 1_000_00;
const FALL_BPS_MAX = 99_99;

export function hasVolume({ kind, isTradable }: MarketInstrument): boolean {
  return kind === 'equity' || kind === 'digital' || ((kind === 'forex' || kind === 'fund') && isTradable);
}

/** Null when the value does not fit the kind. A level need not be on a tick. */
export function parseValue(kind: AlertKind, text: string, priceScale: number): number | null {
  const value = Number(parseDecimal(text, digitsOf(kind, priceScale)) ?? 0n);
  const maximum = kind === 'rise' ? RISE_BPS_MAX : kind === 'fall' ? FALL_BPS_MAX : Number.MAX_SAFE_INTEGER;
  return value > 0 && value <= maximum ? value : null;
}

export function valueText(kind: AlertKind, value: number, priceScale: number): string {
  return formatDecimal(value, digitsOf(kind, priceScale));
}

/** Reached by what the quote is now: a price that rests from an earlier date is no change of this one. */
export function reachedNow(terms: AlertTerms, quote: MarketQuote): Reached | null {
  const { last, volume, previousClose } = quote;
  if (last === null) return null;
  if (terms.kind === 'volume') return volume >= terms.value ? { price: last, volume, previousClose } : null;
  if (isChange(terms.kind) && quote.open === null) return null;
  return isBeyond(terms, last, previousClose) ? { price: last, volume: null, previousClose } : null;
}

/** Reached since it was set: also by a price that came and went between two looks. `date`: of the quote's figures. */
export function reachedByQuote(alert: Waiting, quote: MarketQuote, date: string): Reached | null {
  if (date < alert.baseDate) return null;
  const now = reachedNow(alert, quote);
  if (now !== null || alert.kind === 'volume') return now;
  const extreme = isUpward(alert.kind) ? quote.high : quote.low;
  if (extreme === null || !isBeyond(alert, extreme, quote.previousClose)) return null;
  if (date === alert.baseDate && !isNewExtreme(alert, extreme)) return null;
  return { price: extreme, volume: null, previousClose: quote.previousClose };
}

export interface BarMoment {
  readonly bar: Bar;
  readonly date: string;
  /** Of that date; null when nobody knows it. */
  readonly previousClose: number | null;
}

/** 'unsure': in the minute it was set, a price as extreme as one from before: only the tape can tell. */
export function reachedByBar(alert: Waiting, { bar, date, previousClose }: BarMoment): Reached | 'unsure' | null {
  const [start, , high, low] = bar;
  const terms = termsOn(alert, date);
  if (alert.kind === 'volume' || start + MINUTE_MS <= alert.createdAt) return null;
  if (isChange(alert.kind) && previousClose === null) return null;
  const extreme = isUpward(alert.kind) ? high : low;
  if (!isBeyond(terms, extreme, previousClose ?? 0)) return null;
  if (start <= alert.createdAt && date <= alert.baseDate && !isNewExtreme(alert, extreme)) return 'unsure';
  return { price: extreme, volume: null, previousClose };
}

/** What it waited for on a date. */
function termsOn({ kind, value, valueBefore, baseDate }: Waiting, date: string): Pick<AlertTerms, 'kind' | 'value'> {
  return { kind, value: valueBefore !== null && date < baseDate ? valueBefore : value };
}

/**
 * After a split or bonus shares, `to` new shares for `from` old ones: a level moves away from the market where it falls between two units,
 * so that nothing fires earlier than it would have. A change in percent is what it was.
 */
export function movedValue({ kind, value }: Pick<AlertTerms, 'kind' | 'value'>, to: bigint, from: bigint): number {
  if (isChange(kind)) return value;
  if (kind === 'volume') return Number((BigInt(value) * to + from - 1n) / from);
  const parts = BigInt(value) * from;
  const moved = kind === 'above' ? (parts + to - 1n) / to : parts / to;
  return moved > 0n ? Number(moved) : 1;
}

/** The price at which it fires. */
export function levelOf({ kind, value }: Pick<AlertTerms, 'kind' | 'value'>, previousClose: number): number {
  if (kind === 'rise') return Math.ceil((previousClose * (10_000 + value)) / 10_000);
  if (kind === 'fall') return Math.floor((previousClose * (10_000 - value)) / 10_000);
  return value;
}

export function isUpward(kind: AlertKind): boolean {
  return kind === 'above' || kind === 'rise';
}

export function isBeyond(terms: Pick<AlertTerms, 'kind' | 'value'>, price: number, previousClose: number): boolean {
  const level = levelOf(terms, previousClose);
  return isUpward(terms.kind) ? price >= level : price <= level;
}

/** The business date whose open, high, low and volume a quote of this moment carries: of the last session that had opened. */
export function figuresDate(calendarId: MarketInstrument['calendarId'], at: number): string {
  const minute = Math.floor(at / MINUTE_MS);
  if (minute !== datesMinute) {
    datesMinute = minute;
    dates.clear();
  }
  let date = dates.get(calendarId);
  if (date === undefined) {
    const calendar = calendars[calendarId];
    const session = currentOrNextSession(calendar, at);
    date = session.open <= at ? session.date : addBusinessDays(calendar, session.date, -1);
    dates.set(calendarId, date);
  }
  return date;
}

let datesMinute = -1;
const dates = new Map<string, string>();

/** What its customer is told. */
export function firedStory({ symbol, kind, value }: AlertTerms, reached: Reached, priceScale: number): Story {
  const price = formatDecimal(reached.price, priceScale);
  switch (kind) {
    case 'above':
    case 'below':
      return storyOf(`alert.${kind}`, { symbol, level: valueText(kind, value, priceScale), price });
    case 'rise':
    case 'fall': {
      const rate = `${kind === 'fall' ? '-' : ''}${valueText(kind, value, priceScale)}`;
      return storyOf(`alert.${kind}`, { symbol, rate, change: changeText(reached), price });
    }
    case 'volume':
      return storyOf('alert.volume', { symbol, volume: reached.volume ?? value, price });
  }
}

function changeText({ price, previousClose }: Reached): string {
  if (previousClose === null || previousClose === 0) return '0.00';
  return formatDecimal(Math.round((price / previousClose - 1) * 10_000), 2);
}

function digitsOf(kind: AlertKind, priceScale: number): number {
  if (kind === 'volume') return 0;
  return isChange(kind) ? 2 : priceScale;
}

function isChange(kind: AlertKind): boolean {
  return kind === 'rise' || kind === 'fall';
}

function isNewExtreme({ kind, baseHigh, baseLow }: Waiting, extreme: number): boolean {
  return isUpward(kind) ? baseHigh === null || extreme > baseHigh : baseLow === null || extreme < baseLow;
}
