import { expect, test } from 'vitest';
import { en } from '@bahi/contract/refusal-texts/en.ts';
import { tw } from '@bahi/contract/refusal-texts/tw.ts';
import { ko } from '@bahi/contract/refusal-texts/ko.ts';
import { refusals } from '@bahi/contract/errors.ts';
import { formatReason } from './format-reason.ts';

const zone = 'Asia/Kolkata';

test('parameters are written by their kind: money grouped, times in the zone of the market', () => {
  const texts = { 'orders.insufficient_funds': 'short {short} of {needed}', 'orders.market_closed': 'opens {opens}' };
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

const sample = { money: '1', price: '1', int: 1, time: 0, seconds: 1, text: 'x', rate: '1' } as const;

test.each(Object.entries({ en, tw, ko }))('no text of %s leaves a placeholder behind', (_language, texts) => {
  for (const [code, kinds] of Object.entries(refusals)) {
    const params = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, sample[kind as keyof typeof sample]]),
    );
    expect(formatReason({ code, params }, texts, zone), code).not.toMatch(/[{}]/);
  }
});
