/**
 * What the simulator drives: the real orders service over a real PostgreSQL, a virtual clock and a small market, put
 * together anew after each crash as the server's start would.
 */
import { addDays, businessDateOf, localDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { createRng } from '@bahi/core/rng.ts';
import { auditChanges, auditWhole, type AuditResult } from '@bahi/server/ledger/audit.ts';
import { grantPractice, openBooks } from '@bahi/server/ledger/accounts.ts';
import { closeBusinessDate } from '@bahi/server/ledger/business-dates.ts';
import { DOMAIN_INVARIANTS } from '@bahi/server/invariants.ts';
import { followPositions } from '@bahi/server/pledges/service.ts';
import { createCorporateActions, openSchedule, type CorporateActions } from '@bahi/server/corporate-actions/service.ts';
import { createOrders, type Orders } from '@bahi/server/orders/service.ts';
import { createBus } from '@bahi/server/platform/bus.ts';
import { virtualClock, type VirtualClock } from '@bahi/server/platform/clock.ts';
import { openDatabase, type Database } from '@bahi/server/platform/database.ts';
import { createLog, type Log } from '@bahi/server/platform/log.ts';
import { createMetrics } from '@bahi/server/platform/metrics.ts';
import { PATIENCE } from '@bahi/server/platform/testing.ts';
import { faultyDatabase, faultyVenue, mortalClock, type FaultyDatabase, type FaultyVenue } from './faults.ts';
import { createDesks, type Desks } from './desks.ts';
import { createPools, type Pools } from './pools.ts';
import { FIRST_DATE } from './feed.ts';
import { withKeptPlan } from './kept-plan.ts';
import { createMoney, type Money, type Request } from './money.ts';
import { createThinMarket, type SimMarket } from './market.ts';
import { createPracticeMarket } from './practice-market.ts';

export interface World {
  readonly market: SimMarket;
  readonly customers: readonly bigint[];
  readonly owner: Database;
  readonly clock: VirtualClock;
  readonly orders: Orders;
  readonly money: Money;
  readonly desks: Desks;
  readonly pools: Pools;
  readonly db: FaultyDatabase;
  /** The customer's request that is not at an end; one that is nobody's without it. */
  openRequest(customerId: bigint, request: Request): Promise<{ id: bigint; amount: string }>;
  /** Time and the market move on, and everything that follows from it is settled. */
  advance(ms: number): Promise<void>;
  /** The venue's word no longer gets through; the process dies at the next `restart`. */
  cutVenue(): void;
  /** Dies where it stands, or stops gracefully, and starts again, possibly much later. */
  restart(how: 'crash' | 'graceful', at?: number): Promise<void>;
  /** Some customers leave, their orders and positions staying as they are; funded ones come in their places. */
  renewCustomers(indices: readonly number[]): Promise<void>;
  closePassedDate(): Promise<void>;
  entitlementsDone(): Promise<number>;
  /** Orders of pools that were filled, and units that went out. */
  poolsDone(): Promise<{ readonly filled: number; readonly redeemed: number; readonly ended: number }>;
  audit(): Promise<AuditResult>;
  /** Orders that the books and the venue do not agree about: working in one, and not or otherwise in the other. */
  strayOrders(): Promise<string[]>;
  auditWhole(): Promise<AuditResult>;
  end(): Promise<void>;
}

export interface WorldOptions {
  /** Of the owner role; the database is migrated and empty. */
  readonly url: string;
  readonly seed: number;
  readonly customers: number;
  /** `thin`: made to hurt; `practice`: the practice exchange as it is. */
  readonly market: MarketKind;
}

export type MarketKind = 'thin' | 'practice';

const GRANT = 10_00_000_00n;
/** Before the session's end, so that a run of some hundred rounds goes through it and the next opening, where actions happen. */
const EVENING_MS = 40_000;

/** Shortly before the session of the n-th day ends. */
export function eveningOf(day: number): number {
  return sessionOn(practiceCalendar, addDays(FIRST_DATE, day))!.close - EVENING_MS;
}

export async function createWorld({ url, seed, customers: count, market: kind }: WorldOptions): Promise<World> {
  const app = openDatabase({ url, poolSize: 8, ...PATIENCE });
  const owner = openDatabase({ url, poolSize: 2, role: 'owner', ...PATIENCE });
  const auditor = openDatabase({ url, poolSize: 1, ...PATIENCE });
  const market = kind === 'thin' ? createThinMarket(seed) : createPracticeMarket(seed, eveningOf(0));
  const log = createLog({ level: process.env['BAHI_LOG'] ?? 'silent', toStderr: true });
  let process_ = await startProcess({ app, market, seed, log, at: eveningOf(0), life: 0 });
  let life = 0;
  const customers = await openCustomers(owner, app, { count, at: process_.time.now() });

  return {
    market,
    customers,
    owner,
    get clock() {
      return process_.time;
    },
    get orders() {
      return process_.orders;
    },
    get money() {
      return process_.money;
    },
    get desks() {
      return process_.desks;
    },
    get pools() {
      return process_.pools;
    },
    get db() {
      return process_.db;
    },
    async openRequest(customerId, request) {
      const { rows } = await owner.query<{ id: bigint; amount: bigint }>({
        name: `sim.open_${request}`,
        text: `select id, amount from ${request}s.${request} where customer_id = $1 and status in ('pending', 'approved')`,
        values: [customerId],
      });
      const [{ id, amount } = { id: 1n, amount: 1n }] = rows;
      return { id, amount: formatMoney(amount) };
    },
    async advance(ms) {
      await process_.time.advance(ms);
      await settle(process_);
      await market.step(process_.time.now());
      await settle(process_);
    },
    cutVenue: () => process_.venue.cut(),
    async restart(how, at = process_.time.now()) {
      if (how === 'graceful') {
        await process_.actions.stop();
        await process_.orders.stop();
      }
      process_.venue.cut();
      process_.db.kill();
      process_.clock.die();
      market.crash();
      life += 1;
      process_ = await startProcess({ app, market, seed, log, at, life });
    },
    async renewCustomers(indices) {
      const fresh = await openCustomers(owner, app, { count: indices.length, at: process_.time.now() });
      for (const [place, index] of indices.entries()) customers[index] = fresh[place]!;
    },
    async closePassedDate() {
      const now = process_.time.now();
      const businessDate = addDays(businessDateOf(practiceCalendar, now), -1);
      await app.transaction((tx) => closeBusinessDate(tx, { businessDate, at: now }));
    },
    async strayOrders() {
      const { rows } = await owner.query<{ id: bigint; left: number }>({
        name: 'sim.working',
        text: `select id, quantity - filled as left from orders.orders where ended_at is null and status in ('pending', 'partly_filled')`,
      });
      const atVenue = market.working();
      const inBooks = new Map(rows.map(({ id, left }) => [id.toString(), left]));
      return [...new Set([...atVenue.keys(), ...inBooks.keys()])]
        .filter((id) => atVenue.get(id) !== inBooks.get(id))
        .map((id) => `order ${id}: ${atVenue.get(id) ?? 'not'} at the venue, ${inBooks.get(id) ?? 'not'} in the books`);
    },
    async entitlementsDone() {
      const { rows } = await owner.query<{ count: bigint }>(
        `select count(*) as count from actions.entitlement where state = 'done'`,
      );
      return Number(rows[0]!.count);
    },
    async poolsDone() {
      const { rows } = await owner.query<{ filled: number; redeemed: number; ended: number }>(
        `select (select count(*)::int from pools.plan_line where filled > 0) as filled,
           (select count(*)::int from pools.flow where what = 'redeemed') as redeemed,
           (select count(*)::int from pools.pool where ended_at is not null) as ended`,
      );
      return rows[0]!;
    },
    audit: () => auditChanges(withKeptPlan(auditor), DOMAIN_INVARIANTS),
    auditWhole: () => app.read((tx) => auditWhole(tx, DOMAIN_INVARIANTS)),
    async end() {
      await process_.actions.stop();
      await process_.orders.stop();
      process_.clock.die();
      await Promise.all([app.close(), owner.close(), auditor.close()]);
    },
  };
}

interface Process {
  readonly time: VirtualClock;
  readonly clock: ReturnType<typeof mortalClock>;
  readonly db: FaultyDatabase;
  readonly venue: FaultyVenue;
  readonly orders: Orders;
  readonly actions: CorporateActions;
  readonly money: Money;
  readonly desks: Desks;
  readonly pools: Pools;
}

interface Start {
  readonly app: Database;
  readonly market: SimMarket;
  readonly seed: number;
  readonly log: Log;
  readonly at: number;
  readonly life: number;
}

async function startProcess({ app, market, seed, log, at, life }: Start): Promise<Process> {
  const time = virtualClock(at);
  const clock = mortalClock(time);
  const db = faultyDatabase(app);
  const venue = faultyVenue(market.venue, createRng(seed, 1_000 + life));
  await market.step(at);
  const { feed } = market;
  const bus = createBus();
  app.tell(bus.publish);
  app.conclude((tx, laid) => followPositions({ calendar: practiceCalendar }, tx, laid));
  const metrics = createMetrics();
  const schedule = await openSchedule({
    db,
    feed,
    calendar: practiceCalendar,
    from: eveningOf(0),
    rights: async () => [],
  });
  const parametersAt = defaultsOf(practiceCalendar);
  const orders = createOrders({
    db,
    clock,
    bus,
    log,
    metrics,
    venue,
    feed,
    calendar: practiceCalendar,
    parametersAt,
    isHeldUp: schedule.isHeldUp,
  });
  const actions = createCorporateActions({
    db,
    clock,
    log,
    feed,
    orders,
    schedule,
    parametersAt,
    calendar: practiceCalendar,
    alerts: { moved: async () => {} },
    closeBefore: async () => null,
  });
  await actions.start();
  await orders.start();
  const money = createMoney({ db, clock, orders, feed: market.feed });
  const ofMarket = { db, clock, orders, feed, parametersAt, isHeldUp: schedule.isHeldUp, symbols: market.symbols };
  const desks = createDesks({ ...ofMarket, metrics });
  const pools = createPools(ofMarket);
  const started = { time, clock, db, venue, orders, actions, money, desks, pools };
  await settle(started);
  return started;
}

/** Until nothing is under way: rules that act on a price begin transactions of their own, some turns later. */
async function settle({ orders, actions, db }: Process): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet++) {
    await actions.settled();
    await orders.settled();
    await new Promise((resolve) => setImmediate(resolve));
    if (db.inFlight > 0) quiet = -1;
  }
}

async function openCustomers(
  owner: Database,
  app: Database,
  { count, at }: { count: number; at: number },
): Promise<bigint[]> {
  const { rows } = await owner.query<{ id: bigint }>(
    `with house as (
       insert into identity.institution (code, name, created_at) values ('SIM-HOUSE', 'Simulated house', now())
       on conflict (code) do update set name = excluded.name returning id
     ), former as (
       select count(*) as customers from identity.customer
     )
     insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'sim' || customers + n, '$argon2id$none', house.id, 'SIM-' || customers + n, 'en', n % 6 > 0, to_timestamp(($2::bigint - 6 * 86400000) / 1000.0)
     from house, former, generate_series(1, $1::int) n
     returning id`,
    [count, at],
  );
  await verify(
    owner,
    rows.map(({ id }) => id),
    at,
  );
  const customers = rows.map(({ id }) => id).toSorted((a, b) => Number(a - b));
  const businessDate = businessDateOf(practiceCalendar, at);
  await owner.query(
    `insert into destinations.destination
       (customer_id, kind, sealed, number_index, shown, holder, bank, branch, bank_code, ifsc, is_default, added_at,
        usable_from)
     select id, 'card', '\\x00', sha256(id::text::bytea), '•••• ' || right(id::text, 4), 'Simulated Customer', 'Sim Bank',
       'Main', 'SIM', 'SIMB0000001', true, 0, 0
     from unnest($1::bigint[]) id`,
    [customers],
  );
  await app.transaction(async (tx) => {
    await openBooks(tx, customers);
    await grantPractice(tx, { customerIds: customers, amount: GRANT, at, businessDate });
  });
  return customers;
}

/** Verified, and signed in on the five days before, so that they have a VIP level once the date is closed. */
async function verify(owner: Database, customerIds: readonly bigint[], at: number): Promise<void> {
  await owner.query('insert into verification.person (customer_id) select unnest($1::bigint[])', [customerIds]);
  await owner.query(
    `with photo as (
       insert into uploads.upload (customer_id, purpose, file, width, height, bytes, content_index, created_at, used_by)
       select c, side, md5(c || side), 100, 100, 100, sha256(convert_to(c || side, 'UTF8')), $2::bigint, 'verification'
       from unnest($1::bigint[]) c, unnest(array['id_front', 'id_back']) side
       returning id, purpose, customer_id
     ), submission as (
       insert into verification.submission (customer_id, attempt, id_type, sealed, front, back, accepted, submitted_at, state, decided_by,
         decided_by_name, decided_at)
       select f.customer_id, 1, 'pan', '', f.id, b.id, '{}', $2::bigint, 'approved', 1, 'Isha', $2::bigint
       from photo f join photo b on b.customer_id = f.customer_id and b.purpose = 'id_back' where f.purpose = 'id_front'
       returning id, customer_id
     )
     update verification.person p set state = 'verified', case_id = s.id from submission s where p.customer_id = s.customer_id`,
    [customerIds, at],
  );
  await owner.query(
    `insert into verification.number (kind, blind_index, customer_id)
     select 'pan', sha256(('sim' || c)::bytea), c from unnest($1::bigint[]) c`,
    [customerIds],
  );
  await owner.query(
    `insert into sign_in.day (customer_id, day, at) select c, $2::date - back, $3::bigint - back * 86400000::bigint
     from unnest($1::bigint[]) c, generate_series(1, 5) back`,
    [customerIds, localDateOf(practiceCalendar, at), at],
  );
}
