import { expect, test } from 'vitest';
import type { FundRecord } from './fund-record.ts';
import { csvOfRecords } from './csv.ts';
import { ROWS_MAXIMUM } from '../data/read-every.ts';
import { offeredSpan, readPeriod, type ReadPage } from './period.ts';
import { pagesOf } from './print-pages.ts';

function record(entry: number, cash: string, cashAfter: string, more: Partial<FundRecord> = {}): FundRecord {
  return {
    entry: String(entry),
    kind: 'order_fill',
    reference: '1000001',
    order: '1000001',
    symbol: 'VRM',
    corrects: null,
    price: null,
    payout: null,
    cash,
    cashAfter,
    margin: '0',
    postings: [],
    businessDate: '2026-11-20',
    at: Date.UTC(2026, 10, 20, 4, 0, 0),
    ...more,
  };
}

/** Answers newest first; `grow` is called before each page, as the books may grow meanwhile. */
function reader(rows: FundRecord[], grow: (page: number) => void = () => {}): ReadPage {
  return ({ page, pageSize, from, to }) => {
    grow(page);
    const inside = rows.filter(
      ({ businessDate }) => (from === undefined || businessDate >= from) && (to === undefined || businessDate <= to),
    );
    const newestFirst = inside.toReversed();
    return Promise.resolve({
      kind: 'ok',
      data: {
        rows: newestFirst.slice((page - 1) * pageSize, page * pageSize),
        total: inside.length,
        page,
        pageSize,
      },
    });
  };
}

const span = { from: '2026-11-01', to: '2026-11-30' };

test('a span begins with the balance before its first line and ends with that after its last', async () => {
  const rows = [record(9, '-100.00', '900.00'), record(10, '250.50', '1150.50'), record(11, '-0.50', '1150.00')];
  const answer = await readPeriod(reader(rows), span);
  expect(answer).toMatchObject({
    kind: 'ok',
    period: { opening: '1000.00', closing: '1150.00', incoming: '250.50', outgoing: '-100.50' },
  });
});

test('lines written while the pages are read come once, and none is left out', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => record(at + 1, '1.00', `${at + 1}.00`));
  const answer = await readPeriod(
    reader(rows, (page) => {
      if (page === 2) rows.push(record(251, '1.00', '251.00'), record(252, '1.00', '252.00'));
    }),
    span,
  );
  const entries = answer.kind === 'ok' ? answer.period.rows.map(({ entry }) => Number(entry)) : [];
  expect(entries.slice(0, 250)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
});

test('a span without lines has the balance of the line before it', async () => {
  const rows = [record(1, '500.00', '500.00', { businessDate: '2026-10-31' })];
  expect(await readPeriod(reader(rows), span)).toMatchObject({
    period: { rows: [], opening: '500.00', closing: '500.00' },
  });
});

test('a span too long is told before it is read', async () => {
  let pages = 0;
  const read: ReadPage = ({ page, pageSize }) => {
    pages += 1;
    return Promise.resolve({ kind: 'ok', data: { rows: [], total: ROWS_MAXIMUM + 1, page, pageSize } });
  };
  expect(await readPeriod(read, span)).toEqual({ kind: 'tooLong', total: ROWS_MAXIMUM + 1 });
  expect(pages).toBe(1);
});

test('the table keeps every digit, quotes what needs it, and runs nothing as a formula', () => {
  const columns = {
    at: 'Booked',
    businessDate: 'Date',
    entry: 'Entry',
    kind: 'Kind',
    reference: 'No.',
    symbol: 'Symbol',
    change: 'Change',
    after: 'After',
    margin: 'Margin',
    payout: 'Paid out, USDT',
    payoutRate: 'INR for 1 USDT',
  };
  const payout = { currency: 'USDT' as const, amount: '116.848279', rate: '84.5113' };
  const rows = [
    record(8, '-10000.00', '8755432.11', { kind: 'withdrawal', symbol: null, payout }),
    record(7, '-1234567.89', '8765432.11', { symbol: '=1+1' }),
  ];
  const text = csvOfRecords(rows, { columns, kindOf: () => 'Filled, "whole"', zone: 'Asia/Kolkata' });
  expect(text.split('\r\n')).toEqual([
    '\uFEFFBooked (Asia/Kolkata),Date,Entry,Kind,No.,Symbol,Change,After,Margin,"Paid out, USDT",INR for 1 USDT',
    '2026-11-20 09:30:00,2026-11-20,8,"Filled, ""whole""",1000001,,-10000.00,8755432.11,0,116.848279,84.5113',
    '2026-11-20 09:30:00,2026-11-20,7,"Filled, ""whole""",1000001,\'=1+1,-1234567.89,8765432.11,0,,',
    '',
  ]);
});

test('a document without lines is one page; the last line stands before the totals on the last page', () => {
  expect(pagesOf([])).toEqual([[]]);
  const rows = Array.from({ length: 60 }, (_, at) => at);
  const pages = pagesOf(rows);
  expect(pages.flat()).toEqual(rows);
  expect(pages.length).toBe(3);
});

test('what is offered to be saved is the chosen span, else the month until the business date', () => {
  const whole = { from: '', to: '' };
  expect(offeredSpan(whole, '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(offeredSpan({ from: '2026-10-05', to: '' }, '2026-11-21')).toEqual({ from: '2026-10-05', to: '2026-11-21' });
  expect(offeredSpan({ from: '', to: '2026-10-31' }, '2026-11-21')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(offeredSpan(whole, '')).toEqual(whole);
});
