/** Aadhaar and PAN as people type them; what the check digit finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  joinIdNumber,
  maskAadhaar,
  maskName,
  maskPan,
  normaliseAadhaar,
  normaliseName,
  normalisePan,
  splitIdNumber,
} from './identity-numbers.ts';

/** Eleven digits of which exactly one continuation is an Aadhaar number. */
const eleven = fc.tuple(
  fc.integer({ min: 2, max: 9 }),
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }),
);
const continuations = (head: string) =>
  [...'0123456789'].map((digit) => head + digit).filter((text) => normaliseAadhaar(text) !== null);
const aadhaar = eleven.map(([first, more]) => continuations(`${first}${more.join('')}`)[0]!);

test.each([
  ['234123412346', '234123412346'],
  ['2341 2341 2346', '234123412346'],
  [' 2341-2341–2346 ', '234123412346'],
  ['234123412347', null],
  ['134123412346', null],
  ['034123412346', null],
  ['23412341234', null],
  ['2341234123460', null],
  ['２３４１２３４１２３４６', null],
  ['', null],
])('Aadhaar %s', (text, expected) => {
  expect(normaliseAadhaar(text)).toBe(expected);
});

test('eleven digits have exactly one check digit', () => {
  fc.assert(fc.property(eleven, ([first, more]) => continuations(`${first}${more.join('')}`).length === 1));
});

test('every single wrong digit is found', () => {
  fc.assert(
    fc.property(aadhaar, (number) => {
      for (let index = 0; index < 12; index++) {
        for (const digit of '0123456789') {
          if (digit === number[index]) continue;
          expect(normaliseAadhaar(number.slice(0, index) + digit + number.slice(index + 1))).toBeNull();
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('every swap of unequal neighbours is found', () => {
  fc.assert(
    fc.property(aadhaar, (number) => {
      for (let index = 0; index < 11; index++) {
        const [a, b] = [number[index]!, number[index + 1]!];
        if (a !== b) expect(normaliseAadhaar(number.slice(0, index) + b + a + number.slice(index + 2))).toBeNull();
      }
    }),
  );
});

test.each([
  ['ABCPE1234F', 'ABCPE1234F'],
  [' abcpe 1234 f', 'ABCPE1234F'],
  ['ABCCE1234F', null],
  ['ABCPE0000F', null],
  ['ABCPE12345', null],
  ['ABCPE1234FG', null],
  ['АBCPE1234F', null],
  ['', null],
])('PAN %s', (text, expected) => {
  expect(normalisePan(text)).toBe(expected);
});

test('a number that is pasted whole splits itself, and joins to itself again', () => {
  expect(splitIdNumber('2341 2341-2346')).toEqual({ first: '234123', rest: '412346' });
  expect(splitIdNumber('2341')).toEqual({ first: '2341', rest: '' });
  fc.assert(
    fc.property(aadhaar, (number) => {
      const { first, rest } = splitIdNumber(number);
      expect(joinIdNumber(first, rest)).toBe(number);
      expect(joinIdNumber(number, '')).toBe(number);
      expect(joinIdNumber(number, number)).toBe(number);
    }),
  );
});

test('a mask shows the end of a number and no more', () => {
  expect(maskAadhaar('234123412346')).toBe('•••• •••• 2346');
  expect(maskPan('ABCPE1234F')).toBe('ABCPE••••F');
  expect(maskName('Asha Rao')).toBe('Asha R•••');
  expect(maskName('  Asha Devi  Rao ')).toBe('Asha R•••');
  expect(maskName('Asha')).toBe('A•••');
  expect(maskName('王小明')).toBe('王•••');
});

test.each([
  ['  Asha   Devi Rao ', 'Asha Devi Rao'],
  ['आशा राव', 'आशा राव'],
  ["D'Souza-Rao Jr.", "D'Souza-Rao Jr."],
  ['Asha', 'Asha'],
  ['A', null],
  ['Asha 2', null],
  ['<b>Asha</b>', null],
  ['', null],
  ['A'.repeat(101), null],
])('a name %s', (text, expected) => {
  expect(normaliseName(text)).toBe(expected);
});
