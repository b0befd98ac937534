/** Account numbers and IFSC codes as people write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAccountNumber, maskAddress, normaliseAccountNumber, normaliseIfsc } from './destinations.ts';

test.each([
  ['50100123456789', '50100123456789'],
  [' 5010 0123 4567 89 ', '50100123456789'],
  ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['12345', null],
  ['1'.repeat(35), null],
  ['00000000', null],
  ['１２３４５６７８', null],
  ['१२३४५६७८', null],
  ['12345678;', null],
  ['', null],
])('account number %s', (text, expected) => {
  expect(normaliseAccountNumber(text)).toBe(expected);
});

test.each([
  ['HDFC0001234', 'HDFC0001234'],
  [' hdfc0001234', 'HDFC0001234'],
  ['SBIN0ABC123', 'SBIN0ABC123'],
  ['HDFC1001234', null],
  ['HDF00001234', null],
  ['HDFC000123', null],
  ['HDFC00012345', null],
  ['HDFCO001234', null],
  ['ＨDFC0001234', null],
])('IFSC %s', (text, expected) => {
  expect(normaliseIfsc(text)).toBe(expected);
});

test('bringing a number to its form twice changes nothing, and a mask shows four signs of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const number = normaliseAccountNumber(text);
      if (number === null) return;
      expect(normaliseAccountNumber(number)).toBe(number);
      expect(maskAccountNumber(number)).toBe(`•••• ${number.slice(-4)}`);
    }),
  );
  expect(maskAddress('TQn9Y2khEsLJW1ChVWFMSMeRDow5Kcx4Kf')).toBe('TQn9…x4Kf');
});
