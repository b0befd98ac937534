import { expect, test } from 'vitest';
import { mainRefusal } from './refusals.ts';

const closed = (gate: 'identity' | 'fund_password' | 'minimum' | 'no_restriction', code: string) => ({
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

test('a missing fund password keeps nobody from sending: the sheet sets it', () => {
  const missing = closed('fund_password', 'security.fund_password_missing');
  expect(mainRefusal([missing])).toBeNull();
  expect(mainRefusal([missing, closed('minimum', 'withdrawals.insufficient')])?.code).toBe('withdrawals.insufficient');
});
