/** Lessons read and exams submitted, in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const lessons = happenedIn({
  domain: 'identity',
  from: 'from education.lesson l where l.customer_id = $1',
  id: 'l.id',
  about: `jsonb_build_object('lesson', l.lesson)`,
});

const tries = happenedIn({
  domain: 'identity',
  from: 'from education.exam_try t where t.customer_id = $1 and t.answers is not null',
  id: 't.id',
  about: `jsonb_build_object('case', t.id::text, 'right', t.right_count || '/20')`,
});

export const EDUCATION_CASE_FILE: readonly CaseFileSource[] = [
  lessons(`'education.lesson'`, { at: 'l.read_at' }),
  tries(`case when t.turned_on then 'education.turned_on' else 'education.' || t.outcome end`, { at: 't.ended_at' }),
];
