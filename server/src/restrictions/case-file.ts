/** Restrictions and appeals in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('case', r.id::text, 'kind', r.kind)`;
const from = 'from restrictions.restriction r where r.customer_id = $1';
const appealed = `jsonb_build_object('case', a.restriction_id::text, 'appeal', a.id::text)`;

export const RESTRICTIONS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'restriction',
    sql: `select r.id, r.since as at, 'restriction.imposed' as what, ${about} || jsonb_build_object('reason', r.reason,
      'until', r.asked_until, 'needs_second', r.needs_second, 'message', r.message) as params, r.author_name as by ${from}`,
  },
  {
    domain: 'restriction',
    sql: `select r.id, r.approved_at as at, 'restriction.confirmed' as what,
      ${about} || jsonb_build_object('until', r.until) as params, r.approved_name as by ${from} and r.approved_at is not null`,
  },
  {
    domain: 'restriction',
    sql: `select r.id, r.lifted_at as at, 'restriction.lifted' as what,
      ${about} || jsonb_build_object('reason', r.lift_reason) as params, r.lifted_name as by ${from} and r.lifted_at is not null`,
  },
  {
    domain: 'restriction',
    sql: `select a.id, a.created_at as at, 'appeal.made' as what, ${appealed} || jsonb_build_object('text', a.text) as params,
      null::text as by from restrictions.appeal a where a.customer_id = $1`,
  },
  {
    domain: 'restriction',
    sql: `select a.id, a.decided_at as at, 'appeal.' || a.state as what,
      ${appealed} || jsonb_build_object('answer', a.answer) as params, a.decided_name as by
      from restrictions.appeal a where a.customer_id = $1 and a.decided_at is not null`,
  },
];
