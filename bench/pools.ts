/**
 * `pools`: one moment's valuations of six pools with 10,000 followers each (BAHI_BENCH_FOLLOWERS for a quick look), durably: every follower's stop is looked
 * at, and one in a hundred comes in or goes out. Beside it the valuation at which all of them came in. How long either
 * holds the event loop at a stretch is in the figures, by the wall and of the thread's own processor time. Whole audits of the pools' invariants follow.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { valuationMoments } from '@bahi/core/pool.ts';
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import { grantPractice, openBooks } from '../server/src/ledger/accounts.ts';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { placeHold } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { POOL_INVARIANTS } from '../server/src/pools/audit.ts';
import { openPool, valueDue, type PoolRow } from '../server/src/pools/service.ts';
import { longestHold } from './loop.ts';
import { cpuSeconds, processTree } from './processes.ts';

const FOLLOWERS = Number(process.env['BAHI_BENCH_FOLLOWERS'] ?? 10_000);
const BATCH = 2_000;
const AMOUNT = 50_000_00n;
const calendar = practiceCalendar;
const BEGAN_AT = Date.parse('2026-11-20T10:00:00+05:30');
const businessDate = businessDateOf(calendar, BEGAN_AT);
const moments = valuationMoments(calendar, businessDate).filter(({ at }) => at > BEGAN_AT);

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 600_000 });
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 600_000 });
  let now = BEGAN_AT;
  const deps = {
    db,
    clock: { now: () => now },
    calendar,
    feed: { mark: () => undefined },
    isHeldUp: () => false,
    stateOf: () => 'trading' as const,
  };
  const pools: PoolRow[] = [];
  for (const strategy of STRATEGIES) {
    const terms = { strategy, minimum: 10_000_00n, feeBps: 100, lockDays: 5, endsOn: '2028-11-20', now };
    pools.push(await db.transaction((tx) => openPool(calendar, tx, terms)));
  }
  const customers = await register(FOLLOWERS * pools.length + pools.length);
  const late = customers.splice(0, pools.length);
  for (const [at, pool] of pools.entries())
    for (let first = 0; first < FOLLOWERS; first += BATCH) {
      const own = customers.slice(at * FOLLOWERS + first, at * FOLLOWERS + Math.min(first + BATCH, FOLLOWERS));
      await follow(pool, own, moments[0]!.at);
      // Plans for empty tables would read the books of everybody for each.
      if (at === 0 && first === 0) await owner.query('analyze');
    }
  await owner.query('vacuum (analyze)');

  now = moments[0]!.at;
  const allIn = await timed();
  await owner.query('vacuum (analyze)');
  const each = Math.max(1, Math.floor(FOLLOWERS / 200));
  for (const [at, pool] of pools.entries()) {
    await follow(pool, customers.slice(at * FOLLOWERS, at * FOLLOWERS + each), moments[1]!.at);
    await follow(pool, [late[at]!], moments[1]!.at);
    await owner.query(
      `insert into pools.redemption (holding_id, pool_id, customer_id, units, asked_at, deals_at, reason)
       select id, pool_id, customer_id, units, $2, $3, 'asked' from pools.holding
       where pool_id = $1 and status = 'in_progress' order by id desc limit $4`,
      [pool.id, now, moments[1]!.at, each],
    );
  }
  now = moments[1]!.at;
  const cpu = () => cpuSeconds(processTree(process.pid));
  const used = cpu();
  const taken = await timed();
  const cpuUsed = cpu() - used;
  now = moments[2]!.at;
  const quiet = await timed();
  const { rows } = await owner.query<{ flows: bigint }>('select count(*) as flows from pools.flow');
  const flows = pools.length * (FOLLOWERS + 2 * each + 1);
  if (Number(rows[0]!.flows) !== flows) throw new Error(`${rows[0]!.flows} of ${flows} requests were settled`);
  const of = POOL_INVARIANTS.filter(({ name }) => name !== 'pool_deals_after_the_cut_off');
  const { breaks } = await db.read((tx) => auditWhole(tx, of));
  if (breaks.length > 0) throw new Error(JSON.stringify(breaks));
  const figure = {
    name: 'pools',
    pools: pools.length,
    followers: FOLLOWERS,
    all_in_s: allIn.seconds,
    all_in_loop_max_ms: allIn.held.wallMs,
    all_in_loop_max_cpu_ms: allIn.held.cpuMs,
    without_requests_s: quiet.seconds,
    requests: pools.length * (2 * each + 1),
    cpu_seconds: Math.round(cpuUsed * 10) / 10,
    loop_max_ms: taken.held.wallMs,
    loop_max_cpu_ms: taken.held.cpuMs,
    valuation_s: taken.seconds,
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  await db.close();
  await owner.close();

  async function timed() {
    const started = performance.now();
    const { held } = await longestHold(() => valueDue(deps));
    return { seconds: Math.round(performance.now() - started) / 1000, held };
  }

  async function register(count: number): Promise<bigint[]> {
    await owner.query(`insert into identity.institution (code, name, created_at) values ('BENCH', 'Bench', now())`);
    const { rows: made } = await owner.query<{ id: bigint }>(
      `insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
       select 'follower' || n, '$argon2id$bench', i.id, 'BENCH-' || n, 'en', false, now()
       from generate_series(1, $1::int) n, identity.institution i returning id`,
      [count],
    );
    const ids = made.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += BATCH) {
      const customerIds = ids.slice(first, first + BATCH);
      await db.transaction(async (tx) => {
        await openBooks(tx, customerIds);
        await grantPractice(tx, { customerIds, amount: 10_00_000_00n, at: BEGAN_AT, businessDate });
      });
      if (first === 0) await owner.query('analyze');
    }
    return ids;
  }

  /** As followPool does, for many at once. */
  async function follow(pool: PoolRow, customerIds: readonly bigint[], dealsAt: number): Promise<void> {
    await db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds });
      const { rows: held } = await tx.query<{ id: bigint; customerId: bigint }>(
        `insert into pools.holding (pool_id, customer_id, invested, asked_at, deals_at, locked_until, stop_percent)
         select $1, c, $3, $4, $5, '2026-11-25', 40 from unnest($2::bigint[]) c returning id, customer_id as "customerId"`,
        [pool.id, [...customerIds], AMOUNT, now, dealsAt],
      );
      for (const { id, customerId } of held)
        placeHold(books, { kind: 'pool', reference: id, customerId, amount: AMOUNT });
      await writeBooks(tx, books, { at: now, businessDate });
    });
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
