/** All SQL of market surveillance: what customers did in a stretch of time, the mark up to which it was looked at, and the findings. */
import { formatMoney } from '@bahi/core/money.ts';
import { hasTaken, type Cancelled, type DeskExchange, type Execution, type Finding } from '@bahi/core/surveillance.ts';
import type { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { closingSide, openingSide, type Direction } from '@bahi/core/position.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';
import { numberOrNull } from '../platform/stored-number.ts';

/** Up to `until`, which is left out. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Somebody who trades now may have come in the day before. */
const SEEN_MS = DAY_MS;

/** What customers did in a stretch, and from where those came who did it. */
export async function selectDeeds(tx: Tx, stretch: Stretch) {
  // Of tables that grow for ever only the stretch is read, however much the planner expects of it.
  await tx.query(`select set_config('enable_seqscan', 'off', true)`);
  const executions = await selectExecutions(tx, stretch);
  const cancelled = await selectCancelled(tx, stretch);
  const exchanges = await selectExchanges(tx, stretch);
  const customers = [...new Set([...executions, ...cancelled, ...exchanges].map(({ customer }) => customer))];
  const sessions = await selectSessions(tx, customers, { ...stretch, from: stretch.from - SEEN_MS });
  return { executions, cancelled, exchanges, sessions };
}

type Columns<Name extends string> = Readonly<Record<Name, bigint>>;

interface OrderColumns extends Columns<'customer_id' | 'order_id' | 'price'> {
  readonly symbol: string;
  readonly kind: 'open' | 'close';
  readonly direction: Direction;
  readonly origin: string;
  readonly quantity: number;
}

const orderOf = ({ customer_id: customer, order_id: order, symbol, kind, direction, quantity }: OrderColumns) => ({
  customer,
  order,
  symbol,
  side: kind === 'open' ? openingSide(direction) : closingSide(direction),
  quantity,
});

async function selectExecutions(tx: Tx, { from, until }: Stretch): Promise<Execution[]> {
  const { rows } = await tx.query<
    OrderColumns & Columns<'trade_seq' | 'at'> & Readonly<Record<'bid' | 'ask', bigint | null>>
  >(
    `select o.customer_id, o.id as order_id, o.symbol, o.kind, o.direction, o.origin, f.quantity, f.price, f.trade_seq, f.bid, f.ask, f.at
     from orders.fill f join orders.orders o on o.id = f.order_id
     where f.at >= $1 and f.at < $2 order by f.at, f.order_id, f.execution`,
    [from, until],
  );
  return rows.map((row) => {
    const order = orderOf(row);
    const price = Number(row.price);
    const touch = { bid: numberOrNull(row.bid), ask: numberOrNull(row.ask) };
    const isTaker = (row.origin === 'customer' || row.origin === 'day') && hasTaken(order.side, price, touch);
    return { ...order, price, tradeSeq: Number(row.trade_seq), isTaker, at: Number(row.at) };
  });
}

/** By their customers; those that went with their position, or were taken back by a rule or a square-off or for one, are left out. */
async function selectCancelled(tx: Tx, { from, until }: Stretch): Promise<Cancelled[]> {
  const { rows } = await tx.query<OrderColumns & Columns<'placed_at' | 'ended_at'> & { filled: number }>(
    `select customer_id, id as order_id, symbol, kind, direction, quantity, filled, placed_at, ended_at from orders.orders
     where status = 'cancelled' and cancel_request is not null and ended_at >= $1 and ended_at < $2 and type = 'limit'
       and cancel_request not in ('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
         'eeeeeeee-eeee-eeee-eeee-eeeeeeeeeeee', 'dddddddd-dddd-dddd-dddd-dddddddddddd')
     order by ended_at, id`,
    [from, until],
  );
  return rows.map((row) => ({
    ...orderOf(row),
    filled: row.filled,
    placedAt: Number(row.placed_at),
    at: Number(row.ended_at),
  }));
}

/** Each currency beside the rupee: an exchange of two of them is a sale and a purchase. */
async function selectExchanges(tx: Tx, { from, until }: Stretch): Promise<DeskExchange[]> {
  const { rows } = await tx.query<Columns<'id' | 'customer_id' | 'at'> & { sold: string; bought: string }>(
    `select id, customer_id, at, from_currency as sold, to_currency as bought from exchange.exchange
     where at >= $1 and at < $2 order by at, id`,
    [from, until],
  );
  return rows.flatMap(({ id, customer_id: customer, at, sold, bought }) =>
    (
      [
        ['sell', sold],
        ['buy', bought],
      ] as const
    )
      .filter(([, currency]) => currency !== 'INR')
      .map(([side, currency]) => ({ id, customer, symbol: `${currency}INR`, side, at: Number(at) })),
  );
}

export interface SeenAt {
  readonly customer: bigint;
  readonly ip: string;
  readonly device: string;
}

async function selectSessions(
  tx: Tx,
  customers: readonly bigint[],
  { from, until }: Stretch,
): Promise<readonly SeenAt[]> {
  const { rows } = await tx.query<SeenAt>(
    `select distinct customer_id as customer, ip, device from identity.session
     where customer_id = any ($1::bigint[]) and last_seen_at >= $2 and created_at < $3`,
    [customers, new Date(from), new Date(until)],
  );
  return rows;
}

/** Null: nothing was looked at yet. */
export async function selectMark(tx: Reader): Promise<number | null> {
  const { rows } = await tx.query<{ through: bigint }>('select through from surveillance.mark');
  return rows[0] === undefined ? null : Number(rows[0].through);
}

/** False: it is not where this look began any more, since another process was quicker or something was settled late. */
export async function updateMark(
  tx: Tx,
  { from, through }: { readonly from: number | null; readonly through: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into surveillance.mark as mark (through) values ($1)
     on conflict (is_only) do update set through = excluded.through where mark.through = $2`,
    [through, from],
  );
  return rowCount === 1;
}

export async function moveMarkBack(tx: Tx, through: number): Promise<void> {
  await tx.query('update surveillance.mark set through = $1 where through > $1', [through]);
}

export interface Told {
  readonly finding: Finding;
  readonly isLinked: boolean;
  readonly now: number;
}

/** The same finding again changes nothing. */
export async function insertFinding(tx: Tx, { finding, isLinked, now }: Told): Promise<void> {
  const { pattern, key, symbol, accounts, orders, from, until, figures } = finding;
  await tx.query(
    `insert into surveillance.finding (pattern, key, symbol, accounts, orders, from_at, until_at, figures, is_linked, found_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing`,
    [pattern, key, symbol, accounts, orders, from, until, JSON.stringify(figures), isLinked, now],
  );
}

type Page = OutputOf<typeof listFindings>;

interface FindingRow extends Columns<'id' | 'from_at' | 'until_at' | 'found_at'> {
  readonly pattern: Finding['pattern'];
  readonly symbol: string;
  readonly orders: readonly bigint[];
  readonly is_linked: boolean;
  readonly figures: Readonly<Record<string, number>>;
  readonly accounts: readonly bigint[];
  readonly names: readonly string[];
}

const countLong = createLongCount();

/** Newest first. */
export async function findingsPage(
  tx: Tx,
  { pattern, page, pageSize }: ParsedInputOf<typeof listFindings>,
  now: number,
): Promise<Page> {
  const values: unknown[] = pattern === undefined ? [] : [pattern];
  const from = `from surveillance.finding f ${pattern === undefined ? '' : 'where f.pattern = $1'}`;
  const total = await countLong(tx, { from, values, now });
  const { rows } = await tx.query<FindingRow>(
    `select f.*, array(select c.account from unnest(f.accounts) with ordinality as a (id, place)
       join identity.customer c on c.id = a.id order by a.place) as names
     from (select f.* ${from} order by f.id desc limit $${values.length + 1} offset $${values.length + 2}) as f order by f.id desc`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rows: rows.map(viewOf), total, page, pageSize };
}

function viewOf(row: FindingRow): Page['rows'][number] {
  const { pattern, symbol, figures, is_linked: isLinked } = row;
  const shown = {
    id: row.id.toString(),
    symbol,
    isLinked,
    accounts: row.accounts.map((customer, at) => ({ customer: customer.toString(), account: row.names[at]! })),
    orders: row.orders.map(String),
    from: Number(row.from_at),
    until: Number(row.until_at),
    foundAt: Number(row.found_at),
  };
  const { handed } = figures;
  const told = handed === undefined ? figures : { ...figures, handed: formatMoney(BigInt(handed)) };
  // As insertFinding wrote them, by pattern.
  return { ...shown, pattern, figures: told } as Page['rows'][number];
}
