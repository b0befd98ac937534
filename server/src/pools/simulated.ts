/**
 * The rule of a pool run over history, once, for as long as its own record says nothing (core/src/pool-simulation.ts): in the background and in small
 * slices, between which everybody else has a turn. History is read once for all pools that lack it.
 */
import { INDIAN_EQUITY_CHARGES, scheduleOn } from '@bahi/core/charges.ts';
import { parseMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { RecordedClose } from '@bahi/core/pool-record.ts';
import { simulatedCloses } from '@bahi/core/pool-simulation.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { othersFirst } from '../platform/pieces.ts';
import { closedDays, type BarsDeps, type ClosedDays } from './bars.ts';
import { recordOf } from './figures.ts';

export interface SimulatedDeps extends BarsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly parametersAt: (now: number) => Parameters;
  /** How long one slice may last, by a clock of the machine; left out: `SLICE_MS`. */
  readonly monotonic?: () => number;
}

/** So long nobody else has a turn, and a session of the simulation. */
const SLICE_MS = 10;
/** So much as a pool may have: whole lots of all that a rule holds. */
const CAPITAL = parseMoney('10000000.00')!;

export function createSimulatedTasks(deps: SimulatedDeps): Task[] {
  return [{ name: 'pools_simulated', cron: '* * * * *', run: () => simulateMissing(deps) }];
}

interface Missing {
  readonly id: bigint;
  readonly strategy: Strategy;
  readonly feeBps: number;
  readonly lockDays: number;
  readonly startedOn: string;
}

/** History up to the session in which each began; pools of one date have the same. */
export async function simulateMissing(deps: SimulatedDeps): Promise<void> {
  const byDate = Map.groupBy(await selectMissing(deps.db), ({ startedOn }) => startedOn);
  for (const [date, pools] of byDate) {
    const history = await closedDays(deps, { date });
    for (const pool of pools) await keep(deps, pool, await simulate(deps, pool, history));
  }
}

async function simulate(deps: SimulatedDeps, pool: Missing, { dates, stocks }: ClosedDays): Promise<RecordedClose[]> {
  const { monotonic = () => performance.now() } = deps;
  const closes: RecordedClose[] = [];
  const session = simulatedCloses({
    strategy: pool.strategy,
    dates,
    stocks,
    capital: CAPITAL,
    feeBpsAYear: pool.feeBps,
    lotSize: deps.parametersAt(deps.clock.now()).lotSize,
    schedule: scheduleOn(INDIAN_EQUITY_CHARGES, pool.startedOn),
  });
  let began = monotonic();
  for (const close of session) {
    closes.push(close);
    if (monotonic() - began < SLICE_MS) continue;
    await othersFirst();
    began = monotonic();
  }
  return closes;
}

/** Whoever is first. A market that is too young for its rule leaves nothing, and is tried again. */
async function keep({ db, clock }: SimulatedDeps, pool: Missing, closes: readonly RecordedClose[]): Promise<void> {
  const record = recordOf(closes, pool.lockDays);
  if (record === null) return;
  const { from, through, ...figures } = record;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into pools.simulated (pool_id, computed_at, from_date, through_date, figures) values ($1, $2, $3, $4, $5)
       on conflict (pool_id) do nothing`,
      [pool.id, clock.now(), from, through, JSON.stringify(figures)],
    );
    if (rowCount === 0) return;
    const rows = closes.map(({ date, price }) => ({ date, price: price.toString() }));
    await tx.query(
      `insert into pools.simulated_close (pool_id, date, price)
       select $1, c.date, c.price from jsonb_to_recordset($2::jsonb) as c (date date, price bigint)`,
      [pool.id, JSON.stringify(rows)],
    );
  });
}

async function selectMissing(db: Database): Promise<Missing[]> {
  const { rows } = await db.query<Missing>({
    name: 'pools.without_simulated',
    text: `select p.id, p.strategy, p.fee_bps as "feeBps", p.lock_days::int as "lockDays", p.started_on::text as "startedOn"
      from pools.pool p where p.ended_at is null and not exists (select from pools.simulated s where s.pool_id = p.id)
      order by p.started_on, p.id`,
  });
  return rows;
}
