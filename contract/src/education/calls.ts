/** Lessons and the exam (desks §8): passing turns leverage and short selling on. The right answers are told once a try is handed in. */
import { EXAM_QUESTIONS, LESSONS } from '@bahi/core/education.ts';
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, instant, pageOf, paging } from '../shapes.ts';

export const lesson = z.enum(LESSONS);
const language = z.enum(['en', 'tw', 'ko']);
/** The place of an option, from 0. */
const option = z.int().check(z.minimum(0), z.maximum(3));

const lessonTime = z.object({
  lesson,
  /** Whole seconds on it that count. */
  seconds: z.int(),
  isRead: z.boolean(),
});

export const getEducation = define({
  path: '/education/state',
  summary: 'Which lessons the customer has read, and how the exam stands.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    lessons: z.array(lessonTime),
    /** A lesson is read after more than these. */
    lessonSeconds: z.int(),
    /** Questions of an exam, and how many have to be right. */
    questions: z.int(),
    needed: z.int(),
    /** The try that is under way. */
    openTry: z.nullable(id),
    /** Tries that were handed in. */
    tries: z.int(),
    /** When the exam was passed first. */
    passedAt: z.nullable(instant),
    isMarginEnabled: z.boolean(),
  }),
  errors: [],
});

export const readLesson = define({
  path: '/education/lesson/read',
  summary:
    'Says that a lesson is being looked at, every few seconds; what counts is the time between, by the server’s clock.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({
    lesson,
    /** It was opened or came back into view: nothing of the time before counts. */
    isStart: z.boolean(),
  }),
  output: lessonTime,
  errors: [],
});

export const startExam = define({
  path: '/education/exam/start',
  summary: 'Draws the questions of a try; while one is open, answers that one.',
  audience: 'customer',
  isMutation: true,
  input: empty,
  output: z.object({ try: id }),
  errors: ['identity.frozen', 'education.lessons_missing'],
});

const asked = {
  id: z.string(),
  lesson,
  text: z.string(),
  options: z.array(z.string()),
};

export const getExam = define({
  path: '/education/exam',
  summary: 'The questions of the try that is under way, without what is right; null: there is none.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ language }),
  output: z.nullable(
    z.object({
      try: id,
      startedAt: instant,
      /** How many have to be right. */
      needed: z.int(),
      questions: z.array(z.object(asked)),
    }),
  ),
  errors: [],
});

const result = {
  try: id,
  endedAt: instant,
  right: z.int(),
  of: z.int(),
  needed: z.int(),
  isPassed: z.boolean(),
};

export const submitExam = define({
  path: '/education/exam/submit',
  summary: 'Hands a try in, with an answer to each of its questions, once.',
  audience: 'customer',
  isMutation: true,
  input: z.object({
    try: id,
    answers: z.array(option).check(z.minLength(EXAM_QUESTIONS), z.maxLength(EXAM_QUESTIONS)),
  }),
  output: z.object({
    ...result,
    /** With this try leverage and short selling came on. */
    turnedOn: z.boolean(),
  }),
  errors: ['identity.frozen', 'education.try_unknown', 'education.try_over', 'education.bank_changed'],
});

export const getExamResult = define({
  path: '/education/exam/result',
  summary: 'An own try that was handed in: each question with what was answered, what is right and why.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ try: id, language }),
  output: z.object({
    ...result,
    /** Those that the exam still has. */
    questions: z.array(z.object({ ...asked, given: option, right: option, explanation: z.string() })),
  }),
  errors: ['education.try_unknown'],
});

export const listExamTries = define({
  path: '/education/exam/tries',
  summary: 'The own tries that were handed in, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(z.object(result)),
  errors: [],
});
