/**
 * The process that the crash test kills: `node testing-crash.ts URL NOW SYMBOL` takes up the orders of a database where the process before left
 * them and does the clock's work at mandates until none is open. Its venue fills what it is given; each thing that it does is told.
 */
import { writeSync } from 'node:fs';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { createOrders } from '../orders/service.ts';
import { ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import { createBus } from '../platform/bus.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { progress } from './jobs.ts';

const [url, at, symbol] = process.argv.slice(2) as [string, string, string];
const db = openDatabase({ url, poolSize: 4 });
const clock = virtualClock(Number(at));
const feed = new SetFeed(clock);
feed.list(symbol, 500_00);

class FillingVenue extends ScriptedVenue {
  override submit(orders: readonly VenueOrder[]): void {
    super.submit(orders);
    for (const order of orders) {
      writeSync(1, '.');
      setImmediate(() => this.emit(this.execution(order.orderId, order.quantity, 501_00, clock.now())));
    }
  }
}

const shared = { db, clock, feed, calendar: practiceCalendar, parametersAt: defaultsOf(practiceCalendar) };
const bus = createBus();
db.tell(bus.publish);
const orders = createOrders({
  ...shared,
  bus,
  log: createLog({ level: 'silent' }),
  metrics: createMetrics(),
  venue: new FillingVenue(),
});
await orders.start();
await orders.settled();
for (;;) {
  writeSync(1, '.');
  await progress({ ...shared, orders });
  await new Promise((resolve) => setImmediate(resolve));
  await orders.settled();
  const { rows } = await db.query<{ open: bigint }>(
    `select count(*) as open from day_trading.mandate where status = 'approved'`,
  );
  if (rows[0]!.open === 0n) break;
}
await orders.stop();
await db.close();
