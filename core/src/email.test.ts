import { expect, test } from 'vitest';
import { canonicalEmail, maskedEmail } from './email.ts';

test.each([
  ['  Priya.S+bahi@Example.CO.in ', 'priya.s+bahi@example.co.in'],
  ["o'neil@mail.example", "o'neil@mail.example"],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j is written one way', (text, email) => {
  expect(canonicalEmail(text)).toBe(email);
});

test.each([
  '',
  'priya',
  'priya@localhost',
  '@example.com',
  'a@b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a@-example.com',
  'a@example..com',
  'a@example.c',
  'a b@example.com',
  'a@example.com, b@example.com',
  'Priya <a@example.com>',
  'a@example.com\nBcc: b@example.com',
  'a@[127.0.0.1]',
  'प्रिया@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('%j is no address', (text) => {
  expect(canonicalEmail(text)).toBeNull();
});

test('a shown address names its first letter and its house alone', () => {
  expect(maskedEmail('priya@example.com')).toBe('p•••@example.com');
});
