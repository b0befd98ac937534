/**
 * The simulator (issue: robustness): seeded customers and faults against the real services, with the auditor after each
 * round of commands and over everything at the end. Customers of one round are different ones, so their commands may run in
 * any order with one result, and the same seed gives the same journal.
 */
import { createRng, type Rng } from '@bahi/core/rng.ts';
import { practiceCalendar, currentOrNextSession } from '@bahi/core/calendar.ts';
import { valuationMoments } from '@bahi/core/pool.ts';
import type { AuditBreak } from '@bahi/server/ledger/audit.ts';
import { createClients, type Clients } from './clients.ts';
import { drawCommand, type Command } from './commands.ts';
import { pick } from './drawing.ts';
import { isOfPool, isOfStaff, isShared } from './desk-commands.ts';
import type { ConnectionFault } from './faults.ts';
import { createWorld, eveningOf, type MarketKind, type World } from './world.ts';

export interface SimulationOptions {
  /** Of the owner role; the database is migrated and empty. */
  readonly url: string;
  readonly seed: number;
  readonly commands: number;
  /** Outcomes that the run goes on for, to at most LONGER times its commands: chance may keep a rare one away for long. */
  readonly wanted?: readonly string[];
  readonly customers?: number;
  readonly market?: MarketKind;
  /**
   * Few customers, everything at once: several commands of one customer, and the venue's events among them. Its outcomes
   * depend on who gets a lock first, so a storm cannot be repeated; what must hold is the same.
   */
  readonly isStorm?: boolean;
  /** Commands between two audits at most; 1 audits after each. */
  readonly roundMax?: number;
  readonly onProgress?: (commands: number) => void;
}

export interface SimulationResult {
  readonly commands: number;
  readonly rounds: number;
  readonly restarts: number;
  readonly breaks: readonly string[];
  readonly outcomes: ReadonlyMap<string, number>;
  readonly entries: number;
  /** Parts of positions in corporate actions that are done. */
  readonly entitlements: number;
  readonly pools: Awaited<ReturnType<World['poolsDone']>>;
}

const REPAIR_MS = 2_000;
const LONGER = 6;
/** After so many rounds those who have just acted make room for customers with fresh money. */
const ROUNDS_OF_A_CUSTOMER = 60;
const ROUNDS_OF_A_MORNING = 300;
/** Then four hours of it pass: pools are valued at each of these, and trade in between. */
const ROUNDS_OF_FOUR_HOURS = 50;
const CLOSED_ROUNDS = 6;
/** The clock's work at the desks, and new offers. */
const TENDED_ROUNDS = 8;
/** One in so many times that pools are tended their connection breaks. */
const TENDED_WELL = 4;
/** Statements of the clock's work at a pool, at most. */
const TENDED_STATEMENTS = 60;

export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, commands, wanted = [], customers = 60, roundMax = 40, market = 'thin', isStorm = false } = options;
  const world = await createWorld({ url: options.url, seed, customers, market });
  const rng = createRng(seed);
  const clients = createClients(world);
  const days = createDays(world);
  let done = 0;
  let rounds = 0;
  let restarts = 0;
  let entries = 0;
  let breaks: string[] = [];

  const isLacking = () => done < commands * LONGER && wanted.some((outcome) => !clients.outcomes.has(outcome));
  while (breaks.length === 0 && (done < commands || isLacking())) {
    const left = done < commands ? commands - done : roundMax;
    const size = Math.min(1 + rng.below(roundMax), left, customers);
    const chosen = isStorm ? drawn(rng, size) : shuffled(rng, customers).slice(0, size);
    let mayShare = true;
    const round = chosen.map((customer, index) => {
      const command = drawCommand(rng, world.market.symbols, { customer, number: done + index, mayShare });
      // Of two that meet at one offer's row, which comes first decides: a storm alone has several at once.
      mayShare &&= isStorm || !isShared(command.wish);
      return command;
    });
    const fault = drawFault(rng, isStorm);
    if (fault === 'lost_before_commit' || fault === 'lost_after_commit') world.db.arm(fault);
    if (fault === 'crash') world.cutVenue();
    const isTended = rounds % TENDED_ROUNDS === 0;
    const beside = isStorm ? [world.advance(50), isTended && tend(world, rng)] : [];
    const turnOf = ({ wish }: Command) => (isStorm ? 0 : isOfStaff(wish) ? 2 : isOfPool(wish) ? 1 : 0);
    const [first, later, last] = [0, 1, 2].map((turn) => round.filter((command) => turnOf(command) === turn));
    await Promise.all([...first!.map((command) => clients.run(command)), ...beside]);
    await Promise.all(later!.map((command) => clients.run(command)));
    for (const command of last!) await clients.run(command);
    world.db.disarm();
    if (fault === 'crash' || fault === 'stop') {
      await world.restart(fault === 'stop' ? 'graceful' : 'crash');
      restarts += 1;
    } else if (fault !== null) {
      // Nobody knows what was committed: the server tells the venue its open orders again, some moments later.
      await world.advance(REPAIR_MS);
    }
    if (isTended && !(await tend(world, rng)) && rng.below(2) === 0) {
      await world.restart('crash');
      restarts += 1;
    }
    await world.advance(100 + rng.below(400));
    await days.turn();
    if (rounds % ROUNDS_OF_A_CUSTOMER === 0) await world.renewCustomers([...new Set(chosen)]);
    const audit = await world.audit();
    breaks = [...clients.breaks, ...audit.breaks.map(describe), ...(await lastingStrays(world))];
    entries += audit.entries;
    done += size;
    rounds += 1;
    options.onProgress?.(done);
  }
  if (breaks.length === 0) breaks = await finalBreaks(world, clients);
  const entitlements = await world.entitlementsDone();
  const pools = await world.poolsDone();
  await world.end();
  return {
    commands: done,
    rounds,
    restarts: restarts + days.restarts,
    breaks,
    outcomes: clients.outcomes,
    entries,
    entitlements,
    pools,
  };
}

/** False: the work at the pools broke off. */
async function tend({ desks, pools }: World, rng: Rng): Promise<boolean> {
  await desks.tend();
  if (rng.below(TENDED_WELL) > 0) return pools.tend();
  const kind = pick(rng, ['lost_before_commit', 'lost_after_commit'] as const);
  return pools.tend({ kind, after: rng.below(TENDED_STATEMENTS) });
}

/**
 * An evening up to the session's end, some commands while the market is closed, the date's closing, a morning, and each four hours of the day a
 * moment of it; then the server is down until the next evening.
 */
function createDays(world: World): { turn(): Promise<void>; readonly restarts: number } {
  let day = 0;
  let closedRounds = 0;
  let morningRounds = 0;
  return {
    get restarts() {
      return day;
    },
    async turn() {
      const now = world.clock.now();
      const session = currentOrNextSession(practiceCalendar, now);
      if (now < session.open) {
        closedRounds += 1;
        if (closedRounds % CLOSED_ROUNDS > 0) return;
        await world.closePassedDate();
        await world.desks.workOutLevels();
        await world.advance(session.open - now);
        await world.advance(1_000);
        morningRounds = 1;
      } else if (morningRounds > 0 && (morningRounds += 1) > ROUNDS_OF_A_MORNING) {
        morningRounds = 0;
        day += 1;
        await world.restart('graceful', eveningOf(day));
      } else if (morningRounds > 0 && morningRounds % ROUNDS_OF_FOUR_HOURS === 0) {
        // The first valuation is four hours after the opening.
        const next = valuationMoments(practiceCalendar, session.date).find(({ at }) => at > now);
        await world.advance(next!.at - now);
      }
    },
  };
}

/**
 * The server repairs what it hears late (the end of a session in the next one, say) within a moment: only what stays is a
 * break.
 */
async function lastingStrays(world: World): Promise<string[]> {
  if ((await world.strayOrders()).length === 0) return [];
  await world.advance(REPAIR_MS);
  return world.strayOrders();
}

/** `crash`: everything commits, the venue hears nothing of it, and the process dies. */
type Fault = ConnectionFault | 'crash' | 'stop';

function drawFault(rng: Rng, isStorm: boolean): Fault | null {
  const faults: readonly Fault[] = isStorm
    ? ['crash', 'stop']
    : ['lost_before_commit', 'lost_after_commit', 'crash', 'stop'];
  return faults[rng.below(80)] ?? null;
}

/** At the end: everything from the first posting, every acknowledged order and request, and no hold without its reason. */
async function finalBreaks(world: World, { acknowledged, acknowledgedRequests }: Clients): Promise<string[]> {
  await world.advance(1_000);
  const [audit, deadlocks, orders, requests] = await Promise.all([
    world.auditWhole(),
    world.owner.query<{ deadlocks: bigint }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    ),
    world.owner.query<{ id: bigint }>(
      'select id from unnest($1::bigint[]) id where not exists (select from orders.orders o where o.id = id.id)',
      [[...acknowledged]],
    ),
    world.owner.query<{ id: bigint }>(
      `select id from unnest($1::bigint[]) id where not exists (select from deposits.deposit d where d.id = id.id)
       and not exists (select from withdrawals.withdrawal w where w.id = id.id)`,
      [[...acknowledgedRequests].filter((row) => !row.includes(' '))],
    ),
  ]);
  const lost = await lostOfDesks(
    world,
    [...acknowledgedRequests].filter((row) => row.includes(' ')),
  );
  const deadlocked =
    deadlocks.rows[0]!.deadlocks === 0n
      ? []
      : [`${deadlocks.rows[0]!.deadlocks} deadlocks: locks are not taken in one order`];
  return [
    ...audit.breaks.map(describe),
    ...deadlocked,
    ...orders.rows.map(({ id }) => `order ${id} was acknowledged and is lost`),
    ...requests.rows.map(({ id }) => `request ${id} was acknowledged and is lost`),
    ...lost.map((row) => `${row} was acknowledged and is lost`),
  ];
}

/** Of "loans.loan 7" and the like, those that are not there. */
async function lostOfDesks(world: World, rows: readonly string[]): Promise<string[]> {
  const named = rows.map((row) => row.split(' ') as [table: string, id: string]);
  const lost: string[] = [];
  for (const [table, of] of Map.groupBy(named, ([name]) => name)) {
    const text = `select id from unnest($1::bigint[]) id where not exists (select from ${table} t where t.id = id.id)`;
    const found = await world.owner.query<{ id: bigint }>(text, [of.map(([, id]) => id)]);
    lost.push(...found.rows.map(({ id }) => `${table} ${id}`));
  }
  return lost;
}

function describe({ invariant, evidence }: AuditBreak): string {
  return `${invariant}: ${evidence}`;
}

function shuffled(rng: Rng, count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = rng.below(index + 1);
    [numbers[index], numbers[other]] = [numbers[other]!, numbers[index]!];
  }
  return numbers;
}

const STORM_CUSTOMERS = 12;

function drawn(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => rng.below(STORM_CUSTOMERS));
}
