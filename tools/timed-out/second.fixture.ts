import { expect, test } from 'vitest';

test('of the next file', () => {
  expect(1).toBe(1);
});
