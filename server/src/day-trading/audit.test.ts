/** Each invariant of day trading names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import type { Tx } from '../platform/database.ts';
import { DAY_TRADING_INVARIANTS } from './audit.ts';
import type { MandateView } from './rows.ts';
import { startDayTrading, type DayHarness } from './testing.ts';

let d: DayHarness;
let waiting: MandateView;
let running: MandateView;
let settled: MandateView;
let ids: Record<'placed' | 'traded', string>;

beforeAll(async () => {
  d = await startDayTrading();
  const symbol = d.h.ownSymbol();
  const one = await d.running('300000');
  const traded = await d.place(one.customerId, { symbol, lots: 4, limit: 500_00 });
  await d.fill(traded, 500_00);
  await d.at(one.mandate.squareOffAt);
  await d.progress();
  await d.fillSquareOff(one.customerId, 502_00);
  await d.at(one.mandate.squareOffAt + MINUTE_MS);
  await d.progress();
  settled = await d.read(one.customerId, one.mandate.id);
  await d.at(one.mandate.closesAt + 10 * MINUTE_MS);
  waiting = await d.ask(await d.customer(), '100000');
  const two = await d.running('100000');
  const placed = await d.place(two.customerId, { symbol, lots: 1, limit: 500_00 });
  running = two.mandate;
  ids = { placed: placed.id, traded: traded.id };
  expect(settled).toMatchObject({ state: 'settled', mostUsed: '200000.00', fee: '40.00' });
  expect(await d.audit()).toEqual([]);
});
afterAll(() => d.h.stop());

test.each([
  ['day_mandate_holds_its_margin', () => change('margin = margin + 1', waiting)],
  ['day_mandate_holds_its_margin', () => change(`status = 'cancelled', decided_at = 1`, waiting)],
  ['day_mandate_holds_its_margin', () => changeTrade('drawn = drawn - 1', 'placed')],
  ['day_fee_is_of_the_most_used', () => change('most_used = most_used - 1', settled)],
  ['day_fee_is_of_the_most_used', () => change('fee = fee + 1', settled)],
  ['day_fee_is_of_the_most_used', () => change('fee_bps = 3', settled)],
  ['day_record_adds_up', () => change('gross = gross + 1', settled)],
  ['day_record_adds_up', () => change('charges = charges - 1', settled)],
  ['day_record_adds_up', () => changeTrade('gross = gross + 1', 'traded')],
  ['day_record_adds_up', () => changeTrade('gross = null, charges = null, carried = null', 'traded')],
  ['day_fee_has_its_mandate', () => change('entry_id = entry_id + 1', settled)],
  ['day_orders_have_their_mandate', () => changed(`delete from day_trading.trade where order_id = ${ids.placed}`)],
  ['day_orders_have_their_mandate', () => changeTrade('order_id = order_id + 7', 'placed')],
  ['day_orders_have_their_mandate', () => change('square_off_at = created_at', running)],
  ['day_orders_have_their_mandate', () => changeTrade('placed_at = placed_at - 1', 'placed')],
  [
    'day_orders_have_their_mandate',
    () => changed(`update orders.position set origin = 'order' where id = ${ids.traded}`),
  ],
  ['day_orders_have_their_mandate', () => changed(`update orders.orders set leverage = 3 where id = ${ids.placed}`)],
  [
    'day_orders_have_their_mandate',
    () => changed(`update orders.orders set placed_at = 1 where origin = 'square_off'`),
  ],
  ['day_mandate_is_within_its_limits', () => change('margin = margin + 1', settled)],
  ['day_mandate_is_within_its_limits', () => changeTrade('drawn = 1000000000', 'traded')],
  ['day_mandate_is_within_its_limits', () => change('most_used = amount + 1', settled)],
])('%s', async (name, breakIt) => {
  expect(await foundBy(breakIt())).toContain(name);
});

const owner = (text: string) => d.h.t.owner.query(text);

test('the database keeps the course of a mandate, its orders and its record', async () => {
  const constraint = (of: string) => ({ constraint: of });
  await expect(
    owner(`update day_trading.mandate set status = 'pending' where id = ${settled.id}`),
  ).rejects.toMatchObject(constraint('course_of_a_mandate'));
  await expect(owner(`update day_trading.trade set gross = 0 where order_id = ${ids.traded}`)).rejects.toMatchObject(
    constraint('recorded_once'),
  );
  const insert = (mandate: string, at: string) =>
    owner(`insert into day_trading.trade (order_id, mandate_id, customer_id, placed_at, drawn)
      select 1, id, customer_id, ${at}, 0 from day_trading.mandate where id = ${mandate}`);
  await expect(insert(waiting.id, 'created_at')).rejects.toMatchObject(constraint('order_fits_its_mandate'));
  await expect(insert(running.id, 'square_off_at')).rejects.toMatchObject(constraint('order_fits_its_mandate'));
  const again = `insert into day_trading.mandate (customer_id, amount, margin, fee_held, fee_minimum, fee_maximum, opens_at, square_off_at,
      closes_at, created_at, promised_by, session_date, fee_bps)
    select customer_id, amount, margin, fee_held, fee_minimum, fee_maximum, opens_at, square_off_at, closes_at, created_at, promised_by,
      session_date, fee_bps from day_trading.mandate where id = ${waiting.id}`;
  await expect(owner(again)).rejects.toMatchObject(constraint('mandate_open'));
  await expect(owner(`update day_trading.mandate set margin = 1 where id = ${waiting.id}`)).rejects.toMatchObject(
    constraint('margin_is_a_fifth'),
  );
});

type Break = (tx: Tx) => Promise<void>;

const change = (set: string, { id }: MandateView) => changed(`update day_trading.mandate set ${set} where id = ${id}`);
const changeTrade = (set: string, of: keyof typeof ids) =>
  changed(`update day_trading.trade set ${set} where order_id = ${ids[of]}`);

function changed(text: string): Break {
  return async (tx) => {
    await tx.query('set local session_replication_role = replica');
    for (const table of ['day_trading.mandate', 'day_trading.trade', 'orders.position', 'orders.orders']) {
      const { rows } = await tx.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'`,
      );
      for (const { name } of rows) await tx.query(`alter table ${table} drop constraint ${name}`);
    }
    await tx.query(text);
  };
}

/** What an audit finds after a change that is undone again. */
async function foundBy(breakIt: Break): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error('undo');
  const tried = d.h.t.owner.transaction(async (tx) => {
    await breakIt(tx);
    found = (await auditWhole(tx, DAY_TRADING_INVARIANTS)).breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  return found;
}
