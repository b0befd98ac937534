/**
 * A process of the crash test: `node testing-crash.ts URL SYMBOL MARK STATEMENT` watches trigger orders over a database while the mark of a symbol is as
 * given, and kills itself before that statement of those it sends (0: before none; it prints how many they were), or, where it needs fewer, at its end.
 */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { isTradingIn, createOrders } from '../orders/service.ts';
import { MORNING, ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import { createBus } from '../platform/bus.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase, type Database, type Reader } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createMonitor } from './monitor.ts';

const [url, symbol, mark, statement] = process.argv.slice(2) as [string, string, string, string];
const opened = openDatabase({ url, poolSize: 4 });
const killedAt = Number(statement);
const kill = () => process.kill(process.pid, 'SIGKILL');
let sent = 0;
const db: Database = { ...dying(opened), transaction: (fn) => opened.transaction((tx) => fn(dying(tx))) };
const clock = virtualClock(MORNING);
const feed = new SetFeed(clock);
feed.list(symbol, Number(mark));
const log = createLog({ level: 'silent' });
const calendar = practiceCalendar;
const venue = new ScriptedVenue();
const shared = { db, clock, log, feed, calendar };
const parametersAt = defaultsOf(calendar);
const orders = createOrders({ ...shared, bus: createBus(), metrics: createMetrics(), venue, parametersAt });
const isHeldUp = () => false;
const isTrading = isTradingIn(feed, calendar, isHeldUp);
const states = { isHeldUp, isTrading, haltedSince: () => null, requireConsent: () => undefined };
const monitor = createMonitor({ ...shared, ...states, orders, scaleOf: () => 2 });
await monitor.start();
await clock.advance(1_000);
await monitor.settled();
if (killedAt > 0) kill();
process.stdout.write(`${sent}`);
await orders.stop();
await monitor.stop();
await opened.close();

function dying<R extends Reader>(reader: R): R {
  return new Proxy(reader, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return (...query: Parameters<Reader['query']>) => {
        if ((sent += 1) === killedAt) kill();
        return target.query(...query);
      };
    },
  });
}
