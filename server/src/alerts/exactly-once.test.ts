/** Random markets, commands, crashes and two processes, against what the tape says should have fired. */
import { nextSession, practiceCalendar, sessionAt } from '@bahi/core/calendar.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../identity/testing.ts';
import type { Clock } from '../platform/clock.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { RefusalError } from '../platform/refuse.ts';
import { createAlerts, type Alerts } from './service.ts';
import { TapeMarket } from './testing.ts';
import { isBeyond, type AlertKind } from './values.ts';

const SYMBOLS = ['AAA', 'BBB', 'CCC'];
const KINDS: AlertKind[] = ['above', 'below', 'rise', 'fall', 'volume'];
const log = createLog({ level: 'fatal', destination: { write: () => {} } });

let h: Harness;
const customers: bigint[] = [];
beforeAll(async () => {
  h = await startHarness();
  for (const account of ['exact.one', 'exact.two']) {
    await h.register(account);
    const { rows } = await h.t.db.query<{ id: bigint }>('select id from identity.customer where account = $1', [
      account,
    ]);
    customers.push(rows[0]!.id);
  }
});
afterAll(() => h.stop());

interface SetAlert {
  readonly id: bigint;
  readonly symbol: string;
  readonly kind: AlertKind;
  readonly value: number;
  /** Trades of the symbol before it was set. */
  readonly from: number;
  isCancelled: boolean;
}

interface Step {
  readonly price: number;
  readonly previousClose: number;
  readonly volume: number;
}

/** BAHI_ALERT_SEEDS=50 for many. */
const count = Number(process.env['BAHI_ALERT_SEEDS'] ?? 3);
const seeds = Array.from({ length: count }, (_, index) => testSeed(import.meta.filename) + index);

test.each(seeds)(
  'each alert fires exactly when the tape says so, seed %i',
  async (seed) => {
    await h.t.owner.query('truncate alerts.alert, alerts.watch, messages.message restart identity cascade');
    const random = randomOf(seed);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const market = new TapeMarket(h.clock);
    const steps = new Map<string, Step[]>(SYMBOLS.map((symbol) => [symbol, []]));
    for (const symbol of SYMBOLS) market.list(symbol, 500_00);
    const known: SetAlert[] = [];
    let processes = await startTwo();

    async function startTwo(): Promise<Process[]> {
      const both = [startProcess(h, market), startProcess(h, market)];
      for (const { alerts } of both) await alerts.start();
      return both;
    }

    function trade(): void {
      if (sessionAt(practiceCalendar, h.clock.now()) === null) return;
      const symbol = pick(SYMBOLS);
      const quote = market.feed.quote(symbol)!;
      const last = quote.last ?? quote.previousClose;
      market.trade(
        symbol,
        Math.max(100_00, last + Math.round((random() - 0.5) * 30_00)),
        100 * (1 + Math.floor(random() * 5)),
      );
      const { last: price, previousClose, volume } = market.feed.quote(symbol)!;
      steps.get(symbol)!.push({ price: price!, previousClose, volume });
    }

    async function add(): Promise<void> {
      const symbol = pick(SYMBOLS);
      const kind = pick(KINDS);
      const { last, previousClose, volume } = market.feed.quote(symbol)!;
      const near = ((last ?? previousClose) / 100) * (1 + (kind === 'below' ? -1 : 1) * random() * 0.08);
      const text = kind === 'volume' ? `${volume + 1 + Math.floor(random() * 5_000)}` : near.toFixed(2);
      const value = kind === 'rise' || kind === 'fall' ? (0.01 + random() * 12).toFixed(2) : text;
      const process = pick(processes);
      await h.clock.advance(1);
      const from = market.tape(symbol).length;
      try {
        const alert = await process.alerts.add(pick(customers), { symbol, kind, value }, (fn) =>
          process.db.transaction(fn),
        );
        const digits = kind === 'volume' ? 1 : 100;
        known.push({
          id: BigInt(alert.id),
          symbol,
          kind,
          value: Math.round(Number(alert.value) * digits),
          from,
          isCancelled: false,
        });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
      await h.clock.advance(1);
    }

    async function cancelSome(): Promise<void> {
      const target = known.length === 0 ? null : pick(known);
      if (target === null || target.isCancelled) return;
      const results = await Promise.allSettled(
        processes.flatMap(({ alerts, db }) =>
          customers.map((id) => alerts.cancel(id, target.id, (fn) => db.transaction(fn))),
        ),
      );
      const done = results.filter((result) => result.status === 'fulfilled').length;
      expect(done).toBeLessThanOrEqual(1);
      target.isCancelled = done === 1;
    }

    /** Stops at each opening, where the figures begin anew. */
    async function passTime(ms: number): Promise<void> {
      const until = h.clock.now() + ms;
      const { open } = nextSession(practiceCalendar, h.clock.now());
      await h.clock.advance(Math.min(until, open) - h.clock.now());
      market.endMinutes();
      const isGap = sessionAt(practiceCalendar, h.clock.now()) === null;
      if (isGap) await h.clock.advance(open - h.clock.now());
      if (h.clock.now() !== open) return;
      market.endMinutes();
      market.roll();
      market.tell();
      if (until > open) await passTime(until - open);
    }

    /**
     * What the tape tells after this moment is told to nobody; the minutes are recorded by then. An alert's first minute is over:
     * what happened in it before and after it was set only the tape knows, which dies with the process.
     */
    async function crash(): Promise<void> {
      await Promise.all(processes.map(({ alerts }) => alerts.settled()));
      await passTime(60_000);
      market.tell();
      for (const process of processes) process.kill();
      market.cut();
      for (let n = Math.floor(random() * 30); n > 0; n -= 1) trade();
      await h.clock.advance(60_000);
      market.endMinutes();
      const dead = processes;
      processes = await startTwo();
      await Promise.all(dead.map(({ db }) => db.close()));
    }

    for (let turn = 0; turn < 400; turn += 1) {
      const dice = random();
      if (dice < 0.6) trade();
      else if (dice < 0.75) market.tell();
      else if (dice < 0.88) await add();
      else if (dice < 0.93) await cancelSome();
      else if (dice < 0.985) await passTime(Math.floor(random() * 90_000));
      else if (dice < 0.992) await passTime(7 * 3_600_000);
      else await crash();
    }
    market.tell();
    await passTime(120_000);
    await passTime(300_000);
    for (const { alerts } of processes) await alerts.settled();

    const { rows } = await h.t.db.query<{ id: bigint; status: string; messages: bigint }>(
      `select id, status, (select count(*) from messages.message where once_key = 'alert ' || alert.id) as messages
     from alerts.alert order by id`,
    );
    const expected = known.map((alert) => {
      const after = steps.get(alert.symbol)!.slice(alert.from);
      const isDue = after.some(({ price, previousClose, volume }) =>
        alert.kind === 'volume' ? volume >= alert.value : isBeyond(alert, price, previousClose),
      );
      const status = alert.isCancelled ? 'cancelled' : isDue ? 'fired' : 'active';
      return { id: alert.id, status, messages: status === 'fired' ? 1n : 0n };
    });
    expect(rows).toEqual(expected.toSorted((a, b) => Number(a.id - b.id)));
    expect(rows.filter((row) => row.status === 'fired').length).toBeGreaterThan(5);
    for (const process of processes) {
      await process.alerts.stop();
      await process.db.close();
    }
  },
  60_000,
);

interface Process {
  readonly alerts: Alerts;
  readonly db: Database;
  /** Its timers fire no more. */
  kill(): void;
}

function startProcess(harness: Harness, market: TapeMarket): Process {
  let isAlive = true;
  const whileAlive = (fn: () => void) => () => {
    if (isAlive) fn();
  };
  const clock: Clock = {
    now: () => harness.clock.now(),
    every: (ms, fn) => harness.clock.every(ms, whileAlive(fn)),
    after: (ms, fn) => harness.clock.after(ms, whileAlive(fn)),
  };
  const db = openDatabase({ url: harness.t.url, poolSize: 3 });
  const feed = market.feed as MarketFeed;
  const options = { db, feed, clock, log, metrics: createMetrics(), recorded: market.recorded };
  return { alerts: createAlerts(options), db, kill: () => (isAlive = false) };
}

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
