import { expect, test } from 'vitest';
import { agreesWith, cashBefore, groupByMonth, isBalanced } from './months.ts';

const line = (businessDate: string, cash: string, cashAfter: string) => ({ businessDate, cash, cashAfter });

test('records stand under the month of their business date, newest first, with what came and what went', () => {
  const rows = [
    line('2026-12-01', '5.00', '900.01'),
    line('2026-11-30', '-98582.57', '895.01'),
    line('2026-11-29', '-0.01', '99477.58'),
    line('2026-11-29', '99477.59', '99477.59'),
  ];
  const months = groupByMonth(rows);
  expect(months.map(({ name }) => name)).toEqual(['2026.12', '2026.11']);
  expect(months[1]).toMatchObject({ incoming: '99477.59', outgoing: '-98582.58' });
  expect(months.flatMap((month) => month.rows)).toEqual(rows);
});

test('each line continues the one below it', () => {
  const newer = line('2026-11-30', '-98582.57', '895.01');
  expect(cashBefore(newer)).toBe('99477.58');
  expect(cashBefore(line('2026-11-30', 'much', '1.00'))).toBeNull();
});

test('a balance one paisa off the newest line does not agree', () => {
  const newest = line('2026-11-30', '1.00', '895.01');
  expect(agreesWith('895.01', newest)).toBe(true);
  expect(agreesWith('895.02', newest)).toBe(false);
  expect(agreesWith(undefined, newest)).toBeNull();
});

test('an entry balances in money and in shares, or it is shown as broken', () => {
  const postings = [
    { asset: 'INR', amount: '-98582.57' },
    { asset: 'INR', amount: '98430.00' },
    { asset: 'INR', amount: '152.57' },
    { asset: 'VRM', amount: '100' },
    { asset: 'VRM', amount: '-100' },
  ];
  expect(isBalanced(postings)).toBe(true);
  expect(isBalanced(postings.slice(1))).toBe(false);
});
