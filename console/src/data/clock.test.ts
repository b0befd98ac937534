/** The server's time from the seconds of its answers. */
import { expect, test } from 'vitest';
import { aheadBy, narrowed, type Bounds, type Heard } from './clock.ts';

/** Heard by a machine whose clock is so far behind, with the way there and back. */
function heardAt(at: number, behindMs: number, wayMs = 20): Heard {
  const made = at + wayMs;
  return {
    sentAt: at - behindMs,
    receivedAt: made + wayMs - behindMs,
    date: new Date(Math.floor(made / 1000) * 1000).toUTCString(),
  };
}

const after = (...heard: readonly Heard[]): Bounds | null => {
  let known: Bounds | null = null;
  for (const one of heard) known = narrowed(known, one);
  return known;
};

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

test('a machine that is right stays so, whatever part of a second it asks in', () => {
  for (const part of [0, 130, 500, 990]) expect(aheadBy(after(heardAt(NOON + part, 0)))).toBe(0);
});

test('one that is ten minutes behind is corrected to the second at once, and more closely by the next answers', () => {
  const first = aheadBy(after(heardAt(NOON + 300, 600_000)));
  expect(Math.abs(first - 600_000)).toBeLessThanOrEqual(540);
  const many = Array.from({ length: 20 }, (_, nth) => heardAt(NOON + nth * 3_170, 600_000));
  expect(Math.abs(aheadBy(after(...many)) - 600_000)).toBeLessThanOrEqual(60);
});

test('a clock that is set anew counts from the next answer on, and an answer without a date tells nothing', () => {
  const known = after(heardAt(NOON, 0), heardAt(NOON + 5_400, -3_600_000));
  expect(Math.abs(aheadBy(known) + 3_600_000)).toBeLessThanOrEqual(540);
  expect(narrowed(known, { sentAt: 1, receivedAt: 2, date: null })).toBe(known);
});
