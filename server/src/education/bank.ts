/** The exam's questions in three languages, checked when the server starts, with the version of the right answers by which tries are marked. */
import { createHash } from 'node:crypto';
import { assert } from '@bahi/core/assert.ts';
import { LESSONS, type Lesson } from '@bahi/core/education.ts';
import type { Answers, Question, Questions } from './question-shape.ts';

export const LANGUAGES = ['en', 'tw', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

export type LessonQuestions = Readonly<Record<Language, Questions>> & { readonly answers: Answers };

export interface Bank {
  readonly version: string;
  readonly answers: Answers;
  readonly ofLesson: Readonly<Record<Lesson, readonly string[]>>;
  /** Undefined: the bank has no such question (any more). */
  question(id: string, language: Language): Question | undefined;
}

export function bankOf(lessons: Readonly<Record<Lesson, LessonQuestions>>): Bank {
  const answers: Answers = Object.assign({}, ...LESSONS.map((lesson) => lessons[lesson].answers));
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Map(LESSONS.flatMap((lesson) => lessons[lesson][language].map((question) => [question.id, question]))),
    ]),
  ) as Record<Language, Map<string, Question>>;
  const ids = Object.keys(answers).toSorted();
  for (const language of LANGUAGES) {
    assert(ids.join() === [...texts[language].keys()].toSorted().join(), `questions and answers differ in ${language}`);
  }
  const ofLesson = Object.fromEntries(
    LESSONS.map((lesson) => [lesson, lessons[lesson].en.map(({ id }) => id)]),
  ) as Record<Lesson, string[]>;
  // A reworded question is another one: an answer to what nobody reads any more is not marked.
  const whole = ids.map((id) => [id, answers[id], ...LANGUAGES.map((language) => texts[language].get(id))]);
  return {
    // The form too: a try that began before options were shown in an order of its own would be marked by another one.
    version: createHash('sha256')
      .update(JSON.stringify(['in order of the try', whole]))
      .digest('base64url'),
    answers,
    ofLesson,
    question: (id, language) => texts[language].get(id),
  };
}

export function lessonOf(id: string): Lesson {
  return id.slice(0, id.lastIndexOf('-')) as Lesson;
}
