/** The copy funds of a practice install, over the practice exchange: open from the start, simulated in the background, and trading by their rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPool, getPoolPlans, listPools } from '@bahi/contract/pools/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { verifyPlans } from '@bahi/core/pool-plan.ts';
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { expectOk, NOON, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import type { Database } from '../platform/database.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { openPracticePools } from './pools.ts';
import { PRACTICE_STAFF } from './staff.ts';

/** Thirteen minutes before a valuation. */
const START = NOON + 52 * MINUTE_MS;

let market: LocalExchange;
let h: WholeApp;
const failures: unknown[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bahi-practice-pools-'));

beforeAll(async () => {
  market = createLocalExchange({
    seed: 'bahi',
    genesis: START,
    calendarId: 'practice',
    now: START,
    actionsFrom: START,
  });
  const { venue, feed } = market;
  h = await startWholeApp(undefined, { startsAt: START, venue, feed, members: PRACTICE_STAFF });
}, 120_000);
afterAll(async () => {
  await h.stop();
  await market.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keep = (db = h.t.db) =>
  openPracticePools({
    db,
    clock: h.clock,
    calendar: practiceCalendar,
    sealer: SEALER,
    log: { warn: (...what: unknown[]) => void failures.push(what) } as never,
    folders: { keys: join(folder, 'keys'), uploads: join(folder, 'uploads') },
    past: Promise.resolve(),
  });

async function open(db?: Database): Promise<void> {
  const kept = keep(db);
  await kept.ready;
  await kept.stop();
}

async function task(name: string): Promise<void> {
  await h.app.tasks.find((one) => one.name === name)!.run();
}

async function audit(): Promise<unknown> {
  return (await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS))).breaks;
}

test('one of each strategy is there, each with money that waits for its first valuation, and a second start adds nothing', async () => {
  await open();
  // It reads, and begins nothing.
  await open({ ...h.t.db, transaction: () => Promise.reject(new Error('nothing is missing')) });
  expect(failures).toEqual([]);
  const { rows } = expectOk(await h.as()(listPools, {}));
  expect(rows.map(({ strategy }) => strategy).toSorted()).toEqual(STRATEGIES.toSorted());
  const waiting = await h.t.owner.query('select 1 from pools.holding');
  expect(waiting.rowCount).toBe(30);
  expect(await audit()).toEqual([]);
}, 60_000);

test('what the rules would have brought is worked out in small slices, once, and stands on the page marked as simulated', async () => {
  const read = vi.spyOn(market.feed, 'instruments');
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await task('pools_simulated');
  isDone = true;
  await others;
  // Two for each stock that is read; of the rule no turn is longer than a session or two.
  expect(turns).toBeGreaterThan(500);
  expect(read).toHaveBeenCalled();
  read.mockClear();
  await task('pools_simulated');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  const { rows } = expectOk(await h.as()(listPools, {}));
  for (const { id, figures } of rows) {
    expect(figures!.basis).toBe('simulated');
    expect(figures!.risk).toBeGreaterThan(0);
    const { records } = expectOk(await h.as()(getPool, { pool: id }));
    expect(records.own).toBeNull();
    expect(records.simulated!.months.length).toBeGreaterThan(30);
  }
}, 120_000);

test('after the first valuation each plans and buys on the exchange as far as its money goes, and its plans follow from their file', async () => {
  const to = async (ms: number) => {
    await market.advance(h.clock.now() + ms);
    await h.clock.advance(ms);
  };
  await to(14 * MINUTE_MS);
  await task('pools_valuations');
  for (let minute = 0; minute < 4; minute += 1) {
    await to(MINUTE_MS);
    await task('pools_trading');
  }
  expect(failures).toEqual([]);
  const { rows: lines } = await h.t.owner.query<{ pool: bigint; outcome: string; count: bigint }>(
    `select p.pool_id as pool, l.outcome, count(*) from pools.plan p join pools.plan_line l on l.plan_id = p.id group by 1, 2 order by 1, 2`,
  );
  // A rule may find nothing to hold; most do, and what is asked at the mark is mostly filled within minutes.
  expect(new Set(lines.map(({ pool }) => pool)).size).toBeGreaterThanOrEqual(4);
  expect(lines.filter(({ outcome }) => outcome === 'filled').length).toBeGreaterThanOrEqual(4);
  expect(lines.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  await h.clock.advance(48 * HOUR_MS);
  for (const { id } of expectOk(await h.as()(listPools, {})).rows) {
    const file = expectOk(await h.as()(getPoolPlans, { pool: id }));
    expect(file.plans).toHaveLength(1);
    expect(verifyPlans(file)).toEqual([]);
  }
  expect(await audit()).toEqual([]);
}, 240_000);

test('where one has ended another of its strategy is opened without a start, once', async () => {
  const kept = keep();
  await kept.ready;
  const strategies = async () => {
    const { rows } = await h.t.owner.query<{ strategy: string }>(
      'select strategy from pools.pool where ended_at is null order by strategy',
    );
    return rows.map(({ strategy }) => strategy);
  };
  await h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update pools.pool set ended_at = $1, units = 0, followers = 0 where strategy = 'trend'`, [
      h.clock.now(),
    ]);
  });
  expect(await strategies()).not.toContain('trend');
  await h.clock.advance(20 * MINUTE_MS);
  await expect.poll(strategies).toEqual(STRATEGIES.toSorted());
  await kept.stop();
  expect(await strategies()).toEqual(STRATEGIES.toSorted());
  expect(failures).toEqual([]);
}, 60_000);
