/** Whatever comes at once to a block: one effect, a clear refusal to the rest, nothing oversold, and a clean audit. */
import * as contract from '@bahi/contract/block-trades/calls.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import type { Tx } from '../platform/database.ts';
import { answer, createRace, several } from '../testing-races.ts';
import { progress } from './jobs.ts';
import { offers } from './offer-store.ts';
import { key, startBlocks, type Blocks } from './testing.ts';

const SEED = testSeed(import.meta.filename);
const race = createRace(SEED);
let b: Blocks;

beforeAll(async () => {
  b = await startBlocks();
});
afterEach(async () => {
  expect(await b.audit(), `BAHI_SEED=${SEED}`).toEqual([]);
});
afterAll(() => b.stop());

test.each([2, 8, 64])('a customer who asks %i times at once asks once', async (times) => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const answers = await race(several('', times).map(() => () => b.ask(asha, offer, 10)));
  expect(answers.toSorted()).toEqual([...several('block_trades.pending', times - 1), 'ok']);
  expect(await b.book(asha.id)).toMatchObject({ held: 40_016_81n });
});

test('one call repeated at once makes one request', async () => {
  const [asha, offer, same] = [await b.customer(), await b.offer(), key()];
  const answers = await Promise.all(
    several('', 6).map(() => asha.call(contract.requestBlock, { offer, lots: 3 }, same)),
  );
  expect(new Set(answers.map((one) => expectOk(one).id)).size).toBe(1);
});

test('the customer who takes back against the reviewer who approves: exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [asha, offer] = [await b.customer(), await b.offer()];
    const request = await b.asked(asha, offer, 10);
    const answers = await race([() => b.cancel(asha, request.id), () => b.decide(request, 10)]);
    expect([
      ['ok', 'staff.case_decided'],
      ['block_trades.not_pending', 'ok'],
    ]).toContainEqual(answers);
    const { state } = await b.read(asha, request.id);
    const [margin, paid] = state === 'approved' ? [40_000_00n, 40_016_81n] : [0n, 0n];
    expect(await b.book(asha.id)).toMatchObject({ held: 0n, margin, cash: 10_00_000_00n - paid });
  }
});

test('three reviewers at one request: one decides', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const request = await b.asked(asha, offer, 10);
  const answers = await race([10, 0, 5].map((lots) => () => b.decide(request, lots)));
  expect(answers.toSorted()).toEqual(['ok', 'staff.case_decided', 'staff.case_decided']);
});

test('the last lots asked by many and approved at once are never oversold', async () => {
  const offer = await b.offer({ lots: 25, maximumLots: 10 });
  const requests = await Promise.all(several('', 12).map(async () => b.asked(await b.customer(), offer, 10)));
  const answers = await race(requests.map((request) => () => b.decide(request, 10)));
  expect(answers.toSorted()).toEqual([...several('block_trades.above_asked', 10), 'ok', 'ok']);
  // What is left is asked for in parts, by more reviewers than there are parts.
  const parts = await race(
    requests.filter((_, index) => answers[index] !== 'ok').map((request) => () => b.decide(request, 2)),
  );
  expect(parts.toSorted()).toEqual([...several('block_trades.above_asked', 8), 'ok', 'ok']);
  const { rows } = await b.h.t.owner.query('select sold_lots as lots from block_trades.offer where id = $1', [offer]);
  expect(rows).toEqual([{ lots: 24 }]);
});

test('the end of the window against an approval: bought or expired, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [asha, offer] = [await b.customer(), await b.offer()];
    const request = await b.asked(asha, offer, 10);
    const late = { now: b.h.clock.now() + HOUR_MS - 1 };
    await b.h.clock.advance(HOUR_MS - 1);
    const approving = answer(b.decide(request, 10, late));
    await b.h.clock.advance(1);
    const [decided] = await Promise.all([approving, b.progress()]);
    await b.progress();
    const { state } = await b.read(asha, request.id);
    expect([decided, state]).toEqual(decided === 'ok' ? ['ok', 'approved'] : [decided, 'expired']);
    expect(['ok', 'staff.case_decided', 'block_trades.closed']).toContain(decided);
  }
});

test('asking against the withdrawal: expired and given back, or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [asha, offer] = [await b.customer(), await b.offer()];
    const [asked, withdrawn] = await race([() => b.ask(asha, offer, 10), () => b.withdraw(offer)]);
    expect(withdrawn).toBe('ok');
    expect(['ok', 'block_trades.off_shelf']).toContain(asked);
    await b.progress();
    expect(await b.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  }
});

test('what is played of a past does not keep anybody from an offer that came since', async () => {
  const asha = await b.customer();
  const past = b.h.clock.now();
  await b.h.clock.advance(MINUTE_MS);
  const offer = await b.offer();
  await b.deps.db.transaction(async (tx) => {
    const within = { ...b.deps.db, query: tx.query, read: onTx, transaction: onTx };
    function onTx<T>(fn: (inner: Tx) => Promise<T>): Promise<T> {
      return fn(tx);
    }
    await progress({ ...b.deps, db: within, clock: { ...b.deps.clock, now: () => past } });
    // All of the past is one transaction: what it locked would stay locked.
    await b.asked(asha, offer, 10);
  });
});

test('the work of the minute waits for nobody who is asking for an offer that goes on', async () => {
  const [asha, ravi] = [await b.customer(), await b.customer()];
  const running = await b.offer();
  await b.h.clock.advance(HOUR_MS - MINUTE_MS);
  const late = await b.offer();
  const request = await b.asked(asha, running, 10);
  await b.deps.db.transaction(async (tx) => {
    await offers.lock(tx, BigInt(late), 'share');
    await b.h.clock.advance(MINUTE_MS);
    await b.progress();
  });
  expect(await b.read(asha, request.id)).toMatchObject({ state: 'expired', held: '0.00' });
  await b.asked(ravi, late, 10);
});

test('a request that cannot be ended keeps no other', async () => {
  const [asha, ravi] = [await b.customer(), await b.customer()];
  const offer = await b.offer();
  const [broken, last] = [await b.asked(asha, offer, 5), await b.asked(ravi, offer, 5)];
  const { owner } = b.h.t;
  await owner.query(
    `create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await owner.query(
    `create trigger break_one before update on block_trades.request for each row when (old.id = ${broken.id}) execute function break_one()`,
  );
  await b.h.clock.advance(HOUR_MS);
  await expect(b.progress()).rejects.toMatchObject({ errors: [{ message: `block request ${broken.id}` }] });
  expect(await b.read(asha, broken.id)).toMatchObject({ state: 'pending' });
  expect(await b.read(ravi, last.id)).toMatchObject({ state: 'expired', held: '0.00' });
  await owner.query('drop trigger break_one on block_trades.request');
  await owner.query('drop function break_one');
  await b.progress();
  expect(await b.read(asha, broken.id)).toMatchObject({ state: 'expired' });
});
