import { expect, test, vi } from 'vitest';
import { testSeed } from './testing-seed.ts';

const files = Array.from({ length: 200 }, (_, index) => `/any/where/server/src/orders/case-${index}.test.ts`);

test('a file has the same seed in each run and in each folder, and another one than its neighbour', () => {
  vi.stubEnv('BAHI_EVERYWHERE', undefined);
  vi.stubEnv('BAHI_SEED', undefined);
  const seeds = files.map(testSeed);
  expect(files.map((file) => testSeed(file.replace('/any/where/', '/elsewhere/')))).toEqual(seeds);
  expect(new Set(seeds).size).toBe(files.length);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
});

test('everywhere it is drawn, and a seed that is given counts', () => {
  vi.stubEnv('BAHI_EVERYWHERE', '1');
  vi.stubEnv('BAHI_SEED', undefined);
  expect(new Set(Array.from({ length: 20 }, () => testSeed(files[0]!))).size).toBeGreaterThan(10);
  vi.stubEnv('BAHI_SEED', '7');
  expect(testSeed(files[0]!)).toBe(7);
});
