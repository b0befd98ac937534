import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  formatAmount,
  formatClock,
  formatCompact,
  formatDateTime,
  formatPrice,
  formatQuantity,
  formatRate,
  formatSigned,
  signOf,
  splitDuration,
} from './format.ts';

test.each([
  ['0', '0.00'],
  ['999.999', '1,000.00'],
  ['1234567.5', '12,34,567.50'],
  ['999999999.99', '99,99,99,999.99'],
  ['-113 ', '−113.00'],
  ['-0.001', '0.00'],
  ['0.005', '0.01'],
  ['-0.005', '−0.01'],
  ['', '0.00'],
  ['abc', '0.00'],
  ['1e5', '0.00'],
  [null, '0.00'],
])('money %j is shown as %s', (text, shown) => {
  expect(formatAmount(text)).toBe(shown);
});

test('an unknown price is a dash, never zero', () => {
  expect([formatPrice(null), formatPrice(''), formatPrice('x'), formatSigned(null), formatRate(undefined)]).toEqual(
    Array(5).fill('—'),
  );
});

test('a change always carries its sign, and zero has none', () => {
  expect([formatSigned('17.8'), formatSigned('-0.92'), formatSigned('0'), formatRate('1.84')]).toEqual([
    '+17.80',
    '−0.92',
    '0.00',
    '+1.84%',
  ]);
  expect([signOf('0.001'), signOf('-1'), signOf('2'), signOf(null)]).toEqual([0, -1, 1, 0]);
});

test('digits follow the currency or the price scale', () => {
  expect([formatAmount('1234.5', 0), formatPrice('12.34567', 4), formatQuantity(1234567)]).toEqual([
    '1,235',
    '12.3457',
    '12,34,567',
  ]);
});

test('large sums shorten by the units of the language', () => {
  expect([
    formatCompact('123456789.12', { lakh: ' L', crore: ' Cr' }),
    formatCompact('123456', { lakh: ' L', crore: ' Cr' }),
    formatCompact(12345, { tenThousand: '만', hundredMillion: '억' }),
    formatCompact(1234, { lakh: ' L', crore: ' Cr' }),
    formatCompact(null, {}),
  ]).toEqual(['12.35 Cr', '1.23 L', '1.23만', '1,234', '—']);
});

test('dates are written in the zone of the market', () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 18, 30, 5), 'Asia/Kolkata')).toBe('2026.11.21 00:00:05');
});

test('a countdown counts a started second and stops at zero', () => {
  expect(splitDuration(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(formatClock(splitDuration(1))).toBe('00:00:01');
});

test('grouping loses no digit, for any amount of paise', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (paise) => {
      const digits = paise.toString().replace('-', '').padStart(3, '0');
      const shown = formatAmount(`${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
      expect(shown.replaceAll(/[^0-9]/g, '')).toBe(digits);
      expect(shown).toMatch(/^−?[0-9]{1,3}(,[0-9]{3})?\.[0-9]{2}$|^−?[0-9]{1,2}(,[0-9]{2})*,[0-9]{3}\.[0-9]{2}$/);
    }),
  );
});
