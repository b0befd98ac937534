/**
 * The process that the crash test kills: `node testing-crash.ts URL ROUND BEGUN TOLD` starts the domain over a database, repeats the calls
 * that BEGUN lists (every one of the rounds before), then places orders as fast as it can until somebody ends it. The venue fills
 * each order in two parts; every third is larger, waits, and is changed, and the venue fills most of it before it answers. What is begun and what is acknowledged is appended to TOLD at once, so that a kill loses no line.
 */
import { openSync, readFileSync, writeSync } from 'node:fs';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { createBus } from '../platform/bus.ts';
import { systemClock, virtualClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { RefusalError } from '../platform/refuse.ts';
import { createOrders } from './service.ts';
import { by, limitOrder } from './testing.ts';
import { MORNING } from './testing-market.ts';
import { ScriptedVenue, SetFeed } from './testing-market.ts';

const WORKERS = 48;
/** Shares of an order that is changed. */
const LARGE = 200;
const FILLED_BEFORE = 150;

const [url, round, begunFile, toldFile] = process.argv.slice(2) as [string, string, string, string];
const told = openSync(toldFile, 'a');
// A connection in use that breaks says so here.
process.once('uncaughtException', () => process.exit(70));
const db = openDatabase({ url, onError: () => process.exit(70) });
const startedAt = Date.now();
const clock = { ...systemClock(), now: () => MORNING + Date.now() - startedAt };
const feed = new SetFeed(virtualClock(MORNING + 30_000));
feed.list('VRM', 500_00);

/** Fills what it is given half by half, each in a turn of its own. */
class FillingVenue extends ScriptedVenue {
  override submit(orders: readonly VenueOrder[]): void {
    super.submit(orders);
    const now = orders.filter(({ quantity, changes }) => quantity !== LARGE || changes !== 0);
    this.#fill(now.map(({ orderId, quantity, price }) => ({ orderId, quantity: quantity >> 1 || 1, price })));
    const rest = now.filter(({ quantity }) => quantity > 1);
    setImmediate(() =>
      this.#fill(
        rest.map(({ orderId, quantity }) => ({ orderId, quantity: quantity - (quantity >> 1), price: 499_00 })),
      ),
    );
  }

  /** More than a smaller order wants has filled by then. */
  override change(changes: readonly VenueChange[]): void {
    super.change(changes);
    this.#fill(changes.map(({ orderId }) => ({ orderId, quantity: FILLED_BEFORE, price: 500_00 })));
    setImmediate(() => setImmediate(() => this.emit(...changes.map(({ orderId }) => this.answer(orderId)))));
    const rest = changes.map(({ orderId, by }) => ({ orderId, quantity: LARGE + by - FILLED_BEFORE, price: 499_00 }));
    setImmediate(() => setImmediate(() => this.#fill(rest.filter(({ quantity }) => quantity > 0))));
  }

  #fill(parts: readonly { readonly orderId: string; readonly quantity: number; readonly price: number }[]): void {
    setImmediate(() => {
      this.emit(...parts.map(({ orderId, quantity, price }) => this.execution(orderId, quantity, price, clock.now())));
    });
  }
}

const { rows } = await db.query<{ id: bigint }>('select id from identity.customer order by id');
const customers = rows.map(({ id }) => id);
const orders = createOrders({
  db,
  clock,
  bus: createBus(),
  log: createLog({ level: 'silent' }),
  metrics: createMetrics(),
  venue: new FillingVenue(),
  feed,
  calendar: practiceCalendar,
  parametersAt: defaultsOf(practiceCalendar),
});
await orders.start();

let isRepeating = true;
const former = readFileSync(begunFile, 'utf8')
  .split('\n')
  .filter((key) => key !== '');
await Promise.all(former.map(place));
isRepeating = false;
let count = 0;
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (;;) await place(`crash-${round}-${(count += 1)}`);
  }),
);

/** The number at the end of a key chooses its customer, and whether its order is changed. */
async function place(key: string): Promise<void> {
  const number = Number(key.split('-')[2]);
  const customerId = customers[number % customers.length]!;
  const isLarge = number % 3 === 0;
  writeSync(told, `begun ${key}\n`);
  try {
    const order = await orders.place(by(customerId, key), limitOrder(500_00, { lots: isLarge ? 2 : 1 }));
    writeSync(told, `acknowledged ${key} ${order.id}\n`);
    // A byte for each new one, for whoever kills.
    if (!isRepeating) writeSync(1, '.');
    if (!isLarge) return;
    const terms = { limitPrice: '499.00', quantity: number % 2 === 0 ? 100 : 300, stopLoss: null, takeProfit: null };
    await orders.change(by(customerId, `${key}-change`), BigInt(order.id), terms);
    writeSync(told, `changed ${key} ${order.id}\n`);
  } catch (error) {
    // Without its database this server ends; a refusal is an answer like any other.
    if (!(error instanceof RefusalError)) process.exit(70);
  }
}
