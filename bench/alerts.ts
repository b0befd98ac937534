/**
 * `alerts`: what 10,000 price alerts on 300 instruments cost: milliseconds of each second while every quote moves twenty times in
 * it and none fires, and how long it takes until all of them have fired at once, each with its message, on PostgreSQL.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { createAlerts } from '../server/src/alerts/service.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { createLog } from '../server/src/platform/log.ts';
import { createMetrics } from '../server/src/platform/metrics.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { createHandFeed } from '../server/src/platform/testing-feed.ts';

const SYMBOLS = Array.from({ length: 300 }, (_, n) => `SYM${n}`);
const CUSTOMERS = 100;
const ALERTS = 10_000;
const ROUNDS_A_SECOND = 20;
const SECONDS = 10;
/** Two in three levels lie within the day's earlier range, where a glance at the high and low does not settle it. */
const SET_ALERTS = `insert into alerts.alert (customer_id, symbol, kind, value, created_at, base_date, base_high, base_low)
  select 10001 + n % ${CUSTOMERS}, 'SYM' || n % ${SYMBOLS.length}, (array['above', 'below', 'rise', 'fall', 'volume'])[1 + n % 5],
    case n % 5 when 0 then 10400 + n / 300 * 4 when 1 then 9600 - n / 300 * 4 when 4 then 100000000 + n else 400 + n / 300 * 4 end,
    $1, $2, 10500, 9500
  from generate_series(1, ${ALERTS}) n`;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  await measure();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1 });
  const now = Date.now();
  await owner.query(`insert into identity.institution (code, name, created_at) values ('BENCH', 'Bench', now())`);
  await owner.query(
    `insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'bench' || n, '$argon2id$none', 1, 'BENCH-' || n, 'en', false, now() from generate_series(1, ${CUSTOMERS}) n`,
  );
  await owner.query(SET_ALERTS, [now, businessDateOf(practiceCalendar, now)]);
  const db = openDatabase({ url: postgres.url });
  const feed = movable();
  const log = createLog({ level: 'warn', toStderr: true });
  const alerts = createAlerts({
    db,
    feed,
    log,
    clock: systemClock(),
    metrics: createMetrics(),
    recorded: async () => [],
  });
  const startedAt = performance.now();
  await alerts.start();
  const startMs = performance.now() - startedAt;

  const rng = createRng(1);
  const movedAt = performance.now();
  for (let round = 0; round < ROUNDS_A_SECOND * SECONDS; round++) feed.moveAll(() => 9_900 + rng.below(200));
  const msASecond = (performance.now() - movedAt) / SECONDS;
  await alerts.settled();

  const firedAt = performance.now();
  feed.moveAll((n) => [20_000, 1][Math.floor(n / 150)]!, 200_000_000);
  await alerts.settled();
  feed.moveAll((n) => [1, 20_000][Math.floor(n / 150)]!, 200_000_000);
  await alerts.settled();
  const fireMs = performance.now() - firedAt;
  const { rows } = await owner.query<{ count: bigint }>('select count(*) as count from messages.message');
  await alerts.stop();
  await Promise.all([db.close(), owner.close()]);
  const figures = { alerts: ALERTS, fired: Number(rows[0]!.count), start_ms: Math.round(startMs) };
  const costs = { fire_all_ms: Math.round(fireMs), ms_a_second: Math.round(msASecond * 10) / 10 };
  process.stdout.write(`${JSON.stringify({ name: 'alerts', ...figures, ...costs })}\n`);
}

function movable() {
  const hand = createHandFeed(SYMBOLS);
  const quotes = new Map(SYMBOLS.map((symbol) => [symbol, hand.quote(symbol)!]));
  const listeners = new Set<(symbols: readonly string[]) => void>();
  return {
    ...hand,
    quote: (symbol: string) => quotes.get(symbol),
    onQuotes(listener: (symbols: readonly string[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    moveAll(priceOf: (n: number) => number, volume = 1_000) {
      SYMBOLS.forEach((symbol, n) => {
        const quote = quotes.get(symbol)!;
        const last = priceOf(n);
        quotes.set(symbol, {
          ...quote,
          last,
          high: Math.max(quote.high!, last),
          low: Math.min(quote.low!, last),
          volume,
          at: Date.now(),
          seq: quote.seq + 1,
        });
      });
      for (const listener of listeners) listener(SYMBOLS);
    },
  } satisfies MarketFeed & Record<string, unknown>;
}
