import { practiceCalendar } from '@bahi/core/calendar.ts';
import { listNotices, type noticeKind } from '@bahi/contract/notices/calls.ts';
import type { CorporateAction, MarketHalt, MarketQuote } from '@bahi/contract/venue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import { registerNoticesRoutes } from './routes.ts';
import { createNotices } from './service.ts';

const action = (exDate: string, kind: CorporateAction['kind'], figures: Partial<CorporateAction> = {}) => ({
  recordDate: exDate,
  exDate,
  payDate: exDate,
  kind,
  numerator: 2,
  denominator: 1,
  cash: 0,
  ...figures,
});

const listed = [
  instrument('ASLEEP', { bandRate: 2, status: { state: 'suspended', since: '2026-11-10', reason: 'inquiry' } }),
  instrument('GONE', { status: { state: 'off_shelf', since: '2026-06-30', reason: 'merged' } }),
  instrument('HALTED'),
  instrument('TIGHT', { bandRate: 5 }),
  instrument('TIGHTER', { bandRate: 2 }),
  instrument('WIDE', { bandRate: 10 }),
  instrument('ACTS', {
    corporateActions: [
      action('2026-10-21', 'dividend', { cash: 1 }),
      action('2026-10-22', 'dividend', { cash: 450 }),
      action('2026-11-20', 'split', { numerator: 5 }),
      action('2026-12-02', 'bonus', { numerator: 1 }),
    ],
  }),
  instrument('REAL.NSE', { source: 'nse_eod', bandRate: 5 }),
  instrument('INDEX', { kind: 'index', bandRate: null }),
];

let h: Harness;
let halt: MarketHalt | null = null;
const states = new Map<string, MarketQuote['state']>([['HALTED', 'halted']]);
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { clock }) {
      const scripted = createScriptedFeed({ clock, genesis: NOON, instruments: listed });
      const quote = (symbol: string) => ({ ...scripted.quote(symbol)!, state: states.get(symbol) ?? 'trading' });
      const feed = { ...scripted, quote, halt: () => halt };
      registerNoticesRoutes(server, createNotices({ feed, clock, calendar: practiceCalendar, genesis: NOON - 864e5 }));
    },
  });
});
afterAll(() => h.stop());

const brief = async (kind?: z.output<typeof noticeKind>) => {
  const { rows } = expectOk(await h.as()(listNotices, { pageSize: 100, ...(kind === undefined ? {} : { kind }) }));
  return rows.map((row) => [row.date, row.symbol, row.kind, row.reason ?? row.detail].join(' ').trim());
};

test('what does not trade comes first, then actions to come and those of 30 days, then narrow bands; each newest first', async () => {
  expect(await brief()).toEqual([
    '2026-11-21 HALTED halted',
    '2026-11-10 ASLEEP suspended inquiry',
    '2026-06-30 GONE off_shelf merged',
    '2026-12-02 ACTS bonus 1:1',
    '2026-11-20 ACTS split 5:1',
    '2026-10-22 ACTS dividend 4.50',
    '2025-07-09 TIGHT narrow_band 5',
    '2025-07-09 TIGHTER narrow_band 2',
  ]);
});

test('one kind, and pages', async () => {
  expect(await brief('narrow_band')).toHaveLength(2);
  expect(await brief('dividend')).toEqual(['2026-10-22 ACTS dividend 4.50']);
  const page = expectOk(await h.as()(listNotices, { page: 2, pageSize: 3 }));
  expect(page).toMatchObject({ total: 8, page: 2, pageSize: 3 });
  expect(page.rows.map((row) => row.symbol)).toEqual(['ACTS', 'ACTS', 'ACTS']);
  expect(expectOk(await h.as()(listNotices, { page: 9_999 })).rows).toEqual([]);
  expect(endOf(await h.as()(listNotices, { kind: 'rumour' as 'split' }))).toBe('request.invalid');
});

test('a halt of the whole market is one notice, of the index that moved', async () => {
  for (const { symbol } of listed) states.set(symbol, 'halted');
  halt = { symbol: 'INDEX', rate: 10, until: NOON + 60_000 };
  await h.clock.advance(1_000);
  expect(await brief('halted')).toEqual(['2026-11-21 INDEX halted']);
});
