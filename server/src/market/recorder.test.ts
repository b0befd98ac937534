import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { until } from '../platform/testing-waits.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { createMarket } from './service.ts';
import { createScriptedFeed, instrument } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const log = { warn: () => {} } as never;

test('the same minute recorded twice is one row; a failed write is made up for', async () => {
  const symbol = 'TWICE';
  let failures = 2;
  const clock = virtualClock(NOON);
  const feed = createScriptedFeed({
    clock,
    genesis: NOON,
    instruments: [instrument(symbol)],
  });
  const flaky = {
    ...t.db,
    transaction: ((fn) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : t.db.transaction(fn)) as typeof t.db.transaction,
  };
  const market = createMarket({ db: flaky, feed, clock, calendar: practiceCalendar, genesis: NOON, log });
  await market.start();
  for (let minute = 0; minute < 3; minute++) {
    feed.trade(symbol, 10_000 + minute, 10);
    await clock.advance(MINUTE_MS);
    const before = failures;
    feed.endMinute();
    await until(() => failures < before);
  }
  await market.stop();
  const { rows } = await t.db.query<{ n: bigint; volume: bigint }>(
    'select count(*) as n, sum(volume) as volume from market.minute_bar where symbol = $1',
    [symbol],
  );
  expect(rows[0]).toEqual({ n: 3n, volume: 30n });
});

test('a minute the database refuses is left out, and holds up no other', async () => {
  const clock = virtualClock(NOON);
  const symbols = ['SOUND1', 'BROKEN', 'SOUND2', 'SOUND3'];
  const instruments = symbols.map((symbol) => instrument(symbol));
  const feed = createScriptedFeed({ clock, genesis: NOON, instruments });
  const warnings: unknown[] = [];
  const market = createMarket({
    db: t.db,
    feed,
    clock,
    calendar: practiceCalendar,
    genesis: NOON,
    log: { warn: (given: unknown) => void warnings.push(given) } as never,
  });
  for (const symbol of symbols) feed.trade(symbol, symbol === 'BROKEN' ? -5 : 10_000, 10);
  await clock.advance(MINUTE_MS);
  feed.endMinute();
  await market.flush();
  const { rows } = await t.db.query<{ symbol: string }>(
    'select symbol from market.minute_bar where symbol = any ($1::text[]) order by symbol',
    [symbols],
  );
  expect(rows.map((row) => row.symbol)).toEqual(['SOUND1', 'SOUND2', 'SOUND3']);
  expect(warnings).toHaveLength(1);
  await market.stop();
});

const SESSION = sessionOn(practiceCalendar, '2026-11-21')!;

/** A market from a moment on, in a database of its own; time leaps without a turn of anybody’s where it is asked to. */
async function recording(from: number, db: Database = t.db) {
  const inner = virtualClock(from);
  let slept = 0;
  const clock: VirtualClock = { ...inner, now: () => inner.now() + slept };
  const feed = createScriptedFeed({ clock, genesis: NOON, instruments: [instrument('SEEN')] });
  const market = createMarket({ db, feed, clock, calendar: practiceCalendar, genesis: NOON, log });
  await market.start();
  return { clock, market, sleep: (ms: number) => void (slept += ms) };
}
async function missed(db: Database, { open, close } = SESSION): Promise<string | null> {
  const { rows } = await db.query<{ missed: string | null }>('select market.missed_of($1, $2) as missed', [
    open,
    close,
  ]);
  return rows[0]!.missed;
}

test('a session in which nothing traded is recorded whole five seconds after its close', async () => {
  const own = await testDatabase();
  const { clock, market } = await recording(SESSION.open, own.db);
  await clock.advance(SESSION.close - SESSION.open + 4_999);
  expect(await missed(own.db)).toBe('close_missed');
  await clock.advance(1);
  await until(async () => (await missed(own.db)) === null);
  await market.stop();
  await own.drop();
});

test.each([
  ['before its close', -1_000, 'close_missed'],
  ['within the seconds in which its last minute may not be told yet', 4_000, 'close_missed'],
  ['after these', 6_000, null],
])('a stop %s decides whether the session was recorded whole', async (_, at, found) => {
  const own = await testDatabase();
  const { clock, market } = await recording(SESSION.open, own.db);
  await clock.advance(SESSION.close - SESSION.open + at);
  await market.stop();
  const later = await recording(SESSION.close + 10_000, own.db);
  await later.clock.advance(3 * MINUTE_MS);
  await later.market.stop();
  expect(await missed(own.db)).toBe(found);
  await own.drop();
});

test('whoever slept over the close, or was held, has not recorded it', async () => {
  const own = await testDatabase();
  const { clock, market, sleep } = await recording(SESSION.open, own.db);
  await clock.advance(60 * MINUTE_MS);
  sleep(SESSION.close - clock.now() + 60 * MINUTE_MS);
  await clock.advance(3 * MINUTE_MS);
  await market.stop();
  expect(await missed(own.db)).toBe('close_missed');
  const { rowCount } = await own.db.query('select from market.recording');
  expect(rowCount).toBe(2);
  await own.drop();
});

test('the premium of a fund is recorded by the minute, and told with its span; before that there is none', async () => {
  const own = await testDatabase();
  const clock = virtualClock(NOON);
  const terms = { category: 'index', expenseBps: 10, units: 1_000, cashBps: 100, basketDate: '2026-10-01' } as const;
  const listed = [instrument('FUND', { kind: 'fund', fund: terms, divisor: 10 }), instrument('SHARE')];
  const scripted = createScriptedFeed({ clock, genesis: NOON, instruments: listed });
  let [value, state]: [number, 'trading' | 'suspended'] = [100_00, 'trading'];
  const quote: typeof scripted.quote = (symbol) => ({
    ...scripted.quote(symbol)!,
    value: symbol === 'FUND' ? value : null,
    state,
  });
  const market = createMarket({
    db: own.db,
    clock,
    calendar: practiceCalendar,
    genesis: NOON,
    log,
    feed: { ...scripted, quote },
  });
  await market.start();
  const premium = async (symbol = 'FUND') => (await market.profile(symbol)).fund?.premium;
  const minute = async (price: number) => {
    for (const { symbol } of listed) scripted.trade(symbol, price, 100);
    await clock.advance(MINUTE_MS);
    scripted.endMinute();
    await market.flush();
  };
  expect(await premium()).toBeNull();
  await minute(100_05);
  const today = { from: '2026-11-21', sessions: 1 };
  expect(await premium()).toEqual({ ...today, low: '0.05', high: '0.05' });
  await minute(99_90);
  await minute(99_95);
  expect(await premium()).toEqual({ ...today, low: '-0.10', high: '0.05' });
  // What does not trade has no premium, however far its last price is from what the basket has become.
  [value, state] = [90_00, 'suspended'];
  await minute(99_95);
  expect(await premium()).toEqual({ ...today, low: '-0.10', high: '0.05' });
  [value, state] = [100_00, 'trading'];
  await clock.advance(DAY_MS);
  await minute(100_20);
  expect(await premium()).toEqual({ from: '2026-11-21', sessions: 2, low: '-0.10', high: '0.20' });
  expect(await premium('SHARE')).toBeUndefined();
  await market.stop();
  await own.drop();
});
