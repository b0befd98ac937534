/** A practice market has a block offer open, or opening within the hour, whenever one looks. */
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCK_TRADE_INVARIANTS } from '../block-trades/audit.ts';
import { progress } from '../block-trades/jobs.ts';
import { offersPage } from '../block-trades/service.ts';
import { startBlocks, type Blocks } from '../block-trades/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { SetFeed } from '../orders/testing-market.ts';
import { keepPracticeBlocks } from './blocks.ts';
import { turning } from './testing-turns.ts';

let b: Blocks;
beforeAll(async () => {
  b = await startBlocks();
});
afterAll(() => b.stop());

const DAYS = process.env['BAHI_EVERYWHERE'] === '1' ? 6 : 3;

test('at each quarter of an hour of some days, before the turn that comes then, one is open or opens within the hour, of a seller who has it', async () => {
  const { clock, t } = b.h;
  const feed = new SetFeed(clock);
  feed.list('VRM', 500_00);
  feed.list('NEEM', 220_00);
  feed.list('DEAR', 5_000_00);
  feed.setBlockInventory('VRM', 12_100);
  const warnings: unknown[] = [];
  const log = { warn: (what: unknown) => void warnings.push(what) };
  const turns = turning(clock);
  const blocks = keepPracticeBlocks({ db: t.db, clock: turns.clock, feed, log });
  await blocks.ready;
  const dry: string[] = [];
  for (let quarter = 0; quarter < DAYS * 96; quarter += 1) {
    await clock.advance(15 * MINUTE_MS);
    const now = clock.now();
    const { rows } = await t.db.read((tx) => offersPage(b.deps, tx, { input: { page: 1, pageSize: 50 }, now }));
    const isThere = rows.some(({ opensAt, closesAt }) => closesAt > now && opensAt <= now + HOUR_MS);
    if (!isThere) dry.push(new Date(now).toISOString());
    turns.turn();
    await blocks.ready;
    await progress(b.deps);
  }
  expect(dry).toEqual([]);
  expect(warnings).toEqual([]);
  await blocks.stop();
  const { rows } = await t.owner.query<{ symbol: string }>('select distinct symbol from block_trades.offer order by 1');
  expect(rows.map(({ symbol }) => symbol)).toEqual(['NEEM', 'VRM']);
  expect((await t.db.transaction((tx) => auditWhole(tx, BLOCK_TRADE_INVARIANTS))).breaks).toEqual([]);
});

test('one that is sold, or opens in days, is none to ask for: another opens at once', async () => {
  const own = await startBlocks();
  const { clock, t } = own.h;
  const opensAt = BigInt(clock.now() + 72 * HOUR_MS);
  await own.offer({ opensAt, closesAt: opensAt + BigInt(HOUR_MS) });
  const feed = new SetFeed(clock);
  feed.list('VRM', 500_00);
  const blocks = keepPracticeBlocks({ db: t.db, clock, feed, log: { warn: () => {} } });
  await blocks.ready;
  const open = async () => {
    const { rows } = await t.db.read((tx) =>
      offersPage(own.deps, tx, { input: { page: 1, pageSize: 50 }, now: clock.now() }),
    );
    return rows.filter(({ state, remainingLots }) => state === 'open' && remainingLots > 0).map(({ id }) => id);
  };
  const [first, ...others] = await open();
  expect([first, others]).toEqual([expect.any(String), []]);
  await t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('update block_trades.offer set sold_lots = lots where id = $1', [first]);
  });
  await clock.advance(MINUTE_MS);
  await blocks.ready;
  expect(await open()).toEqual([expect.any(String)]);
  await clock.advance(MINUTE_MS);
  await blocks.ready;
  expect(await open()).toHaveLength(1);
  await blocks.stop();
  await own.stop();
});
