/** What the exchange form computes. */
import { expect, test } from 'vitest';
import { costAgainstMiddle, fitAmount, half, inverseRate, paidAmount, readAmount, shortBy } from './amounts.ts';

test('an amount keeps what the other currency can hold', () => {
  expect(fitAmount('12.50', 'JPY')).toBe('12');
  expect(fitAmount('12.50', 'USD')).toBe('12.50');
  expect(fitAmount('12.505', 'USD')).toBe('12.50');
  expect(fitAmount('', 'KRW')).toBe('');
  expect(fitAmount('12.', 'USD')).toBe('12');
});

test('only an amount above zero is asked for', () => {
  expect(readAmount('100', 'USD')).toBe('100.00');
  expect(readAmount('0.00', 'USD')).toBeNull();
  expect(readAmount('', 'USD')).toBeNull();
  expect(readAmount('1.5', 'JPY')).toBeNull();
  expect(readAmount('1e5', 'USD')).toBeNull();
});

test('the button names what leaves as soon as it is known, on whichever side was typed', () => {
  expect(paidAmount(null, 'from', undefined)).toBeNull();
  expect(paidAmount('5000.00', 'from', undefined)).toBe('5000.00');
  expect(paidAmount('100.00', 'to', undefined)).toBeNull();
  expect(paidAmount('100.00', 'to', { pays: '8475.20' })).toBe('8475.20');
});

test('short by the missing part to the minor unit', () => {
  expect(shortBy('1000000.01', '1000000.00', 'INR')).toBe('0.01');
  expect(shortBy('1000000.00', '1000000.00', 'INR')).toBeNull();
  expect(shortBy('5', '3', 'JPY')).toBe('2');
});

test('a rate below one is readable the other way round', () => {
  expect(inverseRate('0.01183274')).toBe('84.511280');
  expect(inverseRate('16.30000000')).toBe('0.061350');
  expect(inverseRate('0.00000000')).toBeNull();
});

test('the spread costs what the middle would have given more', () => {
  const quoted = { from: 'INR', to: 'USD', pays: '84300.00', gets: '997.50', middle: '0.01186239' } as const;
  expect(costAgainstMiddle(quoted)).toBe('2.50');
  expect(costAgainstMiddle({ from: 'JPY', to: 'VND', pays: '1000', gets: '168613', middle: '169.03614457' })).toBe(
    '423',
  );
});

test('half of the spread', () => {
  expect(half('0.50')).toBe('0.25');
  expect(half('0.25')).toBe('0.1250');
  expect(half('1.00')).toBe('0.50');
});
