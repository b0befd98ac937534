/**
 * Lessons and the exam (desks §8): what counts of the time on a lesson, which questions a try draws, and what passes. Pure: moments
 * and chance are handed in.
 */
import { assert } from './assert.ts';

/** In the order in which they are read. */
export const LESSONS = [
  'markets',
  'orders',
  'charges',
  'leverage',
  'shorts',
  'stop-loss',
  'draws',
  'corporate-actions',
  'lending',
  'loans',
  'fraud',
  'rights',
] as const;
export type Lesson = (typeof LESSONS)[number];

/** So often a lesson that is looked at says so. */
export const BEAT_MS = 5_000;
/** After a longer silence nobody is known to have looked: nothing of it counts. */
export const BEAT_GAP_MS = 15_000;

export const EXAM_QUESTIONS = 20;

export interface Beats {
  readonly now: number;
  /** The beat before, of this lesson and of any lesson of the customer; null: there was none, or the lesson was opened anew. */
  readonly ofLesson: number | null;
  readonly ofAny: number | null;
}

/**
 * What a beat counts, in ms: the time since the beat before, of whichever lesson, so that no moment counts twice in two tabs. A
 * clock that went back counts nothing.
 */
export function countedMs({ now, ofLesson, ofAny }: Beats): number {
  if (ofLesson === null || now - ofLesson > BEAT_GAP_MS) return 0;
  return Math.max(0, now - Math.max(ofLesson, ofAny ?? ofLesson));
}

/** More than the seconds asked for. */
export function isRead(readMs: number, lessonSeconds: number): boolean {
  return readMs > lessonSeconds * 1_000;
}

/** Right answers that pass. */
export function rightNeeded(passPercent: number): number {
  return Math.ceil((EXAM_QUESTIONS * passPercent) / 100);
}

/**
 * The questions of a try: of each lesson as many as of any other or one more, all in a random order. `below` answers a
 * random integer from 0 to below its argument.
 */
export function drawQuestions(
  bank: Readonly<Record<Lesson, readonly string[]>>,
  below: (limit: number) => number,
): string[] {
  const shuffled = LESSONS.map((lesson) => shuffle(bank[lesson], below));
  const drawn: string[] = [];
  for (let round = 0; drawn.length < EXAM_QUESTIONS; round += 1) {
    const left = shuffled.flatMap((ids) => ids[round] ?? []);
    assert(left.length > 0, 'the bank has too few questions');
    drawn.push(...shuffle(left, below).slice(0, EXAM_QUESTIONS - drawn.length));
  }
  return shuffle(drawn, below);
}

function shuffle<T>(items: readonly T[], below: (limit: number) => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
