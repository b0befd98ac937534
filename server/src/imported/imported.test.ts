/** From the file to what a customer sees: the import into a real database, and the feed of both markets. */
import { tmpdir } from 'node:os';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { createClient } from '@bahi/contract/client.ts';
import {
  getCandles,
  getInstrument,
  getQuotes,
  listInstruments,
  listRankings,
  searchInstruments,
} from '@bahi/contract/market/calls.ts';
import { getOverview } from '@bahi/contract/overview/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp, type App } from '../app.ts';
import { expectOk, NOON } from '../identity/testing.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import { virtualClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { sealerOf } from '../platform/sealing.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { importBhavcopy, type FileReport } from './import-bhavcopy.ts';
import { inFolder, OLDER, removeFolders, UDIFF, udiffLine, zipOf } from './testing.ts';

let t: TestDatabase;
let app: App;
beforeAll(async () => {
  t = await testDatabase({ poolSize: 6 });
  const clock = virtualClock(NOON);
  const instruments = [instrument('VRM', { name: 'Varuna Motors' })];
  app = await createApp({
    db: t.db,
    clock,
    calendar: practiceCalendar,
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    venue: { submit() {}, cancel() {}, change() {}, onEvents: () => () => {}, report() {}, onBlocks: () => () => {} },
    feed: createScriptedFeed({ clock, genesis: NOON, instruments }),
    sealer: sealerOf(Buffer.alloc(32)),
    dataFolder: tmpdir(),
    genesis: NOON,
    version: '0',
    jobsUrl: null,
    webFolders: null,
    ratePerMinute: 1e6,
    streamsPerAddressMax: 10,
    trustProxy: false,
    checksOutputs: true,
  });
  await app.start();
});
afterAll(async () => {
  await app.stop();
  await t.drop();
  removeFolders();
});

async function importFile(name: string, content: string | Buffer): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for await (const report of importBhavcopy(t.owner, inFolder(name, content))) reports.push(report);
  return reports;
}

const call = createClient({
  origin: '',
  credentials: () => null,
  async fetch(url, init) {
    const headers = init?.headers as Record<string, string>;
    const answer = await app.server.inject({ method: 'POST', url: url as string, headers, body: init?.body as string });
    return new Response(answer.body, { status: answer.statusCode });
  },
});

/** The server hears of an import by itself. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });

const figures = ({ added, same, changed, bad }: FileReport) => [added, same, changed.length, bad.length];

test('a day of each layout is imported; the same files again change nothing', async () => {
  const zip = zipOf([{ name: 'cm05JUL2024bhav.csv', content: Buffer.from(OLDER.join('\r\n')) }]);
  const [older] = await importFile('cm05JUL2024bhav.csv.zip', zip);
  expect(older).toMatchObject({ file: 'cm05JUL2024bhav.csv.zip/cm05JUL2024bhav.csv', dates: ['2024-07-05'] });
  expect(figures(older!)).toEqual([5, 0, 0, 0]);
  const [newer] = await importFile('udiff.csv', UDIFF.join('\n'));
  expect(figures(newer!)).toEqual([4, 0, 0, 0]);
  const before = await dump();
  expect((await importFile('again.zip', zip)).map(figures)).toEqual([[0, 5, 0, 0]]);
  expect((await importFile('again.csv', UDIFF.join('\n'))).map(figures)).toEqual([[0, 4, 0, 0]]);
  expect(await dump()).toEqual(before);
});

test('a running server shows them: in the list, by search, with a quote, a chart of days and no minutes', async () => {
  await eventually(async () => {
    const [quote] = expectOk(await call(getQuotes, { symbols: ['RELIANCE.NSE'] }));
    expect(quote).toMatchObject({
      last: '3201.80',
      previousClose: '3177.25',
      change: '24.55',
      changeRate: '0.77',
      bid: null,
      upper: null,
      at: Date.UTC(2024, 6, 8, 10, 0),
    });
  });
  const row = { name: 'RELIANCE INDUSTRIES LTD', isTradable: false, source: 'nse_eod', calendar: 'NSE' };
  await eventually(async () => {
    const { rows } = expectOk(await call(listInstruments, {}));
    expect(rows.find(({ symbol }) => symbol === 'RELIANCE.NSE')).toMatchObject(row);
    expect(rows).toHaveLength(7);
  });
  const found = expectOk(await call(searchInstruments, { text: 'reliance ind' }));
  expect(found.map(({ symbol }) => symbol)).toEqual(['RELIANCE.NSE']);
  expect(expectOk(await call(getInstrument, { symbol: 'RELIANCE.NSE' }))).toMatchObject({
    ...row,
    bandRate: null,
    high52Weeks: '3217.60',
    low52Weeks: '3104.00',
  });

  const candles = async (period: 'day' | 'week' | '5m' | 'time') =>
    expectOk(await call(getCandles, { symbol: 'RELIANCE.NSE', period }));
  expect((await candles('day')).bars).toEqual([
    [Date.UTC(2024, 6, 5, 3, 45), 310_800, 319_765, 310_400, 317_725, 9_147_125],
    [Date.UTC(2024, 6, 8, 3, 45), 318_000, 321_760, 317_500, 320_180, 6_500_120],
  ]);
  expect((await candles('week')).bars).toHaveLength(2);
  expect((await candles('5m')).bars).toEqual([]);
  expect((await candles('time')).bars).toEqual([]);
});

test('the practice market’s rankings and overview stay its own', async () => {
  const ranked = expectOk(await call(listRankings, { by: 'gainers' }));
  expect(ranked.rows.map(({ symbol }) => symbol)).toEqual(['VRM']);
  const { breadth } = expectOk(await call(getOverview, {}));
  expect(breadth.advances + breadth.declines + breadth.unchanged + breadth.notTrading).toBe(1);
});

test('a corrected file replaces a day’s figures, says which, and what they were is kept', async () => {
  const lines = [
    UDIFF[0],
    udiffLine('M&M', 'EQ', 'M&M', ['2905.00', '2925.00', '2880.10', '2891.50', '2901.15'], '1500000'),
  ];
  const [report] = await importFile('corrected.csv', lines.join('\n'));
  expect(figures(report!)).toEqual([0, 0, 1, 0]);
  expect(report!.changed).toEqual([
    'M&M.NSE 2024-07-08: close 2890.00 -> 2891.50, turnover 4335000000.00 -> 4337250000.00',
  ]);
  const { rows } = await t.db.query('select symbol, close, file from imported.correction');
  expect(rows).toEqual([{ symbol: 'M&M.NSE', close: 289_000n, file: 'corrected.csv' }]);
  await eventually(async () => {
    expect(expectOk(await call(getQuotes, { symbols: ['M&M.NSE'] }))[0]).toMatchObject({ last: '2891.50' });
  });
});

test('an older day that is imported later leaves name and quote as they are; trade-for-trade gives way to the normal market', async () => {
  const day = (series: string, close: string) =>
    udiffLine('RELIANCE', series, 'OLD NAME', ['3100.00', '3200.00', '3000.00', close, '3100.00'], '10', '2024-07-04');
  await importFile('be.csv', [UDIFF[0], day('BE', '3111.00')].join('\n'));
  const [better] = await importFile('eq.csv', [UDIFF[0], day('EQ', '3111.00')].join('\n'));
  expect(better!.changed).toEqual(['RELIANCE.NSE 2024-07-04: series BE -> EQ']);
  const [worse] = await importFile('be.csv', [UDIFF[0], day('BE', '3122.00')].join('\n'));
  expect(figures(worse!)).toEqual([0, 1, 0, 0]);
  await eventually(async () => {
    expect(expectOk(await call(getCandles, { symbol: 'RELIANCE.NSE', period: 'day' })).bars).toHaveLength(3);
  });
  expect(expectOk(await call(getInstrument, { symbol: 'RELIANCE.NSE' })).name).toBe('RELIANCE INDUSTRIES LTD');
});

test('a zip whose second file is refused keeps the first; a refused file leaves nothing', async () => {
  const entry = (name: string, text: string) => ({ name, content: Buffer.from(text) });
  const fresh = udiffLine('FRESH', 'EQ', 'Fresh', ['1.00', '1.00', '1.00', '1.00', '1.00'], '1', '2024-07-09');
  const zip = zipOf([entry('a.csv', `${UDIFF[0]}\n${fresh}`), entry('b.csv', 'nonsense')]);
  await expect(importFile('two.zip', zip)).rejects.toThrow(/neither bhavcopy layout/);
  const { rows } = await t.db.query(`select business_date as date from imported.daily_bar where symbol = 'FRESH.NSE'`);
  expect(rows).toEqual([{ date: '2024-07-09' }]);
});

test('the application may only read what was imported', async () => {
  for (const statement of [
    'update imported.daily_bar set close = 1',
    'delete from imported.daily_bar',
    `insert into imported.instrument values ('X.NSE', 'X', null, '2024-01-01')`,
    'delete from imported.correction',
  ]) {
    await expect(t.db.query(statement)).rejects.toThrow(/permission denied/);
  }
  expect(businessDateOf(practiceCalendar, NOON)).toBe('2026-11-21');
});

async function dump(): Promise<unknown> {
  const tables = ['instrument', 'daily_bar', 'correction'];
  return Promise.all(
    tables.map(async (name) => (await t.db.query(`select * from imported.${name} order by 1, 2`)).rows),
  );
}
