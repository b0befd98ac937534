/**
 * What the venue did with an order while its customer may have been away is told by a message (decision 0106). Settling notes the order alone, one
 * line of a statement that it sends anyway; the message is written after it, so that nothing waits for one.
 */
import { SECOND_MS } from '@bahi/core/time.ts';
import { writeMessages } from '../messages/service.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { newsMessage } from './order-messages.ts';
import { salesOf } from './sales.ts';
import type { OrderRow, Origin } from './rows.ts';
import { selectOrders } from './store.ts';

/** Who placed it sees by then what became of it, on the screen that placed it. */
export const SEEN_MS = 10 * SECOND_MS;
/** As many events as are settled at once. */
const AT_ONCE = 500;

/** Closing out, squaring off and selling what is pledged have messages of their own. */
const TOLD: ReadonlySet<Origin> = new Set<Origin>(['customer', 'day', 'stop_loss', 'take_profit']);

/** Nobody asked for it. */
const ENDED_BY_OTHERS: ReadonlySet<string | null> = new Set([
  'orders.ended_protection',
  'orders.ended_session',
  'orders.ended_self_trade',
  'orders.ended_halted',
]);

/** Orders that an event has just changed. */
export async function noteNews(tx: Tx, changed: readonly OrderRow[], now: number): Promise<void> {
  const news = changed.filter((order) => isNews(order, now));
  if (news.length === 0) return;
  tx.after('orders.untold', {});
  await tx.query({
    name: 'orders.note_news',
    text: `insert into orders.untold (order_id, customer_id) select * from unnest($1::bigint[], $2::bigint[])`,
    values: [int8Array(news.map(({ id }) => id)), int8Array(news.map(({ customerId }) => customerId))],
  });
}

function isNews({ status, origin, placedAt, reason }: OrderRow, now: number): boolean {
  if (!TOLD.has(origin)) return false;
  if (status === 'rejected') return true;
  if (status === 'cancelled') return ENDED_BY_OTHERS.has(reason);
  const isByRule = origin === 'stop_loss' || origin === 'take_profit';
  if (status === 'filled') return isByRule || now - placedAt > SEEN_MS;
  return status === 'partly_filled' && now - placedAt > SEEN_MS;
}

export interface OrderNews {
  readonly task: Task;
  start(): void;
  stop(): Promise<void>;
}

export function createOrderNews({
  db,
  clock,
  bus,
  log,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
}): OrderNews {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let stopListening = () => {};

  async function tell(): Promise<void> {
    while ((await db.transaction((tx) => tellSome(tx, clock.now()))) === AT_ONCE);
  }

  /** One at a time; what comes meanwhile is looked for once more. */
  function tellSoon(): void {
    isAskedAgain = true;
    running ??= follow().finally(() => (running = null));
  }

  async function follow(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await tell().catch((error: unknown) => log.warn({ err: error }, 'news of orders wait for the next minute'));
    }
  }

  return {
    task: { name: 'orders-tell', cron: '* * * * *', run: tell },
    start() {
      stopListening = bus.subscribe('orders.untold', tellSoon);
      tellSoon();
    },
    async stop() {
      stopListening();
      await running;
    },
  };
}

/** As each order is by now: of several events the last is told. Answers how many were told. */
async function tellSome(tx: Tx, now: number): Promise<number> {
  const taken = await takeUntold(tx, AT_ONCE);
  const keys = new Map(taken.filter(({ isPerson }) => isPerson).map((key) => [key.id, key]));
  const orders = await selectOrders(tx, [...keys.values()]);
  const sales = await salesOf(tx, orders);
  await writeMessages(
    tx,
    orders.flatMap((order) => newsMessage(order, now, sales.get(order.id) ?? null) ?? []),
  );
  return taken.length;
}

interface Untold {
  readonly id: bigint;
  readonly customerId: bigint;
  /** No pool. */
  readonly isPerson: boolean;
}

/** Customers are looked up for what was taken: asked within the deletion, PostgreSQL reads all there are for each few hundred lines. */
export async function takeUntold(tx: Tx, limit: number): Promise<Untold[]> {
  const { rows } = await tx.query<Untold>({
    name: 'orders.take_untold',
    text: `with taken as (
        delete from orders.untold
        where id = any (array(select id from orders.untold order by id limit $1 for update skip locked))
        returning order_id, customer_id)
      select order_id as id, customer_id as "customerId", kind = 'customer' as "isPerson"
      from taken join identity.customer on customer.id = customer_id`,
    values: [limit],
  });
  return rows;
}
