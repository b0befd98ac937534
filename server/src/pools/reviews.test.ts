/** Pools in the hands of staff: one person halts, two let trade again, and nobody lifts the bar alone (decision 0091). */
import { randomUUID } from 'node:crypto';
import * as pools from '@bahi/contract/pools/staff-calls.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { liftRestriction, restrict } from '@bahi/contract/staff/customers.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { openPool } from './service.ts';

let h: WholeApp;
let pool: string;
beforeAll(async () => {
  h = await startWholeApp();
  const terms = { strategy: 'trend', minimum: 5_000_00n, feeBps: 100, lockDays: 14, endsOn: '2027-11-20' } as const;
  pool = (
    await h.t.db.transaction((tx) => openPool(practiceCalendar, tx, { ...terms, now: h.clock.now() }))
  ).id.toString();
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const asked = () => ({ pool, reason: 'it buys at any price' });

test('one person halts at once; it takes another one to let it trade, and in between nobody lifts the bar alone', async () => {
  const [risk, other] = [h.staff(await h.signIn('risk')), h.staff(await h.signIn('risk', 1))];
  const support = h.staff(await h.signIn('support'));
  const halted = expectOk(await risk(pools.haltPool, asked(), key()));
  expect(halted).toMatchObject({ state: 'halted', stateReason: 'halted', halt: { by: 'risk', resume: null } });
  expect(await other(pools.haltPool, asked(), key())).toMatchObject({ refusal: { code: 'pools.already_halted' } });

  const customer = halted.customer;
  const { rows } = await h.t.owner.query<{ id: bigint }>('select id from restrictions.restriction');
  const lift = { restriction: rows[0]!.id.toString(), reason: 'I say so, alone' };
  expect(await other(liftRestriction, lift, key())).toMatchObject({ refusal: { code: 'restrictions.unknown' } });
  const freeze = { customer, kind: 'frozen', reason: 'rule_broken', until: null, message: 'Frozen by one' } as const;
  expect(await other(restrict, freeze, key())).toMatchObject({ refusal: { code: 'staff.customer_unknown' } });

  const change = expectOk(await risk(pools.proposePoolResume, asked(), key()));
  expect(change).toMatchObject({ kind: 'pool_resume', state: 'proposed', after: { symbol: 'FUND-1' } });
  expect(await other(pools.proposePoolResume, asked(), key())).toMatchObject({
    refusal: { code: 'staff.already_proposed' },
  });
  const decision = { change: change.id };
  expect(await risk(approveChange, decision, key())).toMatchObject({ refusal: { code: 'staff.same_person' } });
  const shown = expectOk(await support(pools.getStaffPool, { pool }));
  expect(shown.pool.halt!.resume!.id).toBe(change.id);
  expectOk(await other(approveChange, decision, key()));
  expect(expectOk(await support(pools.listStaffPools, {})).rows).toMatchObject([{ halt: null, state: 'open' }]);
  expect(await risk(pools.proposePoolResume, asked(), key())).toMatchObject({ refusal: { code: 'pools.not_halted' } });
});

test('it can be halted again, and a proposal that is withdrawn leaves it halted', async () => {
  const [risk, admin] = [h.staff(await h.signIn('risk')), h.staff(await h.signIn('admin'))];
  expectOk(await admin(pools.haltPool, asked(), key()));
  const { id: change } = expectOk(await risk(pools.proposePoolResume, asked(), key()));
  expectOk(await risk(rejectChange, { change, reason: 'not yet ready' }, key()));
  expect(expectOk(await risk(pools.getStaffPool, { pool })).pool.halt).toMatchObject({ by: 'admin', resume: null });
});

test('off the shelf is for good and once, and a pool that is not there is none', async () => {
  const products = h.staff(await h.signIn('products'));
  const off = expectOk(await products(pools.takePoolOffShelf, asked(), key()));
  expect(off).toMatchObject({ stateReason: 'off_shelf', offShelf: { by: 'products', reason: 'it buys at any price' } });
  expect(await products(pools.takePoolOffShelf, asked(), key())).toMatchObject({
    refusal: { code: 'pools.off_shelf' },
  });
  expect(await products(pools.getStaffPool, { pool: '77' })).toMatchObject({ refusal: { code: 'pools.unknown' } });
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});

test('why an order was refused is read with its figures, as it would be told to a customer', async () => {
  const support = h.staff(await h.signIn('support'));
  const params = { symbol: 'ROHN', available: '1200.00', needed: '1900.00' };
  await h.t.owner.query(
    `with plan as (
       insert into pools.plan (pool_id, number, date, at, is_rule_asked, targets, cash, dividends, owed, stocks, lot_size)
       values ($1, 1, '2026-12-01', $2, false, '[]', 1000000, 0, 0, '[]', 100) returning id)
     insert into pools.plan_line (plan_id, line, symbol, side, shares, asked, limit_price, code, params, outcome, filled, turnover)
     select id, l.* from plan cross join (values
       (1, 'VRM', 'buy', 300, 300, 50000::bigint, null, null::jsonb, 'waiting', 0, 0::bigint),
       (2, 'ROHN', 'buy', 200, 200, 30000, 'orders.insufficient_funds', $3::jsonb, 'refused', 0, 0)) l`,
    [BigInt(pool), h.clock.now(), JSON.stringify(params)],
  );
  const [plan] = expectOk(await support(pools.getStaffPool, { pool })).plans;
  expect(plan!.lines.map(({ refusal }) => refusal)).toEqual([null, { code: 'orders.insufficient_funds', params }]);
});
