import { expect, test } from 'vitest';
import { refusals } from '@bahi/contract/errors.ts';
import { blockTradesStaff } from '@bahi/contract/block-trades/staff-refusals.ts';
import { contentStaff } from '@bahi/contract/content/staff-refusals.ts';
import { dayTradingStaff } from '@bahi/contract/day-trading/staff-refusals.ts';
import { grabStaff } from '@bahi/contract/grab/staff-refusals.ts';
import { institutionsStaff } from '@bahi/contract/institutions/staff-refusals.ts';
import { products } from '@bahi/contract/products/refusals.ts';
import { staff } from '@bahi/contract/staff/refusals.ts';
import { placementsStaff } from '@bahi/contract/placements/staff-refusals.ts';
import { poolsStaff } from '@bahi/contract/pools/staff-refusals.ts';
import { rightsStaff } from '@bahi/contract/rights/staff-refusals.ts';
import { supportStaff } from '@bahi/contract/support/staff-refusals.ts';
import { newSharesStaff } from '@bahi/contract/new-shares/staff-refusals.ts';
import { formatReason } from './format-reason.ts';
import en from './reasons.en.ts';
import ko from './reasons.ko.ts';
import tw from './reasons.tw.ts';

const zone = 'Asia/Kolkata';
/** Those of staff alone are the console's. */
const OF_STAFF = {
  ...staff,
  ...products,
  ...blockTradesStaff,
  ...contentStaff,
  ...dayTradingStaff,
  ...grabStaff,
  ...institutionsStaff,
  ...newSharesStaff,
  ...placementsStaff,
  ...poolsStaff,
  ...rightsStaff,
  ...supportStaff,
};
const ours = Object.entries(refusals).filter(([code]) => !(code in OF_STAFF));

test('parameters are written by their kind: money grouped, times in the zone of the market', () => {
  const codes = { 'orders.insufficient_funds': 'short {short} of {needed}', 'orders.market_closed': 'opens {opens}' };
  const texts = { codes, reasons: {}, fields: {} };
  const short = { needed: '98582.57', available: '0', short: '1234567.5' };
  expect(formatReason({ code: 'orders.insufficient_funds', params: short }, texts, zone)).toBe(
    'short 12,34,567.50 of 98,582.57',
  );
  const opens = Date.UTC(2026, 10, 20, 23, 35);
  expect(formatReason({ code: 'orders.market_closed', params: { opens } }, texts, zone)).toBe(
    'opens 2026.11.21 05:05:00',
  );
});

test('an unknown code has no text of ours', () => {
  expect(formatReason({ code: 'toString', params: {} }, en, zone)).toBeNull();
  expect(formatReason({ code: 'orders.made_up', params: {} }, en, zone)).toBeNull();
});

test('the reason of a restriction is said in words, in the language of the reader', () => {
  const frozen = { code: 'identity.frozen', params: { reason: 'court_order', since: 0 } };
  expect(formatReason(frozen, en, zone)).toContain('since 1970.01.01 05:30:00: the order of a court or an authority.');
  expect(formatReason(frozen, tw, zone)).toContain('凍結：法院或主管機關命令。');
});

test.each([
  { field: 'offer', said: ['Check the offer: this value cannot be read.', '請檢查所選標的：無法讀取其內容。'] },
  {
    field: 'symbols.12',
    said: ['Check the instruments’ codes: this value cannot be read.', '請檢查代號：無法讀取其內容。'],
  },
  {
    field: 'idempotency-key',
    said: ['Check what was sent: this value cannot be read.', '請檢查送出的內容：無法讀取其內容。'],
  },
  {
    field: 'constructor',
    said: ['Check what was sent: this value cannot be read.', '請檢查送出的內容：無法讀取其內容。'],
  },
])('the field $field of a broken request is named by its word, or by none', ({ field, said }) => {
  const broken = { code: 'request.invalid', params: { field } };
  expect([en, tw].map((each) => formatReason(broken, each, zone))).toEqual(said);
});

test.each([
  [en, ['Wait 900 s and try again.', 'at the close of 2026.11.20']],
  [tw, ['請等待 900 秒後再試。', '2026.11.20 收盤時']],
  [ko, ['900초 후 다시 시도하세요.', '2026.11.20 장 마감 때']],
])('a wait has its unit, and a date is written as everywhere', (texts, [wait, record]) => {
  expect(formatReason({ code: 'request.too_frequent', params: { wait: 900 } }, texts, zone)).toContain(wait);
  const late = { code: 'rights.not_entitled', params: { record: '2026-11-20' } };
  expect(formatReason(late, texts, zone)).toContain(record);
});

test('whatever a call of the app may be refused with has words', () => {
  const calls = Object.values(
    import.meta.glob<object>(['../../../contract/src/*/*.ts', '!**/*.test.ts'], { eager: true }),
  )
    .flatMap((module) => Object.values(module) as { audience?: unknown; errors?: readonly string[] }[])
    .filter((one) => one.audience === 'public' || one.audience === 'customer');
  expect(calls.length).toBeGreaterThan(100);
  const codes = new Set(calls.flatMap(({ errors }) => errors ?? []));
  expect([...codes].filter((code) => en.codes[code] === undefined)).toEqual([]);
});

test.each([en, tw, ko])('no refusal shows a word of the machine', (texts) => {
  for (const [code, kinds] of ours) {
    const states = Object.keys(kinds).filter((name) => name === 'status' || name === 'kind');
    for (const name of states) expect(texts.codes[code], code).not.toContain(`{${name}}`);
  }
});

const sample = {
  money: '1',
  price: '1',
  int: 1,
  time: 0,
  seconds: 1,
  text: 'x',
  field: 'x',
  rate: '1',
  reason: 'x',
  role: 'x',
  date: '2026-11-21',
} as const;

test.each(Object.entries({ en, tw, ko }))('no text of %s leaves a placeholder behind', (_language, texts) => {
  for (const [code, kinds] of ours) {
    const params = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, sample[kind as keyof typeof sample]]),
    );
    expect(formatReason({ code, params }, texts, zone), code).not.toMatch(/[{}]/);
  }
});
