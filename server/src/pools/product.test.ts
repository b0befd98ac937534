/** A pool is published, noted and called off by two people, and not called off once somebody may have units of it; its valuations are proved by a checkpoint. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getPool } from '@bahi/contract/pools/calls.ts';
import * as contract from '@bahi/contract/staff/offerings.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { verifyValuations } from '@bahi/core/pool-valuation.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { makeCheckpoint } from '../proofs/checkpoints.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { poolHeads } from './heads.ts';
import { checkPool } from './product-checks.ts';
import { startPools } from './testing.ts';

let w: WholeApp;
let maker: string;
let checker: string;
beforeAll(async () => {
  w = await startWholeApp();
  maker = await w.signIn('products');
  checker = await w.signIn('products', 1);
});
afterAll(() => w.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'The board decided so';
const terms = { strategy: 'momentum', minimumAmount: '5000.00', lockDays: '10', endsOn: '2027-11-22' };
const named = (product: string) => ({ kind: 'pool' as const, product });

async function published(): Promise<string> {
  const draft = { draft: null, version: 0, kind: 'pool', values: terms } as const;
  const { id, version, problems } = expectOk(await w.staff(maker)(contract.saveDraft, draft, key()));
  expect(problems).toEqual([]);
  const change = expectOk(await w.staff(maker)(contract.proposeProduct, { draft: id, version, reason }, key()));
  expect(endOf(await w.staff(maker)(approveChange, { change: change.id }, key()))).toBe('staff.same_person');
  expectOk(await w.staff(checker)(approveChange, { change: change.id }, key()));
  const list: InputOf<typeof contract.listProducts> = { kind: 'pool', stage: 'published', text: 'momentum' };
  return expectOk(await w.staff(maker)(contract.listProducts, list)).rows[0]!.id;
}

test('two people publish a pool, add a public note, and call it off before its first valuation', async () => {
  const pool = await published();
  expect(expectOk(await w.as()(getPool, { pool }))).toMatchObject({
    strategy: 'momentum',
    minimum: '5000.00',
    lockDays: 10,
    endsOn: '2027-11-22',
    feeBps: 100,
    notes: [],
    state: 'open',
  });
  const detail = expectOk(await w.staff(maker)(contract.getProduct, named(pool)));
  expect(detail).toMatchObject({ values: terms, state: 'open', canCallOff: true });
  const [note, ended] = ['Questions are answered on Friday.', 'The board has taken it back.'];
  for (const [call, text] of [
    [contract.proposePublicNote, note],
    [contract.proposeCallingOff, ended],
  ] as const) {
    const change = expectOk(await w.staff(maker)(call, { ...named(pool), note: text, reason }, key()));
    expectOk(await w.staff(checker)(approveChange, { change: change.id }, key()));
  }
  const after = expectOk(await w.as()(getPool, { pool }));
  expect(after).toMatchObject({ state: 'closed_to_new', stateReason: 'off_shelf' });
  expect(after.notes.map(({ text }) => text)).toEqual([note, ended]);
  expect(expectOk(await w.staff(maker)(contract.getProduct, named(pool)))).toMatchObject({
    state: 'withdrawn',
    canCallOff: false,
  });
});

test('what has been valued is not called off, also where that was proposed before', async () => {
  const pool = await published();
  const asked = { ...named(pool), note: 'The board has taken it back.', reason };
  const change = expectOk(await w.staff(maker)(contract.proposeCallingOff, asked, key()));
  await w.t.owner.query(`update pools.pool set valuations = 1, value = 0 where id = $1`, [pool]);
  expect(endOf(await w.staff(checker)(approveChange, { change: change.id }, key()))).toBe('pools.valued');
  expect(expectOk(await w.staff(maker)(contract.getProduct, named(pool)))).toMatchObject({ canCallOff: false });
  await w.t.owner.query(`update pools.pool set valuations = 0, value = null where id = $1`, [pool]);
});

test('as a product it is closed after its deadline, and done once it has ended', async () => {
  const pool = await published();
  const stateOf = async () => expectOk(await w.staff(maker)(contract.getProduct, named(pool))).state;
  expect(await stateOf()).toBe('open');
  await w.t.owner.query(`update pools.pool set deadline = started_on - 1 where id = $1`, [pool]);
  expect(await stateOf()).toBe('closed');
  await w.t.owner.query(`update pools.pool set ended_at = $2 where id = $1`, [pool, w.clock.now()]);
  expect(await stateOf()).toBe('done');
});

test.each([
  ['no strategy', { strategy: '' }, 'strategy', 'products.field_missing'],
  ['a strategy that is none', { strategy: 'luck' }, 'strategy', 'products.value_invalid'],
  ['too little at least', { minimumAmount: '999.99' }, 'minimumAmount', 'products.out_of_range'],
  ['too much', { minimumAmount: '10000000.01' }, 'minimumAmount', 'products.out_of_range'],
  ['no lock-up', { lockDays: '0' }, 'lockDays', 'products.out_of_range'],
  ['an end within the lock-up', { endsOn: '2026-12-01' }, 'endsOn', 'products.date_too_early'],
])('a pool of %s is not proposed', (_what, changed, field, code) => {
  const { problems } = checkPool({ ...terms, ...changed }, { now: w.clock.now(), calendar: practiceCalendar });
  expect(problems.map(({ field: of, refusal }) => [of, refusal.code])).toEqual([[field, code]]);
});

test('the file of valuations is proved by the newest checkpoint that has none which is not public yet', async () => {
  const p = await startPools();
  const pool = await p.pool();
  await p.follow(await p.h.customer(), pool);
  const checked = () => makeCheckpoint(p.h.t.db, p.h.clock.now(), { pools: poolHeads });
  await p.value();
  const first = await checked();
  await p.session(1);
  await p.value();
  const [, second] = [await p.session(1), await checked()];
  expect((await p.file(pool)).valuations.length).toBeGreaterThan(0);
  const file = await p.file(pool);
  const published = [first!, second!];
  expect(file.proof!.checkpoint.number).toBe(first!.number);
  expect(verifyValuations(file, sha256, published)).toEqual([]);
  const other = { ...file, before: { ...file.before, closedOn: '2026-01-01' } };
  expect(verifyValuations({ ...other, valuations: [] }, sha256, published)).toEqual([{ problem: 'head_differs' }]);
  await p.h.stop();
});
