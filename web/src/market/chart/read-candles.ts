/** Reads bars: through the query cache for what is drawn, so that going back to a period shows it at once; past it to put right. */
import { getCandles } from '@bahi/contract/market.ts';
import { call } from '../../data/call.ts';
import { queryClient, queryKey } from '../../data/query-client.ts';
import type { CandleQuestion, CandleReader } from './candle-feed.ts';
import { periods } from './periods.ts';

const FRESH_MS = 5_000;

export const readCandles: CandleReader = {
  page: (question) => {
    const input = { ...question, limit: periods[question.period].limit };
    return queryClient.fetchQuery({
      queryKey: [...queryKey(getCandles, input), 'chart'],
      queryFn: ({ signal }) => call(getCandles, input, { signal }),
      // History never changes.
      staleTime: ({ state: { data } }) =>
        data?.kind !== 'ok' ? 0 : question.before === undefined ? FRESH_MS : Infinity,
      gcTime: 10 * 60_000,
      retry: false,
    });
  },
  latest: (question: CandleQuestion, limit: number) => call(getCandles, { ...question, limit }),
};
