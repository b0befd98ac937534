/** Who is signed in, as the browser's storage has it. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('who is signed in is read from local storage once, when the app starts', async () => {
  const kept = new Map([
    ['tokend', 'T'],
    ['account', 'priya'],
  ]);
  const read: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      read.push(key);
      return kept.get(key) ?? null;
    },
  });
  vi.resetModules();
  const { credentials } = await import('./session.ts');
  const atStart = read.filter((key) => kept.has(key));
  kept.set('tokend', 'of another tab');
  expect([credentials(), credentials()]).toEqual(Array.from({ length: 2 }, () => ({ token: 'T', account: 'priya' })));
  expect(atStart.toSorted()).toEqual(['account', 'tokend']);
  expect(read.filter((key) => kept.has(key))).toEqual(atStart);
});
