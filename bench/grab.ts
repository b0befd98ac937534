/**
 * `grab`: durable allotments of grab offers over HTTP with all checks, beside TPC-B (alternate.ts); then ten thousand customers on a quota of
 * a thousand lots, of which exactly those are allotted. No customer asks for an offer twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@bahi/contract/client.ts';
import { getQuotes, listInstruments } from '@bahi/contract/market/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { publishGrab } from '../server/src/grab/service.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { alternate } from './alternate.ts';
import { fundCustomers } from './customers.ts';
import { verifyCustomers } from './offers.ts';
import { runLoad } from './run-load.ts';
import { startServer } from './server.ts';

const CUSTOMERS = 10_000;
/** Customers and offers go round side by side: no factor is common to both, so that each pair comes once. */
const OFFERS = 11;
const PATH = '/api/vue/grab/request';
const QUOTA = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const server = await startServer({ dataFolder: join(folder, 'data') });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  await verifyCustomers(server.databaseUrl);
  await giveLevels();
  const load = { name: 'grab', unit: 'answer', path: PATH, bodiesOf: () => bodiesFor(OFFERS, 100_000) };
  await alternate({ ...load, server, customers, folder, after });

  async function after(): Promise<Record<string, number>> {
    const bodies = await bodiesFor(1, QUOTA);
    const all = { server, customers, folder, path: PATH, bodies, run: 'quota', connections: 256 };
    const { refused } = await runLoad({ ...all, seconds: 8, warmSeconds: 0 });
    const db = openDatabase({ url: server.databaseUrl, poolSize: 1 });
    const { rows } = await db.query<{ allotted: bigint }>(
      'select sum(r.allotted_lots) as allotted from grab.request r join grab.offer o on o.id = r.offer_id where o.lots = $1',
      [QUOTA],
    );
    await db.close();
    const isExact = Number(rows[0]!.allotted) === QUOTA && (refused['grab.quota_used'] ?? 0) > 0;
    return { allotted_exact: isExact ? 1 : 0 };
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Every customer of the bench has level 1: what is measured begins after it was worked out. */
async function giveLevels(): Promise<void> {
  const owner = openDatabase({ url: server.databaseUrl, role: 'owner', poolSize: 1, statementTimeoutMs: 120_000 });
  await owner.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ('2020-01-01', 1, 1, 0, 0, 0, 0, 7)`,
  );
  await owner.query(
    `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level)
     select id, '2020-01-01', 0, 0, true, 5, 0, 1, 1 from identity.customer`,
  );
  await owner.query('analyze');
  await owner.close();
}

/** Offers of this turn's own, at the market. */
async function bodiesFor(count: number, lots: number): Promise<string[]> {
  const call = createClient({ origin: server.origin, credentials: () => null });
  const { symbol, price } = await cheapest();
  const db = openDatabase({ url: server.databaseUrl, poolSize: 1 });
  const now = Date.now();
  const bodies: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const terms = {
      symbol,
      price,
      referencePrice: price,
      rule: 'first_come' as const,
      level: 1,
      lots,
      lotSize: 1,
      maximumLots: 1,
      lockDays: 0,
      publishedAt: BigInt(now),
      opensAt: BigInt(now),
      closesAt: BigInt(now + HOUR_MS),
      drawAt: null,
      publicIndex: null,
      publicDate: null,
      prospectus: 'The block seller of the bench.',
    };
    const feed = { instrument: () => ({ name: 'Bench Mills', sector: 'Industry' }), blockInventory: () => 1e12 };
    const offer = await db.transaction((tx) =>
      publishGrab({ feed: feed as never, calendar: practiceCalendar, sealer: undefined as never }, tx, terms),
    );
    bodies.push(JSON.stringify({ offer: offer!.id.toString(), lots: 1 }));
  }
  await db.close();
  return bodies;

  /** Of the companies, so that the money lasts. */
  async function cheapest(): Promise<{ readonly symbol: string; readonly price: bigint }> {
    const listed = await call(listInstruments, {});
    if (listed.kind !== 'ok') throw new Error(`no instruments: ${JSON.stringify(listed)}`);
    const equities = listed.data.rows.filter((row) => row.kind === 'equity' && row.state === 'trading');
    const quotes = await call(getQuotes, { symbols: equities.map((row) => row.symbol) });
    if (quotes.kind !== 'ok') throw new Error(`no quotes: ${JSON.stringify(quotes)}`);
    const [least] = quotes.data.toSorted((a, b) => Number(a.mark) - Number(b.mark));
    return { symbol: least!.symbol, price: parseMoney(least!.mark)! };
  }
}
