import { expect, test } from 'vitest';
import { keepUnsentReceipt, unsentReceipt } from './unsent-receipt.ts';

const receipt = { id: '7', at: 1_800_000_000_000, picture: null };

test('a receipt waits for its own payment: not for another amount, not for another customer, not once it is sent', () => {
  expect(unsentReceipt('asha', '5000')).toBeNull();
  keepUnsentReceipt('asha', '5000', receipt);
  expect(unsentReceipt('asha', '5000')).toBe(receipt);
  expect(unsentReceipt('asha', '10000')).toBeNull();
  expect(unsentReceipt('ravi', '5000')).toBeNull();
  keepUnsentReceipt('asha', '5000', null);
  expect(unsentReceipt('asha', '5000')).toBeNull();
});
