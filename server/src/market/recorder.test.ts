import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/candles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock } from '../platform/clock.ts';
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
