/** Minutes at rest: what was compressed is what was recorded, whatever happens in between. */
import { businessDateOf, calendars, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { virtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { decodeBars, digestOf, encodeBars } from './bar-codec.ts';
import { compactSessions } from './compact.ts';
import { readRecordedMinutes } from './recorded-bars.ts';
import { keepSession, upsertMinutes } from './store.ts';
import { recordAround } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await recordAround(t.db, OPEN);
});
afterAll(() => t.drop());

const { open: OPEN, close: CLOSE } = sessionOn(practiceCalendar, '2026-11-21')!;

/** A walk on tick 5 with a quiet minute here and there. */
function minutesOf(count: number, from = OPEN): Bar[] {
  let last = 50_000;
  return Array.from({ length: count }, (_, at): Bar => {
    const open = last + ((at * 7) % 5) * 5 - 10;
    last = open + ((at * 13) % 9) * 5 - 20;
    return [
      from + (at + Math.floor(at / 9)) * MINUTE_MS,
      open,
      Math.max(open, last) + 15,
      Math.min(open, last) - 5,
      last,
      1 + ((at * 31) % 977),
    ];
  });
}

async function record(symbol: string, bars: readonly Bar[]): Promise<void> {
  await t.db.transaction((tx) =>
    upsertMinutes(
      tx,
      bars.map((bar) => ({ symbol, bar })),
      0,
    ),
  );
}

const warnings: unknown[] = [];
const compact = (now: number, db: Pick<Database, 'query'> = t.db) =>
  compactSessions({
    db,
    clock: virtualClock(now),
    calendarOf: (symbol) => calendars[symbol.startsWith('DIG') ? 'always' : 'practice'],
    log: { warn: (given: unknown) => void warnings.push(given) } as never,
  });

async function recorded(symbol: string): Promise<readonly Bar[]> {
  const range = { from: 0, to: OPEN + 100 * DAY_MS, firstDate: '2000-01-01', lastDate: '2100-01-01' };
  return (await readRecordedMinutes(t.db, [symbol], range)).get(symbol) ?? [];
}

async function countsOf(symbol: string): Promise<{ rows: number; parts: number; kept: number }> {
  const { rows } = await t.db.query<{ rows: bigint; parts: bigint; kept: bigint }>(
    `select (select count(*) from market.minute_bar where symbol = $1) as rows, count(*) as parts,
       coalesce(sum(count), 0) as kept from market.session_bars where symbol = $1`,
    [symbol],
  );
  return { rows: Number(rows[0]!.rows), parts: Number(rows[0]!.parts), kept: Number(rows[0]!.kept) };
}

test('any bars come back as they were, to the last share', async () => {
  const price = fc.integer({ min: 1, max: 900_000_000 });
  const bar = fc.tuple(
    fc.integer({ min: 1, max: 400 }),
    price,
    price,
    price,
    price,
    fc.integer({ min: 0, max: 2 ** 45 }),
  );
  const seed = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.array(bar, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 5, 50), async (rows, tick) => {
      let start = OPEN;
      const bars = rows.map(([skip, a, b, c, d, volume]): Bar => {
        start += skip * MINUTE_MS;
        const prices = [a, b, c, d].map((each) => each * tick).toSorted((x, y) => x - y);
        return [start, prices[1]!, prices[3]!, prices[0]!, prices[2]!, volume];
      });
      const back = decodeBars(await encodeBars(bars));
      expect(back).toEqual(bars);
      expect(digestOf(back)).toEqual(digestOf(bars));
    }),
    { seed, numRuns: 60 },
  );
});

test('a session that is over becomes one small row, and reads as before', async () => {
  const bars = minutesOf(1_200);
  await record('REST', bars);
  expect(await compact(CLOSE + 14 * MINUTE_MS)).toBe(0);
  expect(await compact(CLOSE + 16 * MINUTE_MS)).toBe(1);
  expect(await countsOf('REST')).toEqual({ rows: 0, parts: 1, kept: 1_200 });
  expect(await recorded('REST')).toEqual(bars);
  const { rows } = await t.db.query<{ bytes: number }>(
    `select length(bars) as bytes from market.session_bars where symbol = 'REST'`,
  );
  expect(rows[0]!.bytes).toBeLessThan(1_200 * 6);
  expect(await compact(CLOSE + 30 * MINUTE_MS)).toBe(0);
  expect(await countsOf('REST')).toEqual({ rows: 0, parts: 1, kept: 1_200 });
});

test('each instrument’s sessions end by its own calendar, several at once, the running one stays', async () => {
  const later = sessionOn(practiceCalendar, '2026-11-23')!;
  const days = [OPEN, OPEN + DAY_MS, later.open].map((from) => minutesOf(30, from));
  await record('SEVERAL', days.flat());
  // A digital currency's date begins five minutes earlier.
  const early = minutesOf(8, OPEN - 5 * MINUTE_MS);
  await record('DIGITAL', early);
  expect(await compact(later.open + 60 * MINUTE_MS)).toBe(3);
  expect(await countsOf('SEVERAL')).toEqual({ rows: 30, parts: 2, kept: 60 });
  expect(await recorded('SEVERAL')).toEqual(days.flat());
  const { rows } = await t.db.query<{ date: string }>(
    `select business_date as date from market.session_bars where symbol = 'DIGITAL'`,
  );
  expect(rows).toEqual([{ date: businessDateOf(calendars.always, OPEN - 5 * MINUTE_MS) }]);
  expect(await recorded('DIGITAL')).toEqual(early);
});

test('stopped before, within or after the change of the rows, nothing is lost and nothing is there twice', async () => {
  const bars = minutesOf(50);
  await record('KILLED', bars);
  const broken = (when: 'before' | 'after'): Pick<Database, 'query'> => ({
    query: (async (query: { name?: string }, values?: unknown[]) => {
      if (query.name !== 'market_keep_session') return t.db.query(query as never, values);
      if (when === 'after') await t.db.query(query as never, values);
      throw new Error(`killed ${when}`);
    }) as Database['query'],
  });
  const now = CLOSE + DAY_MS;
  expect(await compact(now, broken('before'))).toBe(0);
  expect(await countsOf('KILLED')).toMatchObject({ rows: 50, parts: 0 });
  // Within: the statement that removes and inserts is rolled back as a whole.
  await expect(
    t.db.transaction(async (tx) => {
      const digest = digestOf(bars);
      await keepSession(tx, {
        symbol: 'KILLED',
        date: '2026-11-21',
        from: OPEN,
        to: CLOSE,
        digest,
        bars: await encodeBars(bars),
      });
      throw new Error('killed within');
    }),
  ).rejects.toThrow('killed within');
  expect(await countsOf('KILLED')).toMatchObject({ rows: 50, parts: 0 });
  expect(await compact(now, broken('after'))).toBe(0);
  expect(await countsOf('KILLED')).toEqual({ rows: 0, parts: 1, kept: 50 });
  expect(await compact(now)).toBe(0);
  expect(await recorded('KILLED')).toEqual(bars);
});

test('a minute written late becomes another part; one written twice counts once', async () => {
  const bars = minutesOf(40);
  await record('LATE', bars.slice(0, 30));
  await compact(CLOSE + DAY_MS);
  await record('LATE', bars.slice(25));
  expect(await recorded('LATE')).toEqual(bars);
  await compact(CLOSE + DAY_MS);
  expect(await countsOf('LATE')).toEqual({ rows: 0, parts: 2, kept: 45 });
  expect(await recorded('LATE')).toEqual(bars);
});

test('the database lets no minute go that is not what was compressed, and the application can remove none itself', async () => {
  const bars = minutesOf(10);
  await record('FORGED', bars);
  const forged = bars.map((bar, at): Bar => (at === 4 ? [bar[0], bar[1], bar[2], bar[3], bar[4], bar[5] + 1] : bar));
  const encoded = await encodeBars(forged);
  const session = {
    symbol: 'FORGED',
    date: '2026-11-21',
    from: OPEN,
    to: CLOSE,
    digest: digestOf(forged),
    bars: encoded,
  };
  await expect(keepSession(t.db, session)).rejects.toThrow(/not what was compressed/);
  for (const statement of [
    'delete from market.minute_bar',
    'delete from market.session_bars',
    `update market.session_bars set bars = 'x'`,
    `insert into market.session_bars values ('X', '2026-11-21', 1, 1, sha256('x'), 'x')`,
    'delete from market.recording',
  ])
    await expect(t.db.query(statement)).rejects.toThrow(/permission denied/);
  expect(await recorded('FORGED')).toEqual(bars);
});
