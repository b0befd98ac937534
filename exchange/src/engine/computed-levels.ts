/**
 * Indices, baskets of funds and crosses while the market runs: levels from their members' last prices once a second, what a fund holds
 * from one date to the next, and the halts that hang on one index.
 */
import { dayOf } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { isNewQuarter, levelOf, rebalance, valueOf, type Basket, type Computed, type PriceOf } from '../computed.ts';
import { sharesAfter, sharesFactorOf, type ActionTerms } from '../history/actions.ts';
import { HALT_INDEX } from '../indices.ts';
import type { ComputedStart } from './start-state.ts';
import { addPrice, rollFigures, type DayFigures, type Stock } from './stock.ts';

export interface LiveComputed {
  readonly computed: Computed;
  readonly figures: DayFigures;
  /** What it holds; null for a cross. */
  basket: Basket | null;
}

/** Rules §4: a move of the index by so many percent from its previous close halts the market for so long. */
export const haltRules: readonly { readonly percent: number; readonly haltMs: number }[] = [
  { percent: 10, haltMs: 45 * MINUTE_MS },
  { percent: 15, haltMs: 105 * MINUTE_MS },
  { percent: 20, haltMs: Infinity },
];

/** Actions of a listing that went ex within some span, oldest first. */
export type GoneOf = (listing: number) => readonly ActionTerms[];

export interface LiveStart extends ComputedStart {
  readonly stocks: readonly Stock[];
  /** Since genesis, up to `date`. */
  readonly goneOf: GoneOf;
  /** Business date the market starts on. */
  readonly date: string;
  readonly now: number;
}

export function createLiveComputed(computed: Computed, start: LiveStart): LiveComputed {
  const { stocks, day, now } = start;
  const basket = basketAtStart(computed, start);
  const level = (priceOf: (stock: Stock) => number) => levelOf(computed, basket, (at) => priceOf(stocks[at]!));
  const last = level(lastOf);
  const open = day?.open ?? level((stock) => stock.figures.open ?? stock.figures.previousClose);
  return {
    computed,
    basket,
    figures: {
      previousClose: day?.previousClose ?? level((stock) => stock.figures.previousClose),
      open,
      high: Math.max(open, last, day?.high ?? 0),
      low: Math.min(open, last, day?.low ?? Infinity),
      last,
      volume: 0,
      turnover: 0,
      minute: null,
      changedAt: now,
      seq: 0,
    },
  };
}

/**
 * A fund's basket follows from history and the days since, until a quarter has begun that history does not know: what the
 * fund held then is worked out anew from the mark price it was recorded with, so that its price goes on where it stood.
 */
function basketAtStart(computed: Computed, start: LiveStart): Basket | null {
  const { stocks, basket, historyDate, date, known, goneOf } = start;
  if (basket === null || computed.kind === 'cross') return basket;
  const priceOf = (at: number) => lastOf(stocks[at]!);
  if (computed.kind === 'index') return afterActions(computed, basket, goneOf, priceOf);
  if (known === undefined || !isNewQuarter(historyDate, date)) {
    const held = afterActions(computed, basket, goneOf, priceOf);
    return { ...held, cash: held.cash - held.dailyFee * (dayOf(date) - dayOf(historyDate)) };
  }
  return rebalance(computed, Math.round((known.mark ?? known.last) * computed.divisor), priceOf, date);
}

/**
 * Splits and bonus shares multiply its units. A fund gets the dividends and the worth of what is no whole share; an index is
 * of prices only. `priceOf` is after the actions.
 */
function afterActions({ kind, members }: Computed, basket: Basket, goneOf: GoneOf, priceOf: PriceOf): Basket {
  let { cash } = basket;
  const units = basket.units.map((before, place) => {
    const at = members[place]!;
    return goneOf(at).reduce((held, action) => {
      const whole = sharesAfter(held, [action]);
      if (kind === 'fund')
        cash += held * action.cash + Math.round((held * sharesFactorOf(action) - whole) * priceOf(at));
      return whole;
    }, before);
  });
  return { ...basket, units, cash };
}

/** Recomputes one; answers whether its level changed. */
export function updateComputed(
  { computed, figures, basket }: LiveComputed,
  stocks: readonly Stock[],
  now: number,
): boolean {
  const level = levelOf(computed, basket, (at) => lastOf(stocks[at]!));
  const isChanged = level !== figures.last;
  addPrice(figures, level, 0, now);
  figures.turnover = 0;
  return isChanged;
}

/**
 * A new business date: a fund pays the cost of the days since, and rebalances at the closing prices when a quarter has
 * begun. Called when the members have rolled. Answers whether what it holds changed.
 */
export function rollComputed(
  live: LiveComputed,
  stocks: readonly Stock[],
  { before, date, goneOf }: { readonly before: string; readonly date: string; readonly goneOf: GoneOf },
): boolean {
  const { computed, basket, figures } = live;
  rollFigures(figures);
  if (basket === null || computed.kind === 'cross') return false;
  const priceOf = (at: number) => lastOf(stocks[at]!);
  const held = afterActions(computed, basket, goneOf, priceOf);
  live.basket = held;
  if (computed.kind === 'index') return false;
  const paid = { ...held, cash: held.cash - held.dailyFee * (dayOf(date) - dayOf(before)) };
  live.basket = isNewQuarter(before, date)
    ? rebalance(computed, valueOf(computed.members, paid, priceOf), priceOf, date)
    : paid;
  return true;
}

/** How many of the halt steps the index has passed, 0 to 3. */
export function haltStepOf(live: readonly LiveComputed[]): number {
  const found = live.find(({ computed }) => computed.symbol === HALT_INDEX);
  if (found === undefined || found.figures.last === null) return 0;
  const move = Math.abs(found.figures.last / found.figures.previousClose - 1) * 100;
  return haltRules.filter((rule) => move >= rule.percent).length;
}

function lastOf({ figures }: Stock): number {
  return figures.last ?? figures.previousClose;
}
