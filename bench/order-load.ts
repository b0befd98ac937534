/** Measures durable limit orders a second over HTTP: real orders, all checks, customers in turn, load from its own process. */
import { createClient } from '@bahi/contract/client.ts';
import { getQuotes, listInstruments } from '@bahi/contract/market/calls.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { LoadResult } from './http-load.ts';
import { runLoad, type Load } from './run-load.ts';

export const ORDER_PATH = '/api/vue/trade/place';

export async function loadOrders(options: Omit<Load, 'path' | 'bodies'>): Promise<LoadResult> {
  return runLoad({ ...options, path: ORDER_PATH, bodies: await restingOrders(options.server.origin) });
}

/** Buy orders of one lot a few percent under the touch, over all listed equities: they rest, as most limit orders do. */
export async function restingOrders(origin: string): Promise<string[]> {
  const call = createClient({ origin, credentials: () => null });
  const instruments = await call(listInstruments, {});
  if (instruments.kind !== 'ok') throw new Error(`no instruments: ${JSON.stringify(instruments)}`);
  const equities = instruments.data.rows.filter((row) => row.kind === 'equity' && row.state === 'trading');
  const quotes = await call(getQuotes, { symbols: equities.map(({ symbol }) => symbol) });
  if (quotes.kind !== 'ok') throw new Error(`no quotes: ${JSON.stringify(quotes)}`);
  const quoted = quotes.data.filter(({ bid, lower }) => bid !== null && lower !== null);
  if (quoted.length === 0) throw new Error('no book has a bid: the market rests or is closed, measure later');
  return quoted.map(({ symbol, bid, lower }) => {
    const wished = (parseDecimal(bid!, 2)! * 97n) / 100n;
    const floor = parseDecimal(lower!, 2)!;
    const price = formatDecimal(tickAtOrBelow(Number(wished > floor ? wished : floor)), 2);
    return JSON.stringify({ symbol, direction: 'long', type: 'limit', lots: 1, leverage: 1, limitPrice: price });
  });
}
