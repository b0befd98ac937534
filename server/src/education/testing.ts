/** Lessons read and exams taken through the API, for tests of this and other domains; and a bank of no real questions. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { getExam, readLesson, startExam, submitExam } from '@bahi/contract/education/calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { BEAT_GAP_MS, LESSONS, type Lesson } from '@bahi/core/education.ts';
import { expectOk } from '../identity/testing.ts';
import type { VirtualClock } from '../platform/clock.ts';
import { bankOf, type Bank, type LessonQuestions } from './bank.ts';
import { HOUSE_BANK } from './house-bank.ts';
import type { Questions } from './question-shape.ts';

const key = () => ({ idempotencyKey: randomUUID() });
/** Where time goes on by itself as well, a beat still comes within the gap. */
const STEP_MS = BEAT_GAP_MS - 5_000;

export function testBank(wording = 'Which one?'): Bank {
  const questions = (lesson: Lesson): Questions =>
    [1, 2, 3, 4, 5].map((number) => ({
      id: `${lesson}-${number}`,
      text: `${wording} ${lesson} ${number}`,
      options: ['One', 'Two', 'Three', 'Four'],
      explanation: `Because of ${lesson} ${number}`,
    }));
  const of = (lesson: Lesson): LessonQuestions => {
    const en = questions(lesson);
    return {
      en,
      tw: en,
      ko: en,
      answers: Object.fromEntries(en.map(({ id }, index) => [id, (index % 4) as 0 | 1 | 2 | 3])),
    };
  };
  return bankOf(Object.fromEntries(LESSONS.map((lesson) => [lesson, of(lesson)])) as Record<Lesson, LessonQuestions>);
}

type Time = OutputOf<typeof readLesson>;

export async function beatOn(call: Call, lesson: Lesson, isStart = false): Promise<Time> {
  return expectOk(await call(readLesson, { lesson, isStart }, key()));
}

/** Who reads, and whose time goes on. */
interface Reader {
  readonly call: Call;
  readonly clock: Pick<VirtualClock, 'advance'>;
}

/** Looks at a lesson for so long without a break, a beat every step. */
export async function lookAt({ call, clock }: Reader, lesson: Lesson, ms: number, step = 5_000): Promise<Time> {
  let time = await beatOn(call, lesson, true);
  for (let left = ms; left > 0; left -= step) {
    await clock.advance(Math.min(step, left));
    time = await beatOn(call, lesson);
  }
  return time;
}

export async function readAll(by: Reader): Promise<void> {
  for (const lesson of LESSONS) await lookAt(by, lesson, 41_000, STEP_MS);
}

/** A try with so many right answers, ready to be handed in. */
export async function answered(call: Call, bank: Bank, right: number): Promise<InputOf<typeof submitExam>> {
  expectOk(await call(startExam, {}, key()));
  const exam = expectOk(await call(getExam, { language: 'en' }))!;
  const answers = exam.questions.map((question, index) => {
    const place = rightPlace(bank, question);
    return index < right ? place : (place + 1) % 4;
  });
  return { try: exam.try, answers };
}

/** Where a try shows what is right of a question, in English. */
export function rightPlace(
  bank: Bank,
  { id, options }: { readonly id: string; readonly options: readonly string[] },
): number {
  return options.indexOf(bank.question(id, 'en')!.options[bank.answers[id]!]);
}

/** Of the house's own bank: afterwards the customer may use leverage and sell short. Nine minutes go by. */
export async function passExam(by: Reader): Promise<void> {
  await readAll(by);
  expectOk(await by.call(submitExam, await answered(by.call, HOUSE_BANK, 16), key()));
}
