import { expect, test } from 'vitest';
import { words as en } from './configuration/value-words.en.ts';
import { words as ko } from './configuration/value-words.ko.ts';
import { words as tw } from './configuration/value-words.tw.ts';
import { formatConfigValue } from './format-config.ts';

test.each([
  ['minimumOpeningAmount', '2500.00', ['2,500.00']],
  ['ordersPerSecondMaximum', 1200, ['1,200']],
  ['marginCloseOutPercent', 25, ['25%']],
  ['exchangeSpreadBps', 5, ['0.05%']],
  ['exchangeQuoteSeconds', 15, ['15 seconds']],
  ['depositPromiseMinutes', 1, ['1 minute']],
  ['moneyOutHoldHours', 24, ['24 hours']],
  ['areOrdersGuarded', true, ['yes']],
  ['withdrawalWindow', { from: 570, until: 1440 }, ['09:30–24:00']],
  ['leverageLevels', [1, 2, 10], ['1×, 2×, 10×']],
  ['supportNumbers', [], ['none']],
  ['supportNumbers', [{ label: 'Desk', number: '+91 80' }], ['Desk: +91 80']],
  ['supportLink', '', ['none']],
] as const)('%s %j is written as %j', (key, value, lines) => {
  expect(formatConfigValue(key, value as never, en)).toEqual(lines);
});

test('a payee is written with everything that money goes to, a line for each', () => {
  const channel = { kind: 'bank' as const, checkLink: null, isPractice: true, hasPassword: false };
  const payee = [
    { label: 'holder' as const, value: 'Bahi' },
    { label: 'account' as const, value: '0001' },
  ];
  const two = [
    { ...channel, id: 'one', name: 'Bank', payee },
    { ...channel, id: 'two', name: 'Desk', payee: [payee[1]!] },
  ];
  expect(formatConfigValue('depositChannels', two, en)).toEqual(['Bank · Bahi · 0001', 'Desk · 0001']);
});

test('units are in the reader’s language', () => {
  expect(formatConfigValue('moneyOutHoldHours', 24, tw)).toEqual(['24 小時']);
  expect(formatConfigValue('moneyOutHoldHours', 24, ko)).toEqual(['24시간']);
});
