import { expect, test } from 'vitest';
import {
  BEAT_GAP_MS,
  countedMs,
  drawQuestions,
  EXAM_QUESTIONS,
  isRead,
  LESSONS,
  rightNeeded,
  type Lesson,
} from './education.ts';
import { createRng } from './rng.ts';

test.each([
  ['the first beat', { now: 100_000, ofLesson: null, ofAny: null }, 0],
  ['a beat five seconds later', { now: 105_000, ofLesson: 100_000, ofAny: 100_000 }, 5_000],
  ['the longest silence that counts', { now: 100_000 + BEAT_GAP_MS, ofLesson: 100_000, ofAny: 100_000 }, BEAT_GAP_MS],
  ['a longer silence', { now: 100_001 + BEAT_GAP_MS, ofLesson: 100_000, ofAny: 100_000 }, 0],
  ['another lesson in another tab two seconds ago', { now: 105_000, ofLesson: 100_000, ofAny: 103_000 }, 2_000],
  ['a clock that went back', { now: 90_000, ofLesson: 100_000, ofAny: 100_000 }, 0],
])('of the time on a lesson counts: %s', (_, beats, counted) => {
  expect(countedMs(beats)).toBe(counted);
});

test('a lesson is read after more than its seconds, and 16 of 20 right pass at 80 %', () => {
  expect([isRead(40_000, 40), isRead(40_001, 40)]).toEqual([false, true]);
  expect([rightNeeded(80), rightNeeded(81), rightNeeded(100)]).toEqual([16, 17, 20]);
});

test('a try has twenty questions, each once, of each lesson one or two, and the draws differ', () => {
  const bank = Object.fromEntries(
    LESSONS.map((lesson) => [lesson, [1, 2, 3, 4, 5].map((number) => `${lesson}-${number}`)]),
  ) as Record<Lesson, string[]>;
  const rng = createRng(20_261_127);
  const draws = Array.from({ length: 300 }, () => drawQuestions(bank, (limit) => rng.below(limit)));
  for (const drawn of draws) {
    expect(new Set(drawn).size).toBe(EXAM_QUESTIONS);
    const each = LESSONS.map((lesson) => drawn.filter((id) => id.startsWith(`${lesson}-`)).length);
    expect(each.every((count) => count === 1 || count === 2)).toBe(true);
  }
  expect(new Set(draws.map((drawn) => drawn.join(' '))).size).toBe(300);
  expect(new Set(draws.flat()).size).toBe(60);
});
