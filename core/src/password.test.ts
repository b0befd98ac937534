import { expect, test } from 'vitest';
import { canonicalAccount, maskedAccount } from './account.ts';
import { normalizePassword, passwordWeakness } from './password.ts';

const cases: [password: string, weakness: ReturnType<typeof passwordWeakness>][] = [
  ['', 'short'],
  ['seven77', 'short'],
  ['practice-2026', null],
  ['eight888', null],
  ['PassWord', 'common'],
  ['Password123', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['xyzxyzxyz', 'common'],
  ['12341234', 'common'],
  ['23456789', 'common'],
  ['hgfedcba', 'common'],
  ['priya.sharma', 'common'],
  ['PRIYA.SHARMA', 'common'],
  ['priya.sharma!', null],
  ['Bahi@2026', 'common'],
  ['2026-bahi-khata', 'common'],
  ['Sensex!80000', 'common'],
  ['bahi-of-my-aunt', null],
  ['🌞🌞🌞🌙', 'short'],
  ['🌞🌞🌞🌙🌞🌙🌞🌞', null],
  ['monsoon kite over the river '.repeat(9), null],
];

test.each(cases)('the password %j is judged %j', (password, weakness) => {
  expect(passwordWeakness(password, 'priya.sharma')).toBe(weakness);
});

test('a phone is no password for its own account, with or without the plus', () => {
  expect(passwordWeakness('+919810012345', '+919810012345')).toBe('common');
  expect(passwordWeakness('919810012345', '+919810012345')).toBe('common');
});

test('a password typed composed or decomposed is the same password', () => {
  expect(normalizePassword('cafe\u0301-noir')).toBe(normalizePassword('café-noir'));
});

test('an account has one spelling and a mask that hides most of it', () => {
  expect(canonicalAccount(' Priya.S ')).toBe('priya.s');
  expect(maskedAccount('priya')).toBe('pri•••');
  expect(maskedAccount('+919810012210')).toBe('+91 ••••• ••210');
});
