/** English texts of refusals of the exam. */
import type { education as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'education.lessons_missing': 'You have read {read} of {needed} lessons. Read all of them to take the exam.',
  'education.try_unknown': 'This exam does not exist. Go back to Learn and start the exam again.',
  'education.try_over': 'You have already submitted this exam. See your result in Learn.',
  'education.bank_changed': 'We have revised the exam questions. Start the exam again: this one does not count.',
};
