/** The body of its second test ends by nothing, and changes what its third test reads. */
import { afterEach, beforeEach, expect, test } from 'vitest';

let changes = 0;
const hooks: string[] = [];
beforeEach(({ task }) => void hooks.push(task.name));
afterEach(({ task }) => {
  if (task.name === 'after it') console.error('a hook ran');
});

test('before it', () => {
  expect(changes).toBe(0);
});

test('endless', async () => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    changes += 1;
  }
});

test('after it', async () => {
  const before = changes;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([changes, hooks]).toEqual([before, ['before it', 'endless']]);
});
