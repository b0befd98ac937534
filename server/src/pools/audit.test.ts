/** Each invariant of pools names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { POOL_INVARIANTS } from './audit.ts';
import type { PoolRow } from './rows.ts';
import { startPools, type PoolsWorld } from './testing.ts';

let w: PoolsWorld;
let pool: PoolRow;
/** Holdings that are in progress, that ended by a stop, that wait, and that wait to go out. */
let stays: string;
let stopped: string;
let waits: string;
let leaves: string;

beforeAll(async () => {
  w = await startPools();
  pool = await w.pool({ lockDays: 1 });
  const [asha, ravi, mira] = [await w.h.customer(), await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  stays = (await w.follow(asha, pool, { amount: 3_00_000_00n, stopPercent: 95 })).id;
  stopped = (await w.follow(ravi, pool, { amount: 20_000_00n, stopPercent: 5 })).id;
  leaves = (await w.follow(mira, pool, { amount: 1_00_000_00n, stopPercent: 95 })).id;
  await w.value();
  await w.trade(pool, { symbol, lots: 7, price: 500_00 });
  await w.value();
  w.h.feed.set(symbol, 300_00);
  // To the second close, so that a fee is there.
  for (let step = 0; step < 12; step += 1) await w.value();
  await w.session(1);
  await w.stop(mira, leaves);
  await w.value();
  waits = (await w.follow(ravi, pool)).id;
  expect(await w.audit()).toEqual([]);
});
afterAll(() => w.h.stop());

const last = () => `pool_id = ${pool.id} and number = (select valuations from pools.pool where id = ${pool.id})`;

test.each<[string, () => string]>([
  ['pool_units_are_of_followers', () => `update pools.holding set units = units + 1 where id = ${stays}`],
  ['pool_units_are_of_followers', () => `update pools.pool set units = units + 1`],
  [
    'pool_units_are_of_followers',
    () => `update ledger.share_balance set quantity = quantity - 1 where security = '${pool.symbol}'`,
  ],
  ['pool_units_are_of_followers', () => `update pools.valuation set units_after = units_after + 1 where ${last()}`],
  [
    'pool_clearing_is_empty',
    () => `update ledger.posting set amount = amount + 1 where account = 'pool_clearing' and amount < 0
      and entry_id = (select min(pool_entry_id) from pools.flow)`,
  ],
  [
    'pool_clearing_is_empty',
    () => `update ledger.entry set part = 99 where id = (select min(pool_entry_id) from pools.flow)`,
  ],
  ['pool_entry_has_its_flow', () => `delete from pools.flow where request_id = ${stays}`],
  ['pool_entry_has_its_flow', () => `update pools.flow set money = money + 1 where request_id = ${stays}`],
  [
    'pool_entry_has_its_flow',
    () => `update ledger.entry set reference = 1, part = 7 where id = (select max(pool_entry_id) from pools.flow)`,
  ],
  [
    'pool_entry_has_its_flow',
    () =>
      `update pools.valuation set fee = fee + 1 where number = (select min(number) from pools.valuation where fee > 0)`,
  ],
  ['pool_hold_has_its_request', () => `update pools.holding set invested = invested + 1 where id = ${waits}`],
  ['pool_hold_has_its_request', () => `delete from pools.holding where id = ${waits}`],
  ['pool_hold_has_its_request', () => `update pools.redemption set units = units + 1 where holding_id = ${leaves}`],
  ['pool_valuation_is_the_rule', () => `update pools.valuation set value = value + 1 where ${last()}`],
  ['pool_valuation_is_the_rule', () => `update pools.valuation set dividends = dividends + 1 where ${last()}`],
  ['pool_valuation_is_the_rule', () => `update pools.flow set units = units + 1 where request_id = ${stopped}`],
  [
    'pool_valuation_is_the_rule',
    () =>
      `update pools.valuation set fee = fee - 1, value = value + 1 where number = (select min(number) from pools.valuation where fee > 1)`,
  ],
  ['pool_valuation_is_of_the_book', () => `update pools.valuation set cash = cash + 1 where ${last()}`],
  ['pool_valuation_is_of_the_book', () => `update pools.valuation set head = repeat('a', 64) where ${last()}`],
  [
    'pool_valuation_is_of_the_book',
    () => `update pools.valuation set positions = jsonb_set(positions, '{0,shares}', '800') where ${last()}`,
  ],
  ['pool_valuations_are_chained', () => `update pools.valuation set at = at + 1 where number = 2`],
  ['pool_valuations_are_chained', () => `update pools.valuation set previous = repeat('b', 64) where ${last()}`],
  ['pool_valuations_are_chained', () => `update pools.pool set hash = repeat('c', 64)`],
  ['pool_holding_is_its_flows', () => `update pools.holding set paid_out = paid_out + 1 where id = ${stopped}`],
  ['pool_holding_is_its_flows', () => `update pools.holding set invested = invested + 1 where id = ${stays}`],
  ['pool_holding_is_its_flows', () => `update pools.redemption set settled = settled - 1 where holding_id = ${leaves}`],
  ['pool_deals_after_the_cut_off', () => `update pools.holding set asked_at = deals_at - 600000 where id = ${stays}`],
  ['pool_deals_after_the_cut_off', () => `update pools.holding set stop_percent = 95 where id = ${stopped}`],
  [
    'pool_deals_after_the_cut_off',
    () => `update pools.redemption set asked_at = deals_at - 600000 where holding_id = ${leaves}`,
  ],
  ['pool_deals_after_the_cut_off', () => `update pools.holding set locked_until = '2030-01-01' where id = ${leaves}`],
  ['pool_trades_unlevered', () => `update orders.position set leverage = 2 where customer_id = ${pool.customerId}`],
  ['pool_trades_unlevered', () => `update ledger.balance set receivable = 1 where customer_id = ${pool.customerId}`],
])('%s', async (name, sql) => {
  expect(await foundBy(sql())).toContain(name);
});

test.each<[string, () => string]>([
  ['has_units_in_progress', () => `update pools.holding set units = 0 where id = ${stays}`],
  ['course_of_a_holding', () => `update pools.holding set units = units + 1 where id = ${stays}`],
  ['course_of_a_holding', () => `update pools.holding set paid_out = 0 where id = ${stopped}`],
  [
    'one_redemption_a_holding',
    () => `insert into pools.redemption (holding_id, pool_id, customer_id, units, asked_at, deals_at, reason)
    select id, pool_id, customer_id, units, 1, 1, 'asked' from pools.holding where id = ${leaves}`,
  ],
  [
    'only_untouched_ones_are_taken_back',
    () => `update pools.redemption set status = 'taken_back', ended_at = 1 where holding_id = ${leaves}`,
  ],
  [
    'one_a_moment',
    () => `insert into pools.valuation select pool_id, number + 900, moment_at, at, date, moment, seq, head, cash, dividends, positions,
    fee, fee_entry_id, value, units, units_after, repeat('d', 64), hash from pools.valuation where number = 1`,
  ],
  [
    'only_people_sign_in',
    () => `update identity.customer set password_hash = '$argon2id$x' where id = ${pool.customerId}`,
  ],
  [
    'nobody_signs_in_to_a_pool',
    () => `insert into identity.session (customer_id, token_hash, device, ip, is_device_notice_due, created_at, last_seen_at)
    values (${pool.customerId}, sha256('x'), 'x', 'x', false, now(), now())`,
  ],
])('the database refuses what breaks %s', async (constraint, sql) => {
  await expect(w.h.t.owner.query(sql())).rejects.toMatchObject({ constraint });
});

/** What a whole audit finds after a change that is undone again. */
async function foundBy(sql: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const run = w.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rowCount } = await tx.query(sql);
    expect(rowCount).toBeGreaterThan(0);
    const { breaks } = await auditWhole(tx, [...ORDER_INVARIANTS, ...POOL_INVARIANTS]);
    found = breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}
