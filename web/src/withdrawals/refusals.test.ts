import { expect, test } from 'vitest';
import { fieldOf, mainRefusal } from './refusals.ts';

const closed = (gate: 'identity' | 'minimum' | 'no_restriction', code: string) => ({
  gate,
  isOpen: false,
  refusal: { code, params: {} },
});

test('a freeze is said first, and that money is short last', () => {
  const short = closed('minimum', 'withdrawals.insufficient');
  const unverified = closed('identity', 'verification.required');
  expect(mainRefusal([{ gate: 'window', isOpen: true, refusal: null }])).toBeNull();
  expect(mainRefusal([short])?.code).toBe('withdrawals.insufficient');
  expect(mainRefusal([short, unverified])?.code).toBe('verification.required');
  expect(mainRefusal([unverified, short, closed('no_restriction', 'identity.frozen')])?.code).toBe('identity.frozen');
});

test.each([
  ['withdrawals.insufficient', 'amount'],
  ['destinations.too_new', 'destination'],
  ['withdrawals.open_request', null],
])('%s stands beside %s', (code, field) => expect(fieldOf(code)).toBe(field));
