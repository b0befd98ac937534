/** What the page asked for before the app had come (web/first-requests.ts): read before the first screen is drawn, which then stands at once. */
import { listInstruments } from '@bahi/contract/market/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { wasAskedFirst } from './call.ts';
import { queryClient, queryKey, type AnyEndpoint } from './query-client.ts';
import { read } from './use-call.ts';

/** Never fails: what does not come is asked for again by the screen. */
export async function firstAnswers(): Promise<void> {
  await Promise.all([
    take(listInstruments, {}),
    take(getSummary, {}),
    take(listWatchlists, {}),
    take(listOrders, { state: 'all', page: 1, pageSize: 1 }),
  ]);
}

async function take<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  if (!wasAskedFirst(endpoint.path)) return;
  await queryClient.prefetchQuery({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => read(endpoint, input, signal),
  });
}
