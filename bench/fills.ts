/**
 * What the settlement of one fill costs this process and PostgreSQL: resting orders of the load before, filled whole, a hundred in one
 * transaction as under load, by the server's own settlement.
 */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { MarketFeed, VenueEvent } from '@bahi/contract/venue.ts';
import { createTradingDay } from '../server/src/orders/context.ts';
import { settleEvents, type SettlingContext } from '../server/src/orders/settle.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { cpuSeconds } from './processes.ts';
import type { BenchServer } from './server.ts';

const FILLS = 10_000;
const WARM_FILLS = 1_000;
const BATCH = 100;

/** Of an instrument a fill asks for its lock alone, and of sessions nothing. */
const CONTEXT: SettlingContext = {
  calendar: practiceCalendar,
  clock: systemClock(),
  day: createTradingDay({ calendar: practiceCalendar, parametersAt: defaultsOf(practiceCalendar) }),
  feed: { instrument: () => undefined } as Pick<MarketFeed, 'instrument'> as MarketFeed,
  sessions: {} as SettlingContext['sessions'],
};

export async function settleFills(server: BenchServer) {
  const db = openDatabase({ url: server.databaseUrl, poolSize: 1 });
  const backend = (await db.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const { rows } = await db.query<{ id: bigint; symbol: string; price: bigint; quantity: number }>(
    `select id, symbol, price, quantity from orders.orders
     where ended_at is null and kind = 'open' and filled = 0 order by md5(id::text) limit $1`,
    [WARM_FILLS + FILLS],
  );
  const events = rows.map(({ id, symbol, price, quantity }, index): VenueEvent => {
    const fill = { execution: 1, symbol, price: Number(price), quantity, tradeSeq: index + 1, bid: null, ask: null };
    return { type: 'execution', orderId: id.toString(), ...fill, at: Date.now() };
  });
  const settle = async (some: readonly VenueEvent[]) => {
    for (let done = 0; done < some.length; done += BATCH)
      await db.transaction((tx) => settleEvents(CONTEXT, tx, some.slice(done, done + BATCH), new Set()));
  };
  await settle(events.slice(0, WARM_FILLS));
  // Its own backend's: the auditor and the jobs of each minute are at work beside it or not, as it happens.
  const [before, own] = [cpuSeconds([backend]), process.cpuUsage()];
  await settle(events.slice(WARM_FILLS));
  const { user, system } = process.cpuUsage(own);
  const count = events.length - WARM_FILLS;
  const postgres = ((cpuSeconds([backend]) - before) * 1_000_000) / count;
  await db.close();
  return {
    fills: count,
    us_per_fill: Math.round(postgres + (user + system) / count),
    postgres_us_per_fill: Math.round(postgres),
  };
}
