/** Reads bars: through the query cache for what is drawn, so that going back to a period shows it at once; past it to put right. */
import { getCandles } from '@bahi/contract/market/calls.ts';
import { call } from '../../data/call.ts';
import { queryClient, queryKey } from '../../data/query-client.ts';
import type { CandleReader } from './bar-series.ts';

const FRESH_MS = 5_000;

export const readCandles: CandleReader = {
  page: (input) =>
    queryClient.fetchQuery({
      queryKey: [...queryKey(getCandles, input), 'chart'],
      queryFn: ({ signal }) => call(getCandles, input, { signal }),
      // History never changes.
      staleTime: ({ state: { data } }) => (data?.kind !== 'ok' ? 0 : input.before === undefined ? FRESH_MS : Infinity),
      gcTime: 10 * 60_000,
      retry: false,
    }),
  latest: (question, limit) => call(getCandles, { ...question, limit }),
};
