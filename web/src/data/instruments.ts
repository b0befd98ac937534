/** Every instrument, read once and kept: names for rows, the rows of the local search, lot sizes. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getInstrument, listInstruments } from '@bahi/contract/market/calls.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { currencyNames } from '../i18n/currency-names.ts';
import { getLanguage, useLanguage, type Language } from '../i18n/language.ts';
import { queryClient, queryKey } from './query-client.ts';
import { useCall, type CallState } from './use-call.ts';

export type Instrument = OutputOf<typeof listInstruments>['rows'][number];
type Answer = OutputOf<typeof listInstruments>;

const known = new WeakMap<Answer, Map<Language, Table>>();
const none: Table = { rows: [], bySymbol: new Map() };

interface Table {
  readonly rows: readonly Instrument[];
  readonly bySymbol: ReadonlyMap<string, Instrument>;
}

export interface Instruments extends CallState<Answer>, Table {}

export function useInstruments(): Instruments {
  const state = useCall(listInstruments, {}, { staleTimeMs: HOUR_MS });
  return { ...state, ...tableOf(state.data, useLanguage()) };
}

export function useInstrument(symbol: string | null | undefined): Instrument | undefined {
  const { bySymbol } = useInstruments();
  return symbol ? bySymbol.get(symbol) : undefined;
}

/** What is behind one instrument, which changes once a business date. */
export function useProfile(symbol: string): CallState<OutputOf<typeof getInstrument>> {
  return useCall(getInstrument, { symbol }, { staleTimeMs: 10 * MINUTE_MS });
}

/** In the reader's language; until the instruments are there, what came with the row. */
export function useNameOf({ symbol, name }: { readonly symbol: string; readonly name: string }): string {
  return useInstrument(symbol)?.name ?? name;
}

/** What is known of it at this moment, for what happens on a press. */
export function instrumentNow(symbol: string): Instrument | undefined {
  const answer = queryClient.getQueryData<Answer>(queryKey(listInstruments, {}));
  return tableOf(answer, getLanguage()).bySymbol.get(symbol);
}

/** Built once for each answer and language, however many rows of a screen ask. */
function tableOf(answer: Answer | undefined, language: Language): Table {
  if (answer === undefined) return none;
  const tables = known.get(answer) ?? new Map<Language, Table>();
  known.set(answer, tables);
  let table = tables.get(language);
  if (table === undefined) {
    const rows = language === 'en' ? answer.rows : answer.rows.map((row) => inLanguage(row, language));
    table = { rows, bySymbol: new Map(rows.map((row) => [row.symbol, row])) };
    tables.set(language, table);
  }
  return table;
}

/** Companies keep their names; a currency pair is called by those of its currencies. */
function inLanguage(row: Instrument, language: Language): Instrument {
  if (row.forex === null) return row;
  const { base, quote, unit } = row.forex;
  const nameOf = currencyNames(language);
  const amount = unit === 1 ? '' : `${formatQuantity(unit)} `;
  return { ...row, name: `${amount}${nameOf(base)} / ${nameOf(quote)}` };
}
