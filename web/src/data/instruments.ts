/** Every instrument, read once and kept: names for rows, the rows of the local search, lot sizes. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listInstruments } from '@bahi/contract/market.ts';
import { queryClient, queryKey } from './query-client.ts';
import { useCall, type CallState } from './use-call.ts';

export type Instrument = OutputOf<typeof listInstruments>['rows'][number];
type Answer = OutputOf<typeof listInstruments>;

const HOUR_MS = 3600_000;
const known = new WeakMap<Answer, ReadonlyMap<string, Instrument>>();
const none: ReadonlyMap<string, Instrument> = new Map();

export interface Instruments extends CallState<Answer> {
  readonly rows: readonly Instrument[];
  readonly bySymbol: ReadonlyMap<string, Instrument>;
}

export function useInstruments(): Instruments {
  const state = useCall(listInstruments, {}, { staleTimeMs: HOUR_MS });
  return { ...state, rows: state.data?.rows ?? [], bySymbol: tableOf(state.data) };
}

export function useInstrument(symbol: string | null | undefined): Instrument | undefined {
  const { bySymbol } = useInstruments();
  return symbol ? bySymbol.get(symbol) : undefined;
}

/** What is known of it at this moment, for what happens on a press. */
export function instrumentNow(symbol: string): Instrument | undefined {
  return tableOf(queryClient.getQueryData<Answer>(queryKey(listInstruments, {}))).get(symbol);
}

/** Built once for each answer, however many rows of a screen ask. */
function tableOf(answer: Answer | undefined): ReadonlyMap<string, Instrument> {
  if (answer === undefined) return none;
  let table = known.get(answer);
  if (table === undefined) {
    table = new Map(answer.rows.map((row) => [row.symbol, row]));
    known.set(answer, table);
  }
  return table;
}
