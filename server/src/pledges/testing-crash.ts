/**
 * A process of the crash test, which may be killed at any moment. `node testing-crash.ts URL NOW approve PLEDGE STATEMENT` pays a pledge out and
 * kills itself before that statement (0: before none), or, where it needs fewer, once it has committed. `… URL NOW sell SYMBOL` takes up the
 * orders of the database where the process before left them and does the clock's work at pledges until each forced sale has ended; its venue
 * fills what it is given in two parts, and each thing that it does is told.
 */
import { writeSync } from 'node:fs';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { createOrders } from '../orders/service.ts';
import { ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import { createBus } from '../platform/bus.ts';
import { virtualClock } from '../platform/clock.ts';
import { openDatabase, type Tx } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { RefusalError } from '../platform/refuse.ts';
import { approvePledge } from './decisions.ts';
import { progress } from './jobs.ts';
import { followPositions } from './service.ts';

const [url, at, act, of, statement = '0'] = process.argv.slice(2) as [string, string, string, string, string?];
const db = openDatabase({ url, poolSize: 4 });
const calendar = practiceCalendar;
const clock = virtualClock(Number(at));
const kill = () => process.kill(process.pid, 'SIGKILL');
db.conclude((tx, laid) => followPositions({ calendar }, tx, laid));
await (act === 'approve' ? approve(Number(statement)) : sell(of));
await db.close();

async function approve(killedAt: number): Promise<void> {
  const deps = {
    calendar,
    parametersAt: defaultsOf(calendar),
    marketPrice: () => 500_00n,
    isListed: () => true,
    isHeldUp: () => false,
    isEligible: () => true,
    lotSizeOf: () => 100,
    verifiedName: async () => 'Asha Rao',
    isUnderReview: async () => false,
  };
  const staff = { id: 71n, name: 'Revathi' };
  const decision = { id: BigInt(of), staff, amount: '50000.00', note: null, now: clock.now() };
  try {
    await db.transaction((tx) => approvePledge(deps, dying(tx, killedAt), decision));
  } catch (error) {
    // Another process was first: its decision stands.
    if (!(error instanceof RefusalError && error.refusal.code === 'staff.case_decided')) throw error;
  }
  if (killedAt > 0) kill();
}

function dying(tx: Tx, killedAt: number): Tx {
  let sent = 0;
  return new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return (...query: Parameters<Tx['query']>) => {
        if ((sent += 1) === killedAt) kill();
        return target.query(...query);
      };
    },
  });
}

/** Bounded: a sale that never ends is a failure and no endless loop. */
async function sell(symbol: string): Promise<void> {
  const feed = new SetFeed(clock);
  feed.list(symbol, 500_00);
  feed.set(symbol, 290_00, { lower: 100_00, upper: 900_00 });
  class FillingVenue extends ScriptedVenue {
    override submit(orders: readonly VenueOrder[]): void {
      super.submit(orders);
      for (const { orderId, quantity } of orders)
        for (const part of quantity > 100 ? [100, quantity - 100] : [quantity]) {
          writeSync(1, '.');
          setImmediate(() => this.emit(this.execution(orderId, part, 290_00, clock.now())));
        }
    }
  }
  const shared = { db, clock, feed, calendar, parametersAt: defaultsOf(calendar) };
  db.tell(createBus().publish);
  const orders = createOrders({
    ...shared,
    bus: createBus(),
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    venue: new FillingVenue(),
  });
  await orders.start();
  await orders.settled();
  const deps = {
    ...shared,
    orders,
    marketPrice: (each: string) => (each === symbol ? 290_00n : null),
    isListed: () => true,
    isHeldUp: () => false,
    lotSizeOf: () => 100,
  };
  for (let round = 0, open = 1n; open > 0n; round += 1) {
    if (round === 100) throw new Error('a forced sale does not end');
    writeSync(1, '.');
    await progress(deps);
    await new Promise((resolve) => setImmediate(resolve));
    await orders.settled();
    const { rows } = await db.query<{ open: bigint }>(
      `select count(*) as open from pledges.pledge where noticed_at is not null and status = 'lending' and sold_shares < 300 and symbol = $1`,
      [symbol],
    );
    ({ open } = rows[0]!);
  }
  await orders.stop();
}
