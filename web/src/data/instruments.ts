/** Every instrument, read once and kept: names for rows, the local search index, lot sizes. */
import { buildSearchIndex, type SearchIndex } from '@bahi/core/search.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listInstruments } from '@bahi/contract/market.ts';
import { useCall, type CallState } from './use-call.ts';

export type Instrument = OutputOf<typeof listInstruments>['rows'][number];
type Answer = OutputOf<typeof listInstruments>;

const HOUR_MS = 3600_000;
const known = new WeakMap<Answer, { readonly bySymbol: ReadonlyMap<string, Instrument>; readonly index: SearchIndex<Instrument> }>();
const nothing = { bySymbol: new Map<string, Instrument>(), index: buildSearchIndex<Instrument>([]) };

export interface Instruments extends CallState<Answer> {
  readonly rows: readonly Instrument[];
  readonly bySymbol: ReadonlyMap<string, Instrument>;
  readonly index: SearchIndex<Instrument>;
}

export function useInstruments(): Instruments {
  const state = useCall(listInstruments, {}, { staleTimeMs: HOUR_MS });
  return { ...state, rows: state.data?.rows ?? [], ...tablesOf(state.data) };
}

export function useInstrument(symbol: string | null | undefined): Instrument | undefined {
  const { bySymbol } = useInstruments();
  return symbol ? bySymbol.get(symbol) : undefined;
}

/** Built once for each answer, however many rows of a screen ask. */
function tablesOf(answer: Answer | undefined) {
  if (answer === undefined) return nothing;
  let tables = known.get(answer);
  if (tables === undefined) {
    tables = {
      bySymbol: new Map(answer.rows.map((row) => [row.symbol, row])),
      index: buildSearchIndex(answer.rows.filter(({ state }) => state !== 'off_shelf')),
    };
    known.set(answer, tables);
  }
  return tables;
}
