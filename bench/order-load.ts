/** Measures durable limit orders a second over HTTP: real orders, all checks, customers in turn, load from its own process. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@bahi/contract/client.ts';
import { getQuotes, listInstruments } from '@bahi/contract/market.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { BenchCustomer } from './customers.ts';
import type { LoadJob, LoadResult } from './http-load.ts';
import type { BenchServer } from './server.ts';

export interface OrderLoadOptions {
  readonly server: BenchServer;
  readonly customers: readonly BenchCustomer[];
  readonly folder: string;
  readonly connections: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly run: string;
}

export async function loadOrders(options: OrderLoadOptions): Promise<LoadResult> {
  const { server, customers, folder, connections, seconds, warmSeconds, run } = options;
  const credentialsFile = join(folder, 'credentials.json');
  writeFileSync(credentialsFile, JSON.stringify(customers));
  const job: LoadJob = {
    host: '127.0.0.1',
    port: server.port,
    path: '/api/vue/trade/place',
    connections,
    seconds,
    warmSeconds,
    credentialsFile,
    bodies: await restingOrders(server.origin),
    keyPrefix: `${run}-`,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'http-load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(job)}\n`);
  await lines.next();
  child.stdin.write('go\n');
  const result = JSON.parse((await lines.next()).value as string) as LoadResult;
  child.kill();
  return result;
}

/** Buy orders of one lot a few percent under the touch, over all listed equities: they rest, as most limit orders do. */
async function restingOrders(origin: string): Promise<string[]> {
  const call = createClient({ origin, credentials: () => null });
  const instruments = await call(listInstruments, {});
  if (instruments.kind !== 'ok') throw new Error(`no instruments: ${JSON.stringify(instruments)}`);
  const equities = instruments.data.rows.filter((row) => row.kind === 'equity' && row.state === 'trading');
  const quotes = await call(getQuotes, { symbols: equities.map(({ symbol }) => symbol) });
  if (quotes.kind !== 'ok') throw new Error(`no quotes: ${JSON.stringify(quotes)}`);
  return quotes.data
    .filter(({ bid, lower }) => bid !== null && lower !== null)
    .map(({ symbol, bid, lower }) => {
      const wished = (parseDecimal(bid!, 2)! * 97n) / 100n;
      const floor = parseDecimal(lower!, 2)!;
      const price = formatDecimal(tickAtOrBelow(Number(wished > floor ? wished : floor)), 2);
      return JSON.stringify({ symbol, direction: 'long', type: 'limit', lots: 1, leverage: 1, limitPrice: price });
    });
}
