import { expect, test } from 'vitest';
import { fundPasswordFault } from './fund-password.ts';

test.each(['', '12345', '1234567', '12345a', ' 12345', '１２３４５６', '१२३४५६', '-12345'])(
  '"%s" is no fund password',
  (text) => {
    expect(fundPasswordFault(text)).toBe('format');
  },
);

test.each(['000000', '777777', '121212', '123123', '112233', '998877', '123456', '654321', '890123', '024680'])(
  '%s is tried first',
  (text) => {
    expect(fundPasswordFault(text)).toBe('simple');
  },
);

test.each(['150890', '081590', '900815', '311299'])('%s is a birthday', (text) => {
  expect(fundPasswordFault(text)).toBe('simple');
});

test.each(['739164', '402857', '914073', '555551'])('%s will do', (text) => {
  expect(fundPasswordFault(text)).toBeNull();
});

test('five of six in a million are left', () => {
  let fine = 0;
  for (let n = 0; n < 1_000_000; n += 1) if (fundPasswordFault(String(n).padStart(6, '0')) === null) fine += 1;
  expect(fine).toBeGreaterThan(830_000);
});
