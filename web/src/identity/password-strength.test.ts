import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', null],
  ['abc', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['lanterns', 'fair'],
  ['password', 'weak'],
  ['priya.sharma', 'weak'],
  ['lantern7River', 'good'],
  ['four quiet lanterns on the river', 'strong'],
] as const)('a password of %j is called %s', (password, strength) => {
  expect(passwordStrength(password, 'priya.sharma')).toBe(strength);
});
