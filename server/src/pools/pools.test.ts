/** Following a pool (desks §6): in at a price that nobody knows, out at another, by choice, by a stop, or with the pool's end. */
import { hash } from 'node:crypto';
import { formatMoney } from '@bahi/core/money.ts';
import { verifyValuations } from '@bahi/core/pool-valuation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseFilePage } from '../platform/case-file.ts';
import { POOLS_CASE_FILE } from './case-file.ts';
import { poolOf, worthOfUnits } from './service.ts';
import { startPools, type PoolsWorld } from './testing.ts';

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test('a follower comes in at the next valuation, and goes out after the lock-up at another', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  const symbol = w.h.ownSymbol();
  const asked = await w.follow(asha, pool, { amount: 2_00_000_00n });
  expect(asked).toMatchObject({
    state: 'waiting',
    invested: '200000.00',
    units: '0.000',
    stopPercent: 40,
    canTakeBack: true,
  });
  expect(await w.h.balance(asha)).toMatchObject({ cash: 10_00_000_00n, held: 2_00_000_00n });
  await w.value();
  expect(await w.read(asha, asked.id)).toMatchObject({
    state: 'in_progress',
    units: '20000.000',
    value: '200000.00',
    profit: '0.00',
    isLocked: true,
  });
  expect(await w.h.balance(asha)).toMatchObject({ cash: 8_00_000_00n, held: 0n });
  await expect(w.stop(asha, asked.id)).rejects.toMatchObject(refused('pools.locked'));
  // The pool buys 300 shares at 500.00, which rise by a tenth.
  const position = await w.trade(pool, { symbol, lots: 3, price: 500_00 });
  w.h.feed.set(symbol, 550_00);
  await w.session(3);
  const stopping = await w.stop(asha, asked.id);
  expect(stopping).toMatchObject({ state: 'stopping', reason: 'asked', stoppingUnits: '20000.000' });
  await expect(w.stop(asha, asked.id)).rejects.toMatchObject(refused('pools.already_stopping'));
  await w.value();
  // What the cash of the pool pays; the rest waits until it has sold.
  const partly = await w.read(asha, asked.id);
  expect(partly.state).toBe('stopping');
  expect(Number(partly.paidOut)).toBeGreaterThan(49_000);
  expect(await w.audit()).toEqual([]);
  await w.sell(pool, { position, price: 550_00 });
  await w.value();
  const ended = await w.read(asha, asked.id);
  expect(ended).toMatchObject({ state: 'ended', reason: 'asked', units: '0.000', value: null });
  expect(Number(ended.profit)).toBeGreaterThan(14_000);
  expect(ended.timeline.map(({ step }) => step)).toEqual([
    'asked',
    'subscribed',
    'stop_asked',
    'redeemed',
    'redeemed',
    'ended',
  ]);
  const { units, value } = await w.row(pool);
  expect([units, value]).toEqual([0n, 0n]);
  expect(await w.stories(asha)).toEqual([
    'pools.asked',
    'pools.subscribed',
    'pools.stop_asked',
    'pools.paid_out',
    'pools.finished',
  ]);
  const told = { customerId: asha, domain: null, after: null, limit: 20 };
  const file = await w.h.t.db.read((tx) => caseFilePage(tx, POOLS_CASE_FILE, told));
  expect(file!.rows.map(({ what }) => what).toSorted()).toEqual([
    'pool.asked',
    'pool.ended',
    'pool.redeemed',
    'pool.redeemed',
    'pool.stop_asked',
    'pool.subscribed',
  ]);
  expect(file!.rows.find(({ what }) => what === 'pool.subscribed')).toMatchObject({
    params: { symbol: pool.symbol, amount: '200000.00', units: '20000.000' },
  });
  expect(await w.audit()).toEqual([]);
});

test('nobody deals at a price that is about to be known: within the cut-off a request waits for the valuation after', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  const next = w.moment();
  await w.h.clock.advance(next.at - w.h.clock.now() - 600_000);
  const asked = await w.follow(asha, pool);
  expect(asked.dealsAt).toBe(w.moment(2).at);
  await w.value();
  expect(await w.read(asha, asked.id)).toMatchObject({ state: 'waiting' });
  await w.value();
  expect(await w.read(asha, asked.id)).toMatchObject({ state: 'in_progress' });
});

test('whoever comes later pays what a unit is worth then, and the worth of a unit does not fall by it', async () => {
  const pool = await w.pool();
  const [asha, ravi] = [await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  await w.follow(asha, pool, { amount: 1_00_000_00n });
  await w.value();
  await w.trade(pool, { symbol, lots: 1, price: 500_00 });
  w.h.feed.set(symbol, 777_77);
  const second = await w.follow(ravi, pool, { amount: 33_333_33n });
  await w.value();
  const { value, units } = await w.row(pool);
  const [, v] = (
    await w.h.t.owner.query<{ value: bigint; units: bigint; date: string }>(
      'select value, units, date from pools.valuation where pool_id = $1 order by number',
      [pool.id],
    )
  ).rows;
  expect(value! * v!.units).toBeGreaterThanOrEqual(v!.value * units);
  const unitsOf = (customer: bigint) => w.h.t.db.read((tx) => worthOfUnits(tx, customer, v!.date));
  const worth = async (customer: bigint) => (await unitsOf(customer)).worth;
  const came = await w.read(ravi, second.id);
  expect(formatMoney(await worth(ravi))).toBe(came.value);
  // What is paid in is no gain: of a date's the rest is what the units earned.
  expect(await unitsOf(ravi)).toEqual({
    worth: await worth(ravi),
    invested: 33_333_33n,
    earned: (await worth(ravi)) - 33_333_33n,
  });
  expect((await worth(asha)) + (await worth(ravi))).toBeGreaterThanOrEqual(value! - 2n);
  expect(Number(came.value)).toBeLessThanOrEqual(33_333.33);
  expect(Number(came.value)).toBeGreaterThan(33_333);
  expect(await w.audit()).toEqual([]);
});

test('a follower’s own stop redeems inside the lock-up, at the valuation that finds it reached', async () => {
  const pool = await w.pool({ lockDays: 30 });
  const [asha, ravi] = [await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  const careful = await w.follow(asha, pool, { amount: 50_000_00n, stopPercent: 10 });
  const calm = await w.follow(ravi, pool, { amount: 1_00_000_00n, stopPercent: 90 });
  await w.value();
  await w.trade(pool, { symbol, lots: 1, price: 500_00 });
  w.h.feed.set(symbol, 150_00);
  await w.value();
  expect(await w.read(asha, careful.id)).toMatchObject({ state: 'ended', reason: 'stop' });
  expect(await w.read(ravi, calm.id)).toMatchObject({ state: 'in_progress' });
  expect(await w.stories(asha)).toEqual(['pools.asked', 'pools.subscribed', 'pools.stop_reached', 'pools.finished']);
  expect(await w.audit()).toEqual([]);
});

test('a stop that is set shortly before a valuation does not deal at it: its price is known by then', async () => {
  const pool = await w.pool({ lockDays: 30 });
  const [asha, ravi] = [await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  const sly = await w.follow(asha, pool, { amount: 1_00_000_00n, stopPercent: 90 });
  const loose = await w.follow(ravi, pool, { amount: 1_00_000_00n, stopPercent: 20 });
  await w.value();
  await w.trade(pool, { symbol, lots: 2, price: 500_00 });
  w.h.feed.set(symbol, 200_00);
  const { at } = w.moment();
  await w.h.clock.advance(at - w.h.clock.now() - 600_000);
  expect(await w.changeStop(asha, sly.id, 5)).toMatchObject({ stopPercent: 5, stopFrom: w.moment(2).at });
  await w.h.clock.advance(60_000);
  // Again, to the same and back: the one before the cut-off still counts.
  await w.changeStop(asha, sly.id, 6);
  await w.changeStop(ravi, loose.id, 95);
  await w.value();
  expect(await w.read(asha, sly.id)).toMatchObject({ state: 'in_progress', stopFrom: null });
  expect(await w.read(ravi, loose.id)).toMatchObject({ reason: 'stop' });
  await w.value();
  expect((await w.read(asha, sly.id)).reason).toBe('stop');
  expect(await w.audit()).toEqual([]);
});

test('with its last close a pool redeems everybody, and ends', async () => {
  const pool = await w.pool({ lockDays: 1, endsOn: endsIn(3) });
  const asha = await w.h.customer();
  const asked = await w.follow(asha, pool);
  await w.value();
  const shown = () => w.h.t.db.read((tx) => poolOf(w.deps, tx, { id: pool.id.toString(), now: w.h.clock.now() }));
  // Until everybody is paid it is ending: a page that said that all units are cash would say too much.
  while (w.moment().date < pool.endsOn || w.moment(2).date === pool.endsOn) await w.value();
  expect(await shown()).toMatchObject({ state: 'closed_to_new', stateReason: 'deadline' });
  await w.h.clock.advance(w.moment().at - 5 * 60_000 - w.h.clock.now());
  expect(await shown()).toMatchObject({ state: 'closed_to_new', stateReason: 'end' });
  for (let step = 0; step < 30 && (await w.row(pool)).endedAt === null; step += 1) await w.value();
  expect(await shown()).toMatchObject({ state: 'ended', nextValuation: null });
  expect(await w.read(asha, asked.id)).toMatchObject({ state: 'ended', reason: 'end' });
  expect((await w.row(pool)).endedAt).not.toBeNull();
  await expect(w.follow(asha, pool)).rejects.toMatchObject(refused('pools.ended'));
  expect(await w.audit()).toEqual([]);
});

test('money that waits can be taken back until the cut-off, and is free at once', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  const first = await w.follow(asha, pool);
  await expect(w.follow(asha, pool)).rejects.toMatchObject(refused('pools.pending'));
  expect(await w.takeBack(asha, first.id)).toMatchObject({ state: 'taken_back', canTakeBack: false });
  await expect(w.takeBack(asha, first.id)).rejects.toMatchObject(refused('pools.nothing_waits'));
  expect(await w.h.balance(asha)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  const second = await w.follow(asha, pool);
  await w.h.clock.advance(second.dealsAt! - w.h.clock.now() - 600_000);
  await expect(w.takeBack(asha, second.id)).rejects.toMatchObject(refused('pools.cut_off_passed'));
  await w.value();
  expect(await w.read(asha, second.id)).toMatchObject({ state: 'in_progress' });
});

test('a stop that was asked for can be taken back before the cut-off', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const asha = await w.h.customer();
  const { id } = await w.follow(asha, pool);
  await w.value();
  await w.session(2);
  await w.stop(asha, id);
  expect(await w.takeBack(asha, id)).toMatchObject({ state: 'in_progress', stoppingUnits: '0.000' });
  await w.value();
  expect(await w.read(asha, id)).toMatchObject({ state: 'in_progress' });
  await w.stop(asha, id);
  await w.value();
  expect(await w.read(asha, id)).toMatchObject({ state: 'ended' });
  expect(await w.audit()).toEqual([]);
});

test('whoever asked first is paid first, and behind somebody who waits nobody is paid', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const [asha, ravi] = [await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  const large = await w.follow(asha, pool, { amount: 2_00_000_00n });
  const small = await w.follow(ravi, pool, { amount: 10_000_00n });
  await w.value();
  const position = await w.trade(pool, { symbol, lots: 4, price: 500_00 });
  await w.session(2);
  await w.stop(asha, large.id);
  await w.stop(ravi, small.id);
  await w.value();
  expect(Number((await w.read(asha, large.id)).paidOut)).toBeGreaterThan(8_000);
  expect(await w.read(ravi, small.id)).toMatchObject({ state: 'stopping', paidOut: '0.00' });
  await w.sell(pool, { position, price: 500_00 });
  await w.value();
  expect(await w.read(asha, large.id)).toMatchObject({ state: 'ended' });
  expect(await w.read(ravi, small.id)).toMatchObject({ state: 'ended' });
  expect(await w.audit()).toEqual([]);
});

test('the fee is taken at closes alone, for the days since the last one', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  await w.follow(asha, pool, { amount: 5_00_000_00n });
  await w.value();
  for (let step = 0; step < 13; step += 1) await w.value();
  const { rows } = await w.h.t.owner.query<{ moment: string; fee: bigint; days: number; worth: bigint }>(
    `select moment, fee, date - coalesce(max(date) filter (where moment = 'close') over (order by number rows between unbounded preceding and 1 preceding),
       (select started_on from pools.pool where id = pool_id)) as days, value + fee as worth
     from pools.valuation where pool_id = $1 order by number`,
    [pool.id],
  );
  expect(rows.filter(({ moment }) => moment === 'session').every(({ fee }) => fee === 0n)).toBe(true);
  const closes = rows.filter(({ moment }) => moment === 'close');
  for (const { fee, days, worth } of closes) expect(fee).toBe((worth * BigInt(days)) / 36_500n);
  expect(closes.some(({ fee }) => fee > 0n)).toBe(true);
});

test('what is published verifies, and appears once the next session has closed', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const asha = await w.h.customer();
  const { id } = await w.follow(asha, pool);
  await w.value();
  expect((await w.file(pool)).valuations).toEqual([]);
  await w.session(2);
  await w.stop(asha, id);
  await w.value();
  await w.session(3);
  const file = await w.file(pool);
  expect(file.valuations.length).toBeGreaterThan(0);
  expect(verifyValuations(file, sha256)).toEqual([]);
  const [first, ...rest] = file.valuations;
  const changed = {
    ...file,
    valuations: [{ ...first!, unitsAfter: (BigInt(first!.unitsAfter) + 1n).toString() }, ...rest],
  };
  expect(verifyValuations(changed, sha256)).not.toEqual([]);
});

function refused(code: string) {
  return { refusal: { code } };
}

/** The date of the session so many after today's. */
function endsIn(sessions: number): string {
  return w.moment(sessions * 6 + 1).date;
}

test('units of less than a paisa go for nothing, so that a pool ends with its last one', async () => {
  const [asha, mira] = [await w.h.customer(), await w.h.customer()];
  const endsOn = endsIn(3);
  const pool = await w.pool({ lockDays: 1, minimum: 1n, endsOn });
  const symbol = w.h.ownSymbol();
  const much = await w.follow(asha, pool, { amount: 1_00_000_00n });
  const little = await w.follow(mira, pool, { amount: 1n, stopPercent: 95 });
  const before = (await w.h.balance(mira)).cash;
  await w.value();
  // The charges of a purchase and a sale leave less than a paisa a thousandth.
  const position = await w.trade(pool, { symbol, lots: 1, price: 500_00 });
  await w.sell(pool, { position, price: 500_00 });
  while (w.moment().date < endsOn || !w.moment().isClose) await w.h.clock.advance(w.moment().at - w.h.clock.now());
  await w.value();
  expect(await w.row(pool)).toMatchObject({ units: 0n, followers: 0, endedAt: expect.anything() });
  expect(await w.read(asha, much.id)).toMatchObject({ state: 'ended', reason: 'end' });
  expect(await w.read(mira, little.id)).toMatchObject({ state: 'ended', paidOut: '0.00', units: '0.000' });
  expect((await w.h.balance(mira)).cash).toBe(before - 1n);
  expect(await w.stories(mira)).toContain('pools.finished');
  expect(await w.audit()).toEqual([]);
  await w.session(3);
  expect(verifyValuations(await w.file(pool), sha256)).toEqual([]);
});

test('which part of a pool the house has is on its page, and changes as others come', async () => {
  const [house, asha] = [await w.h.customer(), await w.h.customer()];
  const { rows } = await w.h.t.owner.query<{ id: bigint }>(
    `insert into identity.institution (code, name, created_at, is_house) values ('HOUSE', 'House', now(), true) returning id`,
  );
  await w.h.t.owner.query('update identity.customer set institution_id = $2 where id = $1', [house, rows[0]!.id]);
  const pool = await w.pool();
  const part = async () =>
    (await w.h.db.read((tx) => poolOf(w.deps, tx, { id: pool.id.toString(), now: w.h.clock.now() }))).house;
  await w.follow(house, pool, { amount: 3_00_000_00n });
  expect(await part()).toEqual({ units: '0.000', bps: 0 });
  await w.value();
  expect(await part()).toEqual({ units: '30000.000', bps: 10_000 });
  await w.follow(asha, pool, { amount: 1_00_000_00n });
  await w.value();
  expect(await part()).toEqual({ units: '30000.000', bps: 7_500 });
});
