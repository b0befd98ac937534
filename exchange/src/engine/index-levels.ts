/** The indices while the market runs: levels from members' last prices once a second, and the halts that hang on one. */
import type { Equity } from '../instruments.ts';
import { HALT_INDEX, levelOf, type Index } from '../indices.ts';
import { addPrice, type DayFigures, type Stock } from './stock.ts';

export interface LiveIndex {
  readonly index: Index;
  readonly figures: DayFigures;
}

/** Rules §4: a move of the index by so many percent from its previous close halts the market for so long. */
export const haltRules: readonly { readonly percent: number; readonly haltMs: number }[] = [
  { percent: 10, haltMs: 45 * 60_000 },
  { percent: 15, haltMs: 105 * 60_000 },
  { percent: 20, haltMs: Infinity },
];

export function createLiveIndices(
  indices: readonly Index[],
  equities: readonly Equity[],
  stocks: readonly Stock[],
  now: number,
): LiveIndex[] {
  return indices.map((index) => {
    const level = (priceOf: (stock: Stock) => number) => levelOf(index, equities, (at) => priceOf(stocks[at]!));
    const last = level((stock) => stock.figures.last ?? stock.figures.previousClose);
    const open = level((stock) => stock.figures.open ?? stock.figures.previousClose);
    return {
      index,
      figures: {
        previousClose: level((stock) => stock.figures.previousClose),
        open,
        high: Math.max(open, last),
        low: Math.min(open, last),
        last,
        volume: 0,
        turnover: 0,
        minute: null,
        changedAt: now,
        seq: 0,
      },
    };
  });
}

/** Recomputes one index; answers whether its level changed. */
export function updateIndex(
  { index, figures }: LiveIndex,
  equities: readonly Equity[],
  stocks: readonly Stock[],
  now: number,
): boolean {
  const level = levelOf(index, equities, (at) => stocks[at]!.figures.last ?? stocks[at]!.figures.previousClose);
  const isChanged = level !== figures.last;
  addPrice(figures, level, 0, now);
  figures.turnover = 0;
  return isChanged;
}

/** How many of the halt steps the index has passed, 0 to 3. */
export function haltStepOf(live: readonly LiveIndex[]): number {
  const found = live.find(({ index }) => index.symbol === HALT_INDEX);
  if (found === undefined || found.figures.last === null) return 0;
  const move = Math.abs(found.figures.last / found.figures.previousClose - 1) * 100;
  return haltRules.filter((rule) => move >= rule.percent).length;
}
