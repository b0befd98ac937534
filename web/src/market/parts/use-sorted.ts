/** Instruments in the chosen order. By price or change the order follows the market every few seconds, not every tick. */
import { getQuotes } from '@bahi/contract/market/calls.ts';
import type { Instrument } from '../../data/instruments.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { sortRows, type Sort } from './sort-rows.ts';

const EVERY_MS = 5_000;
const SYMBOLS_MAX = 500;

export function useSorted(rows: readonly Instrument[], sort: Sort | null): readonly Instrument[] {
  const [isPaused] = usePricesPaused();
  const isByFigure = sort !== null && sort.key !== 'name';
  const symbols = rows.slice(0, SYMBOLS_MAX).map(({ symbol }) => symbol);
  const { data } = useCall(
    getQuotes,
    { symbols },
    { enabled: isByFigure && symbols.length > 0, refetchMs: isPaused ? false : EVERY_MS, keepPrevious: true },
  );
  const figures = new Map(data?.map((quote) => [quote.symbol, quote]));
  return sortRows(rows, sort, (symbol) => figures.get(symbol));
}
