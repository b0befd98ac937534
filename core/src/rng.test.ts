/** The seeded generator: repeatable, independent by stream, and plainly distributed. */
import { expect, test } from 'vitest';
import { createRng, hashText } from './rng.ts';

test('the same seed and stream give the same numbers, another stream others', () => {
  const numbers = (seed: number, stream: number) => {
    const rng = createRng(seed, stream);
    return [rng.next(), rng.float(), rng.normal(), rng.below(1000)];
  };
  expect(numbers(7, 1)).toEqual(numbers(7, 1));
  expect(numbers(7, 1)).not.toEqual(numbers(7, 2));
  expect(numbers(8, 1)).not.toEqual(numbers(7, 1));
  expect(hashText('VRM')).not.toBe(hashText('VRN'));
});

test('floats fill the unit interval evenly, and normals have mean 0 and deviation 1', () => {
  const rng = createRng(2026, 3);
  const buckets = Array.from({ length: 10 }, () => 0);
  let sum = 0;
  let squares = 0;
  const count = 50_000;
  for (let index = 0; index < count; index += 1) {
    buckets[Math.floor(rng.float() * 10)]! += 1;
    const value = rng.normal();
    sum += value;
    squares += value * value;
  }
  for (const bucket of buckets) expect(Math.abs(bucket - count / 10)).toBeLessThan(400);
  expect(Math.abs(sum / count)).toBeLessThan(0.02);
  expect(Math.abs(squares / count - 1)).toBeLessThan(0.03);
});

test('below stays below its bound', () => {
  const rng = createRng(1);
  const seen = new Set(Array.from({ length: 1000 }, () => rng.below(5)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
});
