/** What must be true of the exam, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const EDUCATION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'exam_is_marked_by_its_bank',
    meaning:
      'An exam that was submitted has 20 questions, and as many right answers as its version of the questions says. It is passed when they reach its pass mark, and only then.',
    sql: `select t.id, t.customer_id, t.outcome, t.right_count, m.correct from education.exam_try t
      join education.bank b on b.version = t.bank
      cross join lateral (
        select count(*) as questions, count(distinct q.question) as different,
          count(*) filter (where (b.answers ->> q.question)::int = q.given) as correct
        from unnest(t.questions, t.answers) as q (question, given)
      ) m
      where t.answers is not null and (m.questions <> 20 or m.different <> 20 or t.right_count <> m.correct
        or (t.outcome = 'passed') <> (m.correct * 100 >= t.pass_percent * 20))`,
    isWholeOnly: true,
  },
  {
    name: 'margin_by_exam_has_its_try',
    meaning:
      'Whoever passed the exam may use leverage and sell short, and had read all lessons. At most one exam of a customer turned it on, and it was passed.',
    sql: `select t.customer_id, c.is_margin_enabled, count(*) filter (where t.turned_on) as turned_on, l.lessons
      from education.exam_try t join identity.customer c on c.id = t.customer_id
      cross join lateral (select count(*) as lessons from education.lesson l where l.customer_id = t.customer_id and l.read_at is not null) l
      group by t.customer_id, c.is_margin_enabled, l.lessons
      having l.lessons < 12 or count(*) filter (where t.turned_on) > 1 or bool_or(t.turned_on and t.outcome <> 'passed')
        or bool_or(t.outcome = 'passed') and not c.is_margin_enabled`,
    isWholeOnly: true,
  },
];
