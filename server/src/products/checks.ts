/**
 * What a draft has to say before it can be published (rules §8): what the checks of the kinds share. Each answers the terms, or field by
 * field what stands in their way at this moment. The same is asked while it is written, when it is proposed, and when a second person
 * approves it.
 */
import type { productKind } from '@bahi/contract/staff/offerings.ts';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import { dayOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { ACTION_DAYS_APART } from '@bahi/core/corporate-actions.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';
import type { Fields, Problem, ProductField } from './draft-fields.ts';

export interface CheckFacts {
  readonly now: number;
  readonly calendar: Calendar;
  readonly instrument: (symbol: string) => MarketInstrument | undefined;
  /** In paise; null while there is none. */
  readonly markPrice: (symbol: string) => number | null;
  /** Of the draft's company: everything that goes ex, or did. */
  readonly exDates: readonly string[];
  /** Of the draft's company: the date on which what runs of a kind is over; left out: nothing of the kind runs. */
  readonly runningUntil: Readonly<Partial<Record<z.output<typeof productKind>, string>>>;
}

export type Checked<Terms> =
  | { readonly terms: Terms; readonly problems: readonly [] }
  | { readonly terms: null; readonly problems: readonly Problem[] };

/** Nobody could apply in less. */
export const WINDOW_MIN_MS = 10 * MINUTE_MS;
export const LOTS_MAX = 10_000_000;
/** In paise: one application, and one request for all of a placement, has its place in the books. */
const AMOUNT_MAX = 10n ** 14n;
/** They become one position. */
const SHARES_MAX = 1_000_000_000;

/** Ex-dates of one company are a week apart: one is settled, and understood, before the next. True: it is refused. */
export function refuseNear(is: Fields, field: ProductField, exDate: string | null, others: readonly string[]): boolean {
  if (exDate === null) return false;
  const near = others.find((other) => Math.abs(dayOf(other) - dayOf(exDate)) < ACTION_DAYS_APART);
  if (near !== undefined) is.say(field, 'products.action_near', { date: near });
  return near !== undefined;
}

/** A placement's price is for the shares before an ex-date. True: it is refused. */
export function refuseDuringPlacement(
  is: Fields,
  field: ProductField,
  exDate: string | null,
  { runningUntil: { placement: until } }: CheckFacts,
): boolean {
  if (exDate === null || until === undefined || exDate > until) return false;
  is.say(field, 'products.placement_running', { until });
  return true;
}

/** What one application or request may be for, at most. */
export function fittingLots(price: bigint | null, lotSize: number | null): number {
  if (price === null || lotSize === null) return LOTS_MAX;
  return Math.min(Number(AMOUNT_MAX / (price * BigInt(lotSize))), Math.floor(SHARES_MAX / lotSize));
}

export function done<Terms>({ problems }: Fields, terms: () => Terms): Checked<Terms> {
  return problems.length === 0 ? { terms: terms(), problems: [] } : { terms: null, problems };
}

export function after(moment: number | null, ms: number): number | null {
  return moment === null ? null : moment + ms;
}

/** Of a company of this market that is traded. */
export function listedSymbol(is: Fields, { instrument }: CheckFacts): string | null {
  const symbol = is.text('symbol', 1, 20);
  if (symbol === null) return null;
  const found = instrument(symbol);
  return found !== undefined && found.kind === 'equity' && found.isTradable
    ? symbol
    : is.say('symbol', 'market.symbol_unknown', { symbol });
}

/** The ex-date of a session that has not opened yet, up to a date. */
export function goesExUntil({ now, calendar, exDates }: CheckFacts, until: string): string | undefined {
  return exDates.find((date) => date <= until && (sessionOn(calendar, date)?.open ?? 0) > now);
}
