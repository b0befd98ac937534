/** English: what each key of the configuration of lessons and the exam is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { education as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  lessonSeconds: { name: 'Lesson: seconds', meaning: 'A lesson counts after more than this time on it.' },
  examPassPercent: { name: 'Exam: pass mark', meaning: 'How much of an exam has to be right to pass.' },
};
